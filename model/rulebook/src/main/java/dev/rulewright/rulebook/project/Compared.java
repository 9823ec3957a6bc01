package dev.rulewright.rulebook.project;

import static java.util.Comparator.comparing;
import static java.util.Comparator.reverseOrder;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.Finding;
import dev.rulewright.rulebook.text.TextImport;
import java.util.List;

/// A project whose texts are read, aligned and compared.
///
/// @param editions in the order of the project
/// @param findings what matters most first; none of less than a least confidence
public record Compared(
    Project project, List<Edition> editions, Alignment alignment, List<Finding> findings) {

  /// Findings that are less likely than this are not told.
  private static final double LEAST_CONFIDENCE = 0.3;

  /// Reads and compares the texts of a project.
  ///
  /// @throws BadInput if a file makes no sense
  public static Compared of(Project project) {
    List<Edition> editions = editions(project);
    Alignment alignment = alignment(project, editions);
    List<Finding> findings =
        Comparison.of(alignment).stream()
            .filter(finding -> finding.confidence() >= LEAST_CONFIDENCE)
            .map(finding -> finding.atMost(project.limits()))
            .sorted(
                comparing(Finding::severity, reverseOrder())
                    .thenComparing(Finding::confidence, reverseOrder()))
            .toList();
    return new Compared(project, editions, alignment, findings);
  }

  /// The texts of a project.
  ///
  /// @throws BadInput if a file makes no sense
  public static List<Edition> editions(Project project) {
    return project.sources().stream().map(TextImport::read).toList();
  }

  /// The texts of a project, aligned.
  ///
  /// @param editions the project's
  public static Alignment alignment(Project project, List<Edition> editions) {
    Edition reference =
        editions.stream()
            .filter(edition -> edition.language().equals(project.reference()))
            .findFirst()
            .orElseThrow();
    return Alignment.of(editions, reference);
  }
}
