package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.Situation;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;

/// The ruling on a move.
///
/// @param move the move in full
/// @param ruling whether it is legal, with one sentence of the facts of the position
/// @param clauses the clauses that decide it, the most specific first
/// @param events what it sets off, in order; empty if it is refused
record RulingEntry(
    String move, Ruling ruling, List<ClauseEntry> clauses, List<? extends Event> events) {

  static <P, M> RulingEntry of(Situation<P, M> situation, M move) {
    Game<P, M> game = situation.game();
    Ruling ruling = game.judge(situation.position(), move);
    var rulebook = game.rulebook();
    List<? extends Clause> clauses =
        switch (ruling) {
          case Ruling.Allowed allowed -> allowed.clauses();
          case Ruling.Refused refused -> List.of(refused.clause());
        };
    return new RulingEntry(
        game.notation().writeMove(move),
        ruling,
        clauses.stream().<ClauseEntry>map(clause -> new ClauseEntry(clause, rulebook)).toList(),
        ruling instanceof Ruling.Allowed allowed ? allowed.events() : List.of());
  }

  static String reason(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed allowed -> allowed.reason();
      case Ruling.Refused refused -> refused.reason();
    };
  }

  private boolean isLegal() {
    return ruling instanceof Ruling.Allowed;
  }

  JsonObject json() {
    return new JsonObject()
        .with("move", move)
        .with("legal", isLegal())
        .with("reason", reason(ruling))
        .with("clauses", clauses.stream().map(ClauseEntry::json).toList())
        .with("events", events.stream().<JsonObject>map(RulingEntry::json).toList());
  }

  /// Something that happens, with the identifiers of the clauses that make it happen.
  static JsonObject json(Event event) {
    return new JsonObject()
        .with("event", event.text())
        .with("clauses", event.clauses().stream().<String>map(Clause::id).toList());
  }

  void print(PrintWriter out, Ink ink) {
    out.println(
        (isLegal() ? ink.of(Part.PASSED, "legal: ") : ink.of(Part.REFUSAL, "refused: "))
            + ink.of(Part.MOVE, move));
    out.println("  " + Paragraph.hanging(reason(ruling), 2));
    for (Event each : events) {
      out.println("  - " + each.text() + " " + ink.of(Part.CLAUSE, Clause.cited(each.clauses())));
    }
    out.println();
    clauses.forEach(clause -> clause.print(out, ink));
  }
}
