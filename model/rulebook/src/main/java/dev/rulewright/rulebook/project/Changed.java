package dev.rulewright.rulebook.project;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.terms.TermBase;
import java.util.List;
import java.util.stream.Stream;

/// What is found in the rows in which a project's texts have changed; no other row is looked at.
/// Those of now are what [Compared] finds there. Those of before are found with what the texts of
/// now teach, so one that hardly counted may be missing among them, or be one too many.
///
/// @param before what matters most first; none of less than a least confidence
/// @param after the same
public record Changed(List<Finding> before, List<Finding> after) {

  /// Compares the rows in which the texts of two projects part.
  ///
  /// @param old read for its texts and its book only
  /// @param project whose alignment, terms and limits count for both
  /// @throws BadInput if a file makes no sense
  public static Changed of(Project old, Project project) {
    List<ProjectTexts> texts = ProjectTexts.read(List.of(old, project));
    List<Edition> before = texts.getFirst().editions();
    List<Edition> editions = texts.getLast().editions();
    var earlier = new EarlierTexts(before, editions);
    Alignment alignment = texts.getLast().align();
    TermBase terms = project.readTerms();
    var was =
        new Alignment(
            alignment.languages(),
            alignment.rows().stream().map(earlier::of).filter(row -> !row.isEmpty()).toList());
    Comparison.Changes changes = Comparison.changes(alignment, earlier::of);
    List<Row> gone = gone(alignment, earlier);
    List<String> languages = languages(alignment, earlier);
    List<List<Finding>> examples =
        Stream.of(was, alignment)
            .parallel()
            .map(each -> Comparison.examples(each.in(languages)))
            .toList();
    return new Changed(
        Compared.findings(
            project,
            terms,
            was,
            old.book().links(before, old.readTerms()),
            with(changes.before(), examples.getFirst()),
            row -> gone.stream().anyMatch(row::sharesUnitWith)),
        Compared.findings(
            project,
            terms,
            alignment,
            project.book().links(editions, terms),
            with(changes.after(), examples.getLast()),
            earlier::differ));
  }

  /// The rows as they were before, of which none is as it was.
  private static List<Row> gone(Alignment alignment, EarlierTexts earlier) {
    return alignment.rows().stream()
        .filter(earlier::differ)
        .map(earlier::of)
        .filter(row -> !alignment.rows().contains(row))
        .toList();
  }

  /// The languages whose texts have changed.
  private static List<String> languages(Alignment alignment, EarlierTexts earlier) {
    return alignment.languages().stream()
        .filter(each -> alignment.rows().stream().anyMatch(row -> earlier.differ(row, each)))
        .toList();
  }

  private static List<Finding> with(List<Finding> some, List<Finding> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }
}
