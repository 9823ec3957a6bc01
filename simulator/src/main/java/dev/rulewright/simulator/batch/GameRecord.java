package dev.rulewright.simulator.batch;

import java.io.Serializable;
import java.util.HexFormat;
import java.util.List;

/// What came of one game.
///
/// @param arm the name of the arm of the experiment that the game belongs to
/// @param game number of the game in its batch, from 0
/// @param pair number of the group of games that this one belongs to, from 0, a pair where two
///   play: they have the same streams of chance; alone unless games are in groups, see
///   [Batch#inGroups]
/// @param seed seed of the batch; with the number it determines the game
/// @param starter who made the first decision
/// @param winner who won; [#DRAW] for nobody; several joined by `+`
/// @param reason why play ended, see [dev.rulewright.kernel.Result#reason]
/// @param turns turns begun, of all players together
/// @param moves decisions made, of all players together
/// @param outcomes outcomes of chance
/// @param course a fingerprint of all moves and outcomes, see [Counting#fingerprint]: equal for
///   equal games, on every machine; two different games share one with probability 2^-64
/// @param counts what the game's [Counting] counts, in the order of its columns
public record GameRecord(
    String arm,
    long game,
    long pair,
    long seed,
    String starter,
    String winner,
    String reason,
    long turns,
    long moves,
    long outcomes,
    long course,
    List<Long> counts)
    implements Serializable {

  /// The winner when nobody won.
  public static final String DRAW = "draw";

  /// The columns that every game has, in the order of the components.
  public static final List<Column> COLUMNS = Column.shipped(GameRecord.class, "game-columns.csv");

  public GameRecord {
    counts = List.copyOf(counts);
  }

  /// The course as text. The `x` keeps spreadsheets from taking it for a number and rounding it.
  public String courseText() {
    return "x" + HexFormat.of().toHexDigits(course);
  }

  /// Whether somebody won.
  public boolean isDecided() {
    return !winner.equals(DRAW);
  }

  /// Who won, alone or together; nobody after a draw.
  public List<String> winners() {
    return isDecided() ? List.of(winner.split("\\+", -1)) : List.of();
  }

  /// What a player scored: those who won share a win, and after a draw all players do, so that the
  /// scores of a game make up one win.
  ///
  /// @param seats the number of players, at least 1
  /// @return in parts of a win, see [#partsOfAWin]
  public int score(String player, int seats) {
    int win = partsOfAWin(seats);
    if (!isDecided()) {
      return win / seats;
    }
    List<String> winners = winners();
    return winners.contains(player) ? win / winners.size() : 0;
  }

  /// Into how many parts a win is divided, so that any number of players can share it: the least
  /// multiple of all numbers up to theirs, so halves for two and sixths for three.
  ///
  /// @param seats the number of players, at least 1
  public static int partsOfAWin(int seats) {
    int parts = 1;
    for (int sharing = 2; sharing <= seats; sharing++) {
      int once = parts;
      while (parts % sharing != 0) {
        parts += once;
      }
    }
    return parts;
  }
}
