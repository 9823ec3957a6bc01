package dev.rulewright.cli.editions;

import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.Finding;

/// Findings as the console tells them.
final class FindingText {

  private FindingText() {}

  static void tell(Finding finding, Console console) {
    console.print(
        "%s  %s, %s: %s%s"
            .formatted(
                finding.id(),
                finding.severity(),
                finding.kind(),
                finding.explanation(),
                finding.deviates().map(alone -> " (" + alone + " is alone)").orElse("")));
    finding
        .row()
        .units()
        .forEach((language, units) -> {
          Finding.Said said = finding.said().getOrDefault(language, Finding.Said.NOTHING);
          String words = said.words().isEmpty() ? "-" : "'" + said.words() + "'";
          console.print("  " + language + " " + words);
          for (Unit unit : units) {
            console.print(Paragraph.indented(unit.toString(), 5));
          }
        });
    console.print("");
  }
}
