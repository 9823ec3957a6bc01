package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.table.OtherwisePage;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.storyboard.OtherAnswers;
import dev.rulewright.reports.storyboard.Storyboard;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Played;
import java.util.List;
import java.util.Optional;

/// Writes a line as one file that needs nothing else, to be sent to somebody: its storyboard, and
/// what would change it.
///
/// @param otherwise what other answers make of it
/// @param example the title of the scenario that it comes from, if it comes from one
record SharedPage<P, M>(Line<P, M> line, OtherwisePage otherwise, Optional<String> example) {

  /// What the line is about, in words.
  String title() {
    Optional<Played<P, M>> last = line.last();
    return example
        .filter(_ -> last.isEmpty())
        .or(() -> last.flatMap(this::title))
        .orElse("A position");
  }

  private Optional<String> title(Played<P, M> last) {
    return last.move()
        .map(move -> {
          String said = otherwise.telling().move(line.game().notation().writeMove(move));
          return last.ruling().orElse(null) instanceof Ruling.Refused refused
              ? said + ": refused by " + refused.clause().id()
              : said;
        });
  }

  String html() {
    String language = otherwise.telling().language();
    Optional<OtherAnswers> others =
        line.last().isEmpty() ? Optional.empty() : Optional.of(otherwise.others());
    var story = new Storyboard.Story(line.story(title()), others);
    var section = new Page.Stories("What was asked", 1, List.of(story), language);
    return new Page(title(), "", line.box().rulebook(), List.of(section)).html();
  }
}
