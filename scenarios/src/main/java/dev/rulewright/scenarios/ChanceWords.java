package dev.rulewright.scenarios;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Turn;
import java.util.stream.Collectors;

/// Words about what a position waits for, for messages.
record ChanceWords<P, M>(Game<P, M> game) {

  private static final int MOST_OUTCOMES_NAMED = 12;

  /// What a position waits for.
  String waitsFor(P position) {
    return switch (game.turn(position)) {
      case Turn.Decision<M> decision -> "it is for " + decision.player().id() + " to move";
      case Turn.Chance<M> chance -> "chance decides between " + named(chance);
      case Turn.Over<M> over -> "play is over, " + over.result().reason();
    };
  }

  /// That chance has to be scripted.
  String unscripted(Turn.Chance<M> turn) {
    return "play waits for chance; expected a step such as 'chance: %s', possible are %s"
        .formatted(written(turn.outcomes().get(0)), named(turn));
  }

  /// The outcomes that are possible.
  String named(Turn.Chance<M> turn) {
    String names =
        turn.outcomes().stream()
            .limit(MOST_OUTCOMES_NAMED)
            .map(this::written)
            .collect(Collectors.joining(", "));
    return turn.outcomes().size() > MOST_OUTCOMES_NAMED ? names + ", …" : names;
  }

  private String written(M move) {
    return game.notation().writeMove(move);
  }
}
