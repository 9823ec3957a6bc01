package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.stream.Collectors;

/// Tells clauses in text.
record ClauseText(Ink ink) {

  private static final int INDENT = 14;

  /// The clause in two or three lines, with where it is printed.
  void print(ClauseEntry clause, PrintWriter out) {
    printBriefly(clause, out);
    line(printed(clause), out);
    clause.remarks().forEach((edition, remark) -> line(edition + ": " + remark, out));
    if (clause.notModelled() != null) {
      line("not modelled: " + clause.notModelled(), out);
    }
    if (!clause.questions().isEmpty()) {
      line("unclear: " + String.join(", ", clause.questions()) + " (rulewright readings ID)", out);
    }
  }

  /// What the clause says.
  void printBriefly(ClauseEntry clause, PrintWriter out) {
    String id = clause.id() + " ".repeat(Math.max(1, INDENT - clause.id().length()));
    out.println(ink.of(Part.CLAUSE, id) + Paragraph.hanging(clause.says(), INDENT));
  }

  private static String printed(ClauseEntry clause) {
    if (clause.printed().isEmpty()) {
      return "printed in no edition";
    }
    String printed =
        clause.printed().stream()
            .map(ClauseEntry.Printed::toString)
            .collect(Collectors.joining(", ", "printed: ", ""));
    return clause.missingIn().isEmpty()
        ? printed
        : printed + "; not in " + String.join(", ", clause.missingIn());
  }

  private void line(String text, PrintWriter out) {
    out.println(" ".repeat(INDENT) + ink.of(Part.SOURCE, Paragraph.hanging(text, INDENT)));
  }
}
