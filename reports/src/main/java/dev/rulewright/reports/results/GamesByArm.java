package dev.rulewright.reports.results;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.GamesReader;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairedRatio;
import dev.rulewright.simulator.statistics.Summary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The games of each arm of an experiment, summed up from the table that was written. Games of
/// several arms are never added up: they are different games.
///
/// @param source the name of the file
/// @param players the players in seat order
/// @param arms the games of each arm, in the order of the file
/// @param outliers the games that stand out, with the calls that tell them
public record GamesByArm(
    String source, List<String> players, SequencedMap<String, Games> arms, ResultTable outliers) {

  /// Reads a table of games; memory grows with the number of arms, not of games.
  ///
  /// @param players the names of the players, in seat order
  /// @throws BadInput if the file holds no such table
  public static GamesByArm read(Path file, List<String> players) throws IOException {
    String source = String.valueOf(file.getFileName());
    try (var reader = new GamesReader(file)) {
      var collecting = new LinkedHashMap<String, Collecting>();
      var outliers = new Outliers(reader.counts());
      for (GameRecord game : reader) {
        outliers.accept(game);
        collecting
            .computeIfAbsent(game.arm(), _ -> new Collecting(players, reader.counts()))
            .accept(game);
      }
      var arms = new LinkedHashMap<String, Games>();
      collecting.forEach((arm, games) -> arms.put(arm, games.games(source)));
      return new GamesByArm(source, players, arms, outliers.table(file.resolveSibling("")));
    }
  }

  /// The games of one arm while they are read.
  private static final class Collecting {
    private final List<String> players;
    private final Summary.Collecting summary;
    private final SequencedMap<String, Distribution.Collecting> lengths = new LinkedHashMap<>();

    Collecting(List<String> players, List<String> counts) {
      this.players = players;
      summary = new Summary.Collecting(players, counts);
    }

    void accept(GameRecord game) {
      summary.accept(game);
      lengths.computeIfAbsent(game.winner(), _ -> new Distribution.Collecting()).add(game.turns());
    }

    Games games(String source) {
      var finished = new LinkedHashMap<String, Distribution>();
      players.forEach(player ->
          Optional.ofNullable(lengths.remove(player))
              .ifPresent(turns -> finished.put(player, turns.distribution())));
      lengths.forEach((winner, turns) -> finished.put(winner, turns.distribution()));
      return new Games(source, players, Optional.of(summary.summary()), finished);
    }
  }

  /// What makes the wins of an arm doubtful, a sentence for each such arm, see [Summary#warning].
  List<String> warnings() {
    return arms.entrySet().stream()
        .flatMap(arm ->
            arm.getValue().summary().flatMap(Summary::warning).stream()
                .map(warning -> "Warning: of %s, %s.".formatted(arm.getKey(), warning)))
        .toList();
  }

  /// The games if they are all of one arm, or there are none.
  public Optional<Games> only() {
    return switch (arms.size()) {
      case 0 -> Optional.of(new Games(source, players, Optional.empty(), new LinkedHashMap<>()));
      case 1 -> Optional.of(arms.firstEntry().getValue());
      default -> Optional.empty();
    };
  }

  /// Who wins how often under each arm.
  public ResultTable table() {
    var columns = new ArrayList<Column>();
    columns.add(new Column("arm", "name", "arm of the experiment"));
    columns.add(new Column("games", "games", "games played"));
    columns.add(new Column("draws", "games", "games that nobody won"));
    List<String> rows = new ArrayList<>(players);
    if (arms.values().stream().anyMatch(games -> games.shares().containsKey(Games.START_PLAYER))) {
      rows.add(Games.START_PLAYER);
    }
    for (String who : rows) {
      String name = who.replace('-', '_') + "_won";
      columns.add(new Column(name, "share", "share of the decided games that they won: " + who));
      columns.add(new Column(name + "_low", "share", "lower end of its 95 % interval"));
      columns.add(new Column(name + "_high", "share", "upper end of its 95 % interval"));
    }
    columns.add(new Column("turns", "turns", "median number of turns in a game"));
    return new ResultTable(
        "games-by-arm",
        columns,
        arms.entrySet().stream().map(arm -> row(arm.getKey(), arm.getValue(), rows)).toList());
  }

  private static List<String> row(String arm, Games games, List<String> whose) {
    var row = new ArrayList<String>();
    row.add(arm);
    row.add(Integer.toString(games.count()));
    row.add(Integer.toString(games.count() - games.decided()));
    Map<String, PairedRatio> shares = games.shares();
    for (String who : whose) {
      PairedRatio won = shares.get(who);
      if (won == null) {
        row.addAll(List.of("", "", ""));
      } else {
        Interval interval = won.interval();
        row.add(share(won.ratio()));
        row.add(share(interval.low()));
        row.add(share(interval.high()));
      }
    }
    row.add(games.summary().map(all -> Long.toString(all.turns().quantile(0.5))).orElse(""));
    return row;
  }

  private static String share(double share) {
    return String.format(Locale.ROOT, "%.4f", share);
  }
}
