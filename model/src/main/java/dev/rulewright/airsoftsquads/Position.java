package dev.rulewright.airsoftsquads;

/// What lies on the table, and what it waits for.
///
/// @param turn the number of the TURN, 0 before the first one
/// @param stage what is waited for
/// @param red what red has
/// @param blue what blue has
public record Position(int turn, Stage stage, Side red, Side blue) {

  /// The player whose TURN it is: red has the odd ones.
  public Seat mover() {
    return mover(turn);
  }

  /// The player whose TURN has a number.
  public static Seat mover(int turn) {
    return turn % 2 == 1 ? Seat.RED : Seat.BLUE;
  }

  /// What a player has.
  public Side side(Seat player) {
    return player == Seat.RED ? red : blue;
  }

  /// The same, waiting for something else.
  public Position with(Stage other) {
    return new Position(turn, other, red, blue);
  }

  /// The same with something else before a player; the very same if nothing is made anew.
  @SuppressWarnings("ReferenceEquality")
  public Position with(Seat player, Side side) {
    return side == side(player) ? this : with(player, side, stage);
  }

  /// The same with something else before a player, waiting for something else.
  public Position with(Seat player, Side side, Stage other) {
    return player == Seat.RED
        ? new Position(turn, other, side, blue)
        : new Position(turn, other, red, side);
  }

  /// The same with somebody else on a position of a player.
  public Position with(Seat player, int position, Operator operator) {
    return with(player, side(player).with(position, operator));
  }

  /// The same in the next TURN.
  public Position next(Stage other) {
    return new Position(turn + 1, other, red, blue);
  }
}
