package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Positions, moves and clauses of a game as text, and back.
record Texts<P, M>(Game<P, M> game) {

  String of(P position) {
    return game.notation().write(position);
  }

  String ofMove(M move) {
    return game.notation().writeMove(move);
  }

  P rewritten(P position) {
    return game.notation().read(of(position), "rewritten");
  }

  M rewritten(P position, M move) {
    return game.notation().readMove(position, ofMove(move), new Place("rewritten", 1, 1));
  }

  /// Why clauses cannot be cited; null if they can.
  @Nullable String uncitable(List<? extends Clause> clauses, String what) {
    if (clauses.isEmpty()) {
      return what + " cites no clause";
    }
    Optional<? extends Clause> foreign =
        clauses.stream().filter(each -> !game.rulebook().clauses().contains(each)).findFirst();
    return foreign
        .map(each -> what + " cites " + each.id() + ", which is no clause of the rulebook")
        .orElse(null);
  }

  /// Why an object is not what it should equal; null if it is.
  static @Nullable String unequal(Object found, Object expected, String text) {
    if (!found.equals(expected)) {
      return text + " becomes " + found + ", which is not equal to " + expected;
    }
    return found.hashCode() == expected.hashCode()
        ? null
        : text + " becomes an equal value with another hash code";
  }
}
