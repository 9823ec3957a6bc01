package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.line.Table;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.storyboard.LineComparison;
import dev.rulewright.scenarios.Line;

/// Writes what comes of a line otherwise since the files of its game were saved.
///
/// @param before the game as it was before that
public record SavedPart(Table<?, ?> table, Box<?, ?> before, Telling telling) {

  Markup markup() {
    boolean isAsked = table.asked().isPresent();
    Line<?, ?> line = isAsked ? table.asked().orElseThrow() : table.line();
    var compared = new LineComparison<>(line, isAsked, telling.words());
    try {
      Line<?, ?> other = Line.of(table.address().start(), line.moves(), before);
      return compared.isSame(other) ? Markup.NOTHING : otherwise(compared.outcome(other));
    } catch (BadInput e) {
      return otherwise("it could not be played: " + telling.named(e.sentence()));
    } catch (RuntimeException e) {
      // Rules that threw something may be what was mended.
      return otherwise("it could not be played");
    }
  }

  private static Markup otherwise(String how) {
    return Markup.of(
        "<p class=\"saved\" role=\"status\"><strong>Otherwise since the last save.</strong> As the"
            + " rules were before, {}.</p>\n",
        how);
  }
}
