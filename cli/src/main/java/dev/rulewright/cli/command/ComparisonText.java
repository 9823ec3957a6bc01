package dev.rulewright.cli.command;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;

/// Tells in text where two readings answer differently.
record ComparisonText(Ink ink) {

  private static final int INDENT = 7;

  void print(ComparisonEntry comparison, PrintWriter out) {
    for (ComparisonEntry.Difference difference : comparison.differences()) {
      new QuestionText(ink).heading(difference.id(), difference.question(), difference.asks(), out);
      for (int i = 0; i < comparison.readings().size(); i++) {
        print(comparison.readings().get(i), difference.answers().get(i), out);
      }
    }
    out.println(
        "%s%s and %s answer %,d of %s differently."
            .formatted(
                comparison.differences().isEmpty() ? "" : "\n",
                comparison.readings().getFirst(),
                comparison.readings().getLast(),
                comparison.differences().size(),
                Paragraph.count(comparison.of(), "question")));
  }

  private void print(String reading, ComparisonEntry.Answer answer, PrintWriter out) {
    out.println(
        "   %s: %s%s"
            .formatted(
                reading,
                ink.of(Part.MOVE, answer.name()),
                answer.borrowed() ? " (borrowed: it leaves the question open)" : ""));
    out.println(" ".repeat(INDENT) + Paragraph.hanging(answer.says(), INDENT));
  }
}
