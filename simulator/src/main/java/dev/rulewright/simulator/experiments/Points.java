package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Groups;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The points of players over a batch of games, and what else is counted of each player in the unit
/// `points`, such as margins. It keeps how often each number came about, and sums of the last group
/// of games.
final class Points implements Consumer<GameRecord> {

  private static final String UNIT = "points";

  private final int groupSize;
  private final List<Counted> counted;
  private final Groups groups = new Groups(this::take);

  /// What is counted of a player.
  private static final class Counted {
    private final int index;
    private final String player;
    private final Column column;
    private final Distribution.Collecting games = new Distribution.Collecting();

    /// The sums of groups.
    private final Distribution.Collecting groups = new Distribution.Collecting();

    Counted(int index, String player, Column column) {
      this.index = index;
      this.player = player;
      this.column = column;
    }

    /// The heading without the player, such as `margin`.
    String what() {
      return column.name().substring(prefix(player).length());
    }
  }

  /// @param players the names of the players, in seat order
  /// @param columns what is counted in each game, in the order of [GameRecord#counts]
  /// @param groupSize games that share their chance, at least 1
  Points(List<String> players, List<Column> columns, int groupSize) {
    this.groupSize = groupSize;
    counted =
        IntStream.range(0, columns.size())
            .filter(i -> columns.get(i).unit().equals(UNIT))
            .mapToObj(i -> of(i, columns.get(i), players))
            .flatMap(Optional::stream)
            .toList();
  }

  private static Optional<Counted> of(int index, Column column, List<String> players) {
    return players.stream()
        .filter(player -> column.name().startsWith(prefix(player)))
        .findFirst()
        .map(player -> new Counted(index, player, column));
  }

  /// What the headings of a player begin with.
  private static String prefix(String player) {
    return player.replace('-', '_') + "_";
  }

  @Override
  public void accept(GameRecord game) {
    counted.forEach(each -> each.games.add(game.counts().get(each.index)));
    groups.accept(game);
  }

  /// What is left of a group counts as a whole one, to the nearest point.
  private void take(List<GameRecord> group) {
    for (Counted each : counted) {
      long sum = group.stream().mapToLong(game -> game.counts().get(each.index)).sum();
      each.groups.add(Math.round(sum * (double) groupSize / group.size()));
    }
  }

  /// One row for each player and each of what is counted; empty if nothing is counted in points.
  /// There must be a game, and none follows.
  Optional<ResultTable> table() {
    if (counted.isEmpty()) {
      return Optional.empty();
    }
    groups.close();
    var byWhat = new LinkedHashMap<String, List<Counted>>();
    counted.forEach(each -> byWhat.computeIfAbsent(each.what(), _ -> new ArrayList<>()).add(each));
    Rows rows = Rows.of("points", Map.of("meanings", meanings(byWhat)), List.of());
    byWhat.values().forEach(all -> all.forEach(each -> add(each, rows)));
    return Optional.of(rows.table());
  }

  private static String meanings(Map<String, List<Counted>> byWhat) {
    return byWhat.entrySet().stream()
        .map(each -> {
          Counted first = each.getValue().getFirst();
          return each.getKey() + ": " + first.column.meaning().replace(first.player + ": ", "");
        })
        .collect(Collectors.joining("; "));
  }

  private void add(Counted each, Rows rows) {
    Distribution games = each.games.distribution();
    rows.row(
        each.player,
        each.what(),
        mean(games, each.groups.distribution()),
        games.min(),
        games.quantile(0.25),
        games.quantile(0.5),
        games.quantile(0.75),
        games.max());
  }

  /// Student's interval over the means of groups.
  private Estimate mean(Distribution games, Distribution groups) {
    Interval ofSums = groups.meanInterval();
    return new Estimate(
        games.mean(), new Interval(ofSums.low() / groupSize, ofSums.high() / groupSize));
  }
}
