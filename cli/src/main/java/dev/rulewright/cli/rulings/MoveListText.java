package dev.rulewright.cli.rulings;

import static dev.rulewright.cli.output.Paragraph.count;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;

/// Tells the moves of a position in text.
record MoveListText(Ink ink) {

  void print(MoveList list, PrintWriter out) {
    out.println(ink.of(Part.TITLE, headline(list)));
    for (MoveList.Kind kind : list.kinds()) {
      out.println("\n%s: %,d".formatted(kind.kind(), kind.count()));
      kind.moves().forEach(move -> out.println("  " + line(move, list)));
      long more = kind.count() - kind.moves().size();
      if (more > 0) {
        out.println("  … and %,d more; --limit shows them".formatted(more));
      }
    }
  }

  private static String headline(MoveList list) {
    if (list.over() != null) {
      String who =
          list.over().winners().isEmpty()
              ? "nobody won"
              : String.join(" and ", list.over().winners()) + " won";
      return "play is over, %s: %s [%s]"
          .formatted(who, list.over().reason(), String.join(", ", list.over().clauses()));
    }
    return list.source() == null
        ? "%s: %s".formatted(list.decides(), count(list.count(), "legal move"))
        : "chance, %s: %s".formatted(list.source(), count(list.count(), "outcome"));
  }

  private static String line(MoveList.Each move, MoveList list) {
    return move.weight() == null
        ? move.move()
        : "%s  %d of %d".formatted(move.move(), move.weight(), list.weight());
  }
}
