package dev.rulewright.starquest;

/// Whose turn it is, and what has happened in it.
///
/// @param mover whose turn it is
/// @param last whether the last event has been played out
/// @param played the reinforcement tokens played this turn
/// @param forced whether they have to be played
public record Round(Seat mover, boolean last, int played, boolean forced) {

  /// The beginning of a turn.
  public static Round of(Seat mover, boolean last) {
    return new Round(mover, last, 0, false);
  }

  /// The same with the duty to play tokens.
  public Round withForced() {
    return new Round(mover, last, played, true);
  }

  /// After one more token was played.
  public Round afterToken(boolean must) {
    return new Round(mover, last, played + 1, must);
  }
}
