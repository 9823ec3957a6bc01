package dev.rulewright.cli.rulings;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.rulewright.cli.input.Situation;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.scenarios.Emphasis.Part;
import java.io.PrintWriter;
import java.util.List;

/// The ruling on a move. Also the JSON answer of `why`.
///
/// @param move the move in full
/// @param legal whether it is legal
/// @param reason one sentence with the facts of the position
/// @param clauses the clauses that decide it, the most specific first
/// @param events what it sets off, in order; empty if it is refused
record RulingEntry(
    String move, boolean legal, String reason, List<ClauseEntry> clauses, List<Happened> events) {

  /// Something that happens.
  ///
  /// @param clauses the identifiers of the clauses that make it happen
  /// @param cited the same as they are told
  record Happened(String event, List<String> clauses, @JsonIgnore String cited) {

    static Happened of(Event event) {
      return new Happened(
          event.text(),
          event.clauses().stream().<String>map(Clause::id).toList(),
          Clause.cited(event.clauses()));
    }
  }

  static <P, M> RulingEntry of(Situation<P, M> situation, M move) {
    String text = situation.game().notation().writeMove(move);
    return switch (situation.game().judge(situation.position(), move)) {
      case Ruling.Allowed allowed ->
          new RulingEntry(
              text,
              true,
              allowed.reason(),
              entries(allowed.clauses(), situation),
              allowed.events().stream().map(Happened::of).toList());
      case Ruling.Refused(Clause clause, String reason) ->
          new RulingEntry(text, false, reason, entries(List.of(clause), situation), List.of());
    };
  }

  private static List<ClauseEntry> entries(
      List<? extends Clause> clauses, Situation<?, ?> situation) {
    var rulebook = situation.game().rulebook();
    return clauses.stream().<ClauseEntry>map(c -> ClauseEntry.of(c, rulebook)).toList();
  }

  void print(PrintWriter out, Ink ink) {
    out.println(
        (legal ? ink.of(Part.PASSED, "legal: ") : ink.of(Part.REFUSAL, "refused: "))
            + ink.of(Part.MOVE, move));
    out.println("  " + Paragraph.hanging(reason, 2));
    for (Happened each : events) {
      out.println("  - " + each.event + " " + ink.of(Part.CLAUSE, each.cited));
    }
    out.println();
    clauses.forEach(clause -> clause.print(out, ink));
  }
}
