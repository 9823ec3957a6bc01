package dev.rulewright.starquest;

import dev.rulewright.starquest.material.Card.Effect;

/// Whose turn it is, and what has happened in it.
///
/// @param mover whose turn it is
/// @param last whether the last event has been played out
/// @param played the reinforcement tokens played this turn
/// @param forced whether they have to be played
/// @param order what the order card of this turn does, or [Effect#NONE]
/// @param begun whether, beside what pieces show, somebody has acted in a turn with cards
public record Round(
    Seat mover, boolean last, int played, boolean forced, Effect order, boolean begun) {

  /// The beginning of a turn.
  public static Round of(Seat mover, boolean last) {
    return new Round(mover, last, 0, false, Effect.NONE, false);
  }

  /// The same with the duty to play tokens.
  public Round withForced() {
    return new Round(mover, last, played, true, order, begun);
  }

  /// After an order was given.
  public Round ordering(Effect effect) {
    return new Round(mover, last, played, forced, effect, begun);
  }

  /// After somebody has acted who is gone.
  public Round withBegun() {
    return new Round(mover, last, played, forced, order, true);
  }

  /// After one more token was played.
  public Round afterToken(boolean must) {
    return new Round(mover, last, played + 1, must, order, begun);
  }
}
