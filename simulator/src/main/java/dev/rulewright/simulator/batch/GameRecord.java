package dev.rulewright.simulator.batch;

import java.util.List;

/// What came of one game.
///
/// @param game number of the game in its batch, from 0
/// @param seed seed of the batch; with the number it determines the game
/// @param starter who made the first decision
/// @param winner who won; [#DRAW] for nobody; several joined by `+`
/// @param reason why play ended, see [dev.rulewright.kernel.Result#reason]
/// @param turns turns begun, of all players together
/// @param moves decisions made, of all players together
/// @param outcomes outcomes of chance
/// @param counts what the game's [Counting] counts, in the order of its columns
public record GameRecord(
    long game,
    long seed,
    String starter,
    String winner,
    String reason,
    long turns,
    long moves,
    long outcomes,
    List<Long> counts) {

  /// The winner when nobody won.
  public static final String DRAW = "draw";

  /// The columns that every game has, in the order of the components.
  public static final List<Column> COLUMNS =
      List.of(
          new Column("game", "number", "number of the game in its batch, from 0"),
          new Column("seed", "number", "seed of the batch, which with the number repeats the game"),
          new Column("starter", "name", "player who made the first decision"),
          new Column("winner", "name", "player who won, or draw"),
          new Column("reason", "name", "why play ended"),
          new Column("turns", "turns", "turns begun, of all players together"),
          new Column("moves", "decisions", "decisions made, of all players together"),
          new Column("outcomes", "draws", "outcomes of chance, set-up included"));

  /// Copies the list.
  public GameRecord {
    counts = List.copyOf(counts);
  }

  /// The same game with something else counted.
  public GameRecord withCounts(List<Long> others) {
    return new GameRecord(game, seed, starter, winner, reason, turns, moves, outcomes, others);
  }

  /// Whether somebody won.
  public boolean isDecided() {
    return !winner.equals(DRAW);
  }
}
