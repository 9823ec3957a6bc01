package dev.rulewright.reports.results;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.experiments.ResultTable;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/// The games of a run that stand out, the first of each kind. Of a game that nobody won only the
/// length is looked at.
final class Outliers implements Consumer<GameRecord> {

  private static final String UNITS_LEFT = "_units_left";
  private static final String LAST_TURN = "won on the last turn";
  private static final String DRAWN = "drawn";

  private final List<String> counts;

  /// The first games of which something is highest, by what that is.
  private final Map<String, GameRecord> first = new HashMap<>();

  /// @param counts the names of the columns that are particular to the game
  Outliers(List<String> counts) {
    this.counts = counts;
  }

  @Override
  public void accept(GameRecord game) {
    keep("longest", game, GameRecord::turns);
    keep(game.isDecided() ? LAST_TURN : DRAWN, game, GameRecord::turns);
    if (game.isDecided()) {
      keep("won soonest", game, each -> -each.turns());
      if (counts.contains(game.winner() + UNITS_LEFT)) {
        keep("won with the most units left", game, this::unitsLeft);
      }
    }
  }

  private void keep(String why, GameRecord game, ToLongFunction<GameRecord> what) {
    first.merge(
        why, game, (one, other) -> what.applyAsLong(other) > what.applyAsLong(one) ? other : one);
  }

  private long unitsLeft(GameRecord game) {
    return game.counts().get(counts.indexOf(game.winner() + UNITS_LEFT));
  }

  /// The games by what is special about them.
  private SequencedMap<String, GameRecord> games() {
    var games = new LinkedHashMap<String, GameRecord>();
    for (String why :
        List.of("longest", LAST_TURN, "won soonest", "won with the most units left")) {
      GameRecord game = first.get(why);
      if (game != null && (!why.equals(LAST_TURN) || isWonOnTheLastTurn(game))) {
        games.put(why, game);
      }
    }
    return games;
  }

  /// Whether the longest of the games that somebody won is as long as those that were cut off.
  private boolean isWonOnTheLastTurn(GameRecord longestWon) {
    GameRecord drawn = first.get(DRAWN);
    return drawn != null && drawn.turns() == longestWon.turns();
  }

  /// The games with the calls that tell them.
  ///
  /// @param folder where the games are kept
  ResultTable table(Path folder) {
    return new ResultTable(
        "games-that-stand-out",
        List.of(
            new Column("why", "", "what is special about the game, the first one of several"),
            new Column("game", "", "arm and number of the game"),
            new Column("turns", "turns", "turns begun, of all players together"),
            new Column("winner", "", "who won, or draw"),
            new Column("command", "", "the call that tells the game move by move")),
        games().entrySet().stream()
            .map(each -> row(each.getKey(), each.getValue(), folder))
            .toList());
  }

  private static List<String> row(String why, GameRecord game, Path folder) {
    return List.of(
        why,
        game.arm() + " " + game.game(),
        Long.toString(game.turns()),
        game.winner(),
        "rulewright game %s %d --arm %s"
            .formatted(ShellWord.of(folder.toString()), game.game(), ShellWord.of(game.arm())));
  }
}
