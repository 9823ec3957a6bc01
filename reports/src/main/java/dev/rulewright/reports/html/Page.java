package dev.rulewright.reports.html;

import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.picture.PictureSvg;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Conclusion;
import dev.rulewright.reports.results.Games;
import dev.rulewright.reports.results.PartialAnswers;
import dev.rulewright.reports.storyboard.ClauseText;
import dev.rulewright.reports.storyboard.Storyboard;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What a page shows.
///
/// @param lead what the page is about, in one or two sentences; may be empty
/// @param rulebook the rulebook of the game
/// @param sections the sections in order
public record Page(String title, String lead, Rulebook rulebook, List<Section> sections) {

  /// The page as the text of an HTML file.
  ///
  /// @throws dev.rulewright.reports.charts.NoFonts if there are charts and this machine cannot
  ///   write letters
  public String html() {
    return PageText.of(this);
  }

  /// How pages look, as a style sheet.
  public static String style() {
    String own = DataFile.beside(Page.class, "page.css").text();
    return Markup.COLOURS.html() + own + PictureSvg.STYLE.html();
  }

  /// Every clause that the stories cite or are about, in the order of the rulebook.
  public Markup clauses() {
    List<Plays> stories =
        sections.stream()
            .<Plays>mapMulti((section, take) -> {
              if (section instanceof Stories told) {
                told.stories().forEach(story -> take.accept(story.plays()));
              }
            })
            .toList();
    return ClauseText.table(rulebook, stories);
  }

  /// A section of a page.
  public sealed interface Section {}

  /// What an experiment was asked, what it answers, and how it can be asked again; the question is
  /// the title of the page.
  ///
  /// @param command the call that makes the results again
  /// @param parts questions that the experiment answered one by one, if it has a table of them
  public record Answer(
      Conclusion conclusion, Optional<String> command, Optional<PartialAnswers> parts)
      implements Section {}

  /// What the numbers of an experiment mean.
  public record Notes(List<String> notes) implements Section {}

  /// A few facts, one a line.
  ///
  /// @param title the heading of the section, such as `What was run`
  /// @param facts values by what they are, such as `Seed`
  public record Facts(String title, SequencedMap<String, String> facts) implements Section {}

  /// What the numbers rest on without evidence.
  public record Assumptions(List<String> assumed) implements Section {}

  /// Who wins how often, and how the games ended.
  public record Verdicts(Games games) implements Section {}

  /// What was found out about the rules.
  public record Properties(Checks checks) implements Section {}

  /// Charts, one below the other.
  public record Charts(List<Chart> charts) implements Section {}

  /// Tables of results, which sort.
  public record Tables(List<ResultTable> tables) implements Section {}

  /// Scenarios that were replayed, told step by step.
  ///
  /// @param heading the heading of the section
  /// @param first the number of the first one on the page
  /// @param language the language of titles, and the edition whose names are used
  public record Stories(String heading, int first, List<Storyboard.Story> stories, String language)
      implements Section {

    /// The only scenarios of a page.
    public static Stories of(List<Plays> stories, String language) {
      return new Stories(
          "Scenarios",
          1,
          stories.stream().map(plays -> new Storyboard.Story(plays, Optional.empty())).toList(),
          language);
    }

    /// The section.
    public Markup told() {
      return new Storyboard(language).of(heading, first, stories);
    }
  }

  /// The files that were written beside the page.
  public record Files(List<Written> files) implements Section {}

  /// A file beside the page.
  ///
  /// @param name path from the page, folders separated by `/`
  /// @param holds what it holds, in a few words
  public record Written(String name, String holds) {}
}
