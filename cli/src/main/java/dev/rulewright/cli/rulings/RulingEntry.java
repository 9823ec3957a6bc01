package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;

/// The ruling on the last move of a line.
///
/// @param before the moves before it, in full
/// @param move the move in full
/// @param ruling whether it is legal, with one sentence of the facts of the position
/// @param clauses the clauses that decide it, the most specific first; of a legal move last those
///   by which other answers to questions would refuse it
/// @param events what it sets off, in order; empty if it is refused
/// @param unasked moves that stand behind one that is refused
/// @param otherwise what would come of the line with other answers to questions
/// @param box the game
record RulingEntry(
    List<String> before,
    String move,
    Ruling ruling,
    List<ClauseEntry> clauses,
    List<? extends Event> events,
    List<Word> unasked,
    ReadingTable otherwise,
    Box<?, ?> box) {

  /// @param line a line of one move at least
  static <P, M> RulingEntry of(Line<P, M> line) {
    Notation<P, M> notation = line.game().notation();
    List<String> moves =
        line.transcript().steps().stream()
            .map(step -> notation.writeMove(step.move().orElseThrow()))
            .toList();
    Ruling ruling = line.last().orElseThrow().ruling().orElseThrow();
    var rulebook = line.game().rulebook();
    ReadingTable otherwise = line.otherwise(() -> {});
    Stream<? extends Clause> clauses =
        switch (ruling) {
          case Ruling.Allowed allowed ->
              Stream.concat(allowed.clauses().stream(), otherwise.refusing().stream()).distinct();
          case Ruling.Refused refused -> Stream.of(refused.clause());
        };
    return new RulingEntry(
        moves.subList(0, moves.size() - 1),
        moves.getLast(),
        ruling,
        clauses.<ClauseEntry>map(clause -> new ClauseEntry(clause, rulebook)).toList(),
        ruling instanceof Ruling.Allowed allowed ? allowed.events() : List.of(),
        line.unasked(),
        otherwise,
        line.box());
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
        .with("before", before)
        .with("move", move)
        .with("legal", isLegal())
        .with("reason", reason(ruling))
        .with("clauses", clauses.stream().map(ClauseEntry::json).toList())
        .with("events", events.stream().<JsonObject>map(RulingEntry::json).toList())
        .with("unasked", unasked.stream().map(Word::text).toList())
        .with("otherwise", otherwise.rows());
  }

  /// Something that happens, with the identifiers of the clauses that make it happen.
  static JsonObject json(Event event) {
    return new JsonObject()
        .with("event", event.text())
        .with("clauses", event.clauses().stream().<String>map(Clause::id).toList());
  }

  void print(PrintWriter out, Ink ink) {
    for (int i = 0; i < before.size(); i++) {
      out.println("%d. %s".formatted(i + 1, before.get(i)));
    }
    out.println(
        (isLegal() ? ink.of(Part.PASSED, "legal: ") : ink.of(Part.REFUSAL, "refused: "))
            + ink.of(Part.MOVE, move));
    out.println("  " + Paragraph.hanging(reason(ruling), 2));
    for (Event each : events) {
      out.println("  - " + each.text() + " " + ink.of(Part.CLAUSE, Clause.cited(each.clauses())));
    }
    out.println();
    clauses.forEach(clause -> clause.print(out, ink));
    if (!box.readings().questions().isEmpty()) {
      out.println("\nWith another answer:");
      new ReadingTableText("en", box, ink).printOthers(otherwise, out);
    }
    if (!unasked.isEmpty()) {
      out.println("\nNot asked, because of the refusal: " + unasked.getFirst());
    }
  }
}
