package dev.rulewright.reports.results;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.experiments.ResultTable;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/// The games of a run that stand out, the first of each kind. Of a game that nobody won only the
/// length is looked at.
final class Outliers implements Consumer<GameRecord> {

  private static final String UNITS_LEFT = "_units_left";

  private final List<String> counts;
  private @Nullable GameRecord longest;
  private @Nullable GameRecord longestWon;
  private @Nullable GameRecord longestDrawn;
  private @Nullable GameRecord shortest;
  private @Nullable GameRecord oneSided;

  /// @param counts the names of the columns that are particular to the game
  Outliers(List<String> counts) {
    this.counts = counts;
  }

  @Override
  public void accept(GameRecord game) {
    longest = higher(longest, game, GameRecord::turns);
    if (game.isDecided()) {
      longestWon = higher(longestWon, game, GameRecord::turns);
      shortest = higher(shortest, game, each -> -each.turns());
      if (counts.contains(game.winner() + UNITS_LEFT)) {
        oneSided = higher(oneSided, game, this::unitsLeft);
      }
    } else {
      longestDrawn = higher(longestDrawn, game, GameRecord::turns);
    }
  }

  private long unitsLeft(GameRecord game) {
    return game.counts().get(counts.indexOf(game.winner() + UNITS_LEFT));
  }

  private static GameRecord higher(
      @Nullable GameRecord one, GameRecord other, ToLongFunction<GameRecord> what) {
    return one == null || what.applyAsLong(other) > what.applyAsLong(one) ? other : one;
  }

  /// The games by what is special about them.
  private SequencedMap<String, GameRecord> games() {
    var games = new LinkedHashMap<String, GameRecord>();
    put("longest", longest, games);
    if (longestWon != null
        && longestDrawn != null
        && longestWon.turns() == longestDrawn.turns()
        && longestWon.turns() == Objects.requireNonNull(longest).turns()) {
      put("won on the last turn", longestWon, games);
    }
    put("won soonest", shortest, games);
    put("won with the most units left", oneSided, games);
    return games;
  }

  private static void put(
      String why, @Nullable GameRecord game, SequencedMap<String, GameRecord> games) {
    if (game != null) {
      games.put(why, game);
    }
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
            new Column("turns", "turns", "turns begun, of both players together"),
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
            .formatted(word(folder.toString()), game.game(), word(game.arm())));
  }

  /// A word as a shell takes it.
  private static String word(String text) {
    return text.matches("[\\w./,=:+@%-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
