package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;

/// Tells the ruling on a move in text.
record RulingText(Ink ink) {

  void print(RulingEntry ruling, PrintWriter out) {
    String verdict =
        ruling.legal() ? ink.of(Part.PASSED, "legal: ") : ink.of(Part.REFUSAL, "refused: ");
    out.println(verdict + ink.of(Part.MOVE, ruling.move()));
    out.println("  " + Paragraph.hanging(ruling.reason(), 2));
    for (RulingEntry.Happened event : ruling.events()) {
      String clauses = ink.of(Part.CLAUSE, "[" + String.join(", ", event.clauses()) + "]");
      out.println("  - " + event.event() + " " + clauses);
    }
    out.println();
    var text = new ClauseText(ink);
    ruling.clauses().forEach(clause -> text.print(clause, out));
  }
}
