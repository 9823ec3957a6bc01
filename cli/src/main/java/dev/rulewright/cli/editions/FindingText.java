package dev.rulewright.cli.editions;

import static java.util.stream.Collectors.joining;

import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.memory.Recall;
import java.util.stream.Stream;

/// Findings as the console tells them.
final class FindingText {

  private FindingText() {}

  /// @param recall what has been judged of it
  static void tell(Finding finding, Recall recall, Console console) {
    console.print(
        "%s  %s, %s: %s%s"
            .formatted(
                finding.id(),
                finding.severity(),
                finding.kind(),
                finding.explanation(),
                finding.deviates().map(alone -> " (" + alone + " is alone)").orElse("")));
    Finding.Link link = finding.link();
    String concerns =
        Stream.of(link.clause(), link.question(), link.scenario())
            .filter(each -> !each.isEmpty())
            .collect(joining("; "));
    if (!concerns.isEmpty()) {
      console.print(Paragraph.indented("[" + concerns + "]", 2));
    }
    finding
        .row()
        .units()
        .forEach((language, units) -> {
          console.print("  " + language + quoted(finding, language));
          for (Unit unit : units) {
            console.print(Paragraph.indented(unit.toString(), 5));
          }
        });
    if (recall.before(finding).isPresent()) {
      console.print(Paragraph.indented(judged(finding, recall), 2));
    }
    console.print("");
  }

  /// The words that an edition is quoted by, but for a gap, where all of them stand below anyway.
  private static String quoted(Finding finding, String language) {
    String words = finding.said(language).words();
    if (words.isEmpty()) {
      return " -";
    }
    return finding.isGap() ? "" : " '" + words + "'";
  }

  private static String judged(Finding finding, Recall recall) {
    String note = recall.note(finding).isEmpty() ? "" : ": " + recall.note(finding);
    String verdict = recall.before(finding).map(before -> before.verdict().toString()).orElse("");
    return recall.isJudged(finding)
        ? "judged " + verdict + note
        : "stale: judged " + verdict + " before it changed" + note;
  }
}
