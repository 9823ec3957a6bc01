package dev.rulewright.reports.editions;

import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.link.ClauseTable;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Editions beside each other, with the words that differ marked, on a page on which findings can
/// be judged.
///
/// The page asks the network for nothing, and its policy forbids it to. It can be read without its
/// script; judging needs it. What is judged stays in the browser, and leaves it as lines that the
/// reader copies or saves.
///
/// @param title such as the name of the project
/// @param alignment two editions or more
/// @param findings about rows of the alignment, in the order in which they are gone through
/// @param clauses which clauses a row prints
/// @param judged what was said of findings before, by their ids
/// @param memory tells what remembers the judgements of this page from what remembers those of
///   others
/// @param judgeCall the call that remembers the lines in a file `judgements.tsv`
public record ReadingCopy(
    String title,
    Alignment alignment,
    List<Finding> findings,
    ClauseTable clauses,
    Map<String, Judged> judged,
    String memory,
    String judgeCall) {

  /// Copies the collections.
  public ReadingCopy {
    findings = List.copyOf(findings);
    judged = Map.copyOf(judged);
  }

  /// What somebody said of a finding.
  ///
  /// @param status `real`, `harmless`, `later`, or `stale` if a sentence has changed since
  /// @param note may be empty
  public record Judged(String status, String note) {

    /// Nothing was said yet.
    static final Judged NEW = new Judged("new", "");

    /// What a reader sees of it, such as `harmless: a habit of French`; empty if nothing was said.
    String text() {
      return Stream.of(status.equals("new") ? "" : status, note)
          .filter(part -> !part.isEmpty())
          .collect(Collectors.joining(": "));
    }
  }

  /// The page as the text of an HTML file.
  public String html() {
    return new ReadingCopyText(this).document().html();
  }
}
