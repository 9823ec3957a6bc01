package dev.rulewright.cli.readings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.cli.readings.ComparisonEntry.Difference;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Predicate;

/// Tells in text where two readings part.
record ComparisonText(Ink ink) {

  private static final int INDENT = 7;

  void print(ComparisonEntry comparison, PrintWriter out) {
    print("Answered otherwise:", comparison, difference -> !difference.isOpen(), out);
    print("One says nothing or contradicts itself:", comparison, Difference::isOpen, out);
    out.println(
        Paragraph.hanging(
            "%s and %s, %s: %,d answered otherwise, %,d on which one says nothing or contradicts itself,"
                    .formatted(
                        comparison.readings().getFirst(),
                        comparison.readings().getLast(),
                        Paragraph.count(comparison.of(), "question"),
                        comparison.otherwise(),
                        comparison.open())
                + " %,d the same.".formatted(comparison.same()),
            2));
  }

  private void print(
      String title, ComparisonEntry comparison, Predicate<Difference> which, PrintWriter out) {
    List<Difference> shown = comparison.differences().stream().filter(which).toList();
    if (shown.isEmpty()) {
      return;
    }
    out.println(ink.of(Part.TITLE, title));
    for (Difference difference : shown) {
      new QuestionText(ink).heading(difference.id(), difference.question(), difference.asks(), out);
      for (int i = 0; i < comparison.readings().size(); i++) {
        print(comparison.readings().get(i), difference.answers().get(i), out);
      }
    }
    out.println();
  }

  private void print(String reading, ComparisonEntry.Answer answer, PrintWriter out) {
    String wording = answer.wording();
    out.println(
        "   %s: %s%s"
            .formatted(
                reading,
                wording != null && WordingText.isOpen(wording)
                    ? WordingText.sentence(wording) + "; borrowed: "
                    : "",
                ink.of(Part.MOVE, answer.name())));
    out.println(" ".repeat(INDENT) + Paragraph.hanging(answer.says(), INDENT));
  }
}
