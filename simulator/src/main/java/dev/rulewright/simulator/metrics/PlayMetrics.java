package dev.rulewright.simulator.metrics;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.statistics.Summary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/// How the games of some arms went, as tables in which the agents of each arm stand below each
/// other: what is measured stays the same, who plays changes. Takes games in which
/// [everything][Measures#everything] was counted, those of a pair one after the other; keeps sums,
/// not games.
public final class PlayMetrics implements Consumer<GameRecord> {

  /// What has to be said beside every number about cards and wins.
  public static final String WARNING =
      "Only a correlation: a player who is winning plays more cards, and long games see every card."
          + " What a card is worth shows when a side does without it (--without).";

  /// The name of the table of cards and wins, which is itself a warning.
  public static final String CARDS = "metrics-card-correlations";

  private static final String INTERVALS =
      "All intervals are 95 % intervals from pairs of games that share the first shuffles while the"
          + " other player begins; one without width says that all pairs were alike.";

  private final List<String> players;
  private final Measures<?, ?> own;
  private final SequencedMap<String, String> agents;
  private final Map<String, ArmMetrics> arms = new LinkedHashMap<>();

  /// Begins with no games.
  ///
  /// @param own what the game asks for
  /// @param counted what is counted in the games
  /// @param agents who plays, as text, by the name of the arm
  public PlayMetrics(
      Box<?, ?> box,
      Measures<?, ?> own,
      List<Column> counted,
      SequencedMap<String, String> agents) {
    this.players = box.players().stream().map(Player::id).toList();
    this.own = own;
    this.agents = new LinkedHashMap<>(agents);
    var measures = new PlayMeasures(box, own, Measures.Counted.of(counted));
    agents.keySet().forEach(arm -> arms.put(arm, new ArmMetrics(players, measures)));
  }

  /// Takes in a game.
  ///
  /// @throws IllegalArgumentException if it is of no arm that was named
  @Override
  public void accept(GameRecord game) {
    ArmMetrics arm = arms.get(game.arm());
    if (arm == null) {
      throw new IllegalArgumentException("no arm " + game.arm() + " in " + arms.keySet());
    }
    arm.accept(game);
  }

  /// How play goes, who wins by who begins, what is used, and how cards go with wins, as far as
  /// there are any.
  public List<ResultTable> tables() {
    arms.values().forEach(ArmMetrics::closePair);
    return Stream.of(
            new ResultTable(
                "metrics", MetricsColumns.PLAY, rows(arm -> arm.play, PlayMetrics::play)),
            new ResultTable(
                "metrics-starter-and-winner",
                MetricsColumns.STARTS,
                rows(arm -> arm.starts, sum -> joined(List.of(among(sum)), sum.cells()))),
            new ResultTable("metrics-use", MetricsColumns.USE, useRows()),
            new ResultTable(CARDS, MetricsColumns.CARDS, cardRows()))
        .filter(table -> !table.rows().isEmpty())
        .toList();
  }

  /// The tables, and whether the same player is favoured whoever plays.
  public Findings findings() {
    List<ResultTable> tables = tables();
    var played = new LinkedHashMap<String, Summary>();
    arms.forEach((name, arm) -> played.put(agents.getOrDefault(name, name), arm.summary.summary()));
    var notes = new ArrayList<String>();
    if (tables.getLast().name().equals(CARDS)) {
      notes.add(WARNING);
    }
    notes.addAll(own.notes());
    notes.add(players.size() == 2 ? INTERVALS : INTERVALS.replace("pairs", "groups"));
    return new Findings(new Favourite(players, played).verdict(), tables, notes);
  }

  private static List<String> play(Sum sum) {
    return joined(sum.cells(), List.of(sum.measure().unit(), sum.measure().per(), among(sum)));
  }

  private static String among(Sum sum) {
    return Long.toString(sum.among());
  }

  private List<List<String>> rows(
      Function<ArmMetrics, List<Sum>> sums, Function<Sum, List<String>> cells) {
    return eachArmBelow(arm ->
        sums.apply(arm).stream()
            .map(sum -> new Row(sum.measure().names(), cells.apply(sum)))
            .toList());
  }

  private List<List<String>> useRows() {
    return eachArmBelow(arm -> {
      var rows = new ArrayList<Row>();
      for (int i = 0; i < arm.uses.size(); i++) {
        Sum use = arm.uses.get(i);
        rows.add(new Row(use.measure().names(), joined(use.cells(), arm.usedAtAll.get(i).cells())));
      }
      return rows;
    });
  }

  private List<List<String>> cardRows() {
    return eachArmBelow(
        arm -> arm.cards.stream().map(card -> new Row(card.names(), card.cells())).toList());
  }

  /// A row without its agents.
  private record Row(List<String> names, List<String> cells) {}

  /// The rows in their order, and within a row one for each arm.
  private List<List<String>> eachArmBelow(Function<ArmMetrics, List<Row>> rowsOf) {
    var byArm = new LinkedHashMap<String, List<Row>>();
    arms.forEach((name, arm) -> byArm.put(agents.getOrDefault(name, name), rowsOf.apply(arm)));
    var rows = new ArrayList<List<String>>();
    int number = byArm.values().stream().mapToInt(List::size).max().orElse(0);
    for (int i = 0; i < number; i++) {
      for (Map.Entry<String, List<Row>> arm : byArm.entrySet()) {
        Row row = arm.getValue().get(i);
        rows.add(joined(joined(row.names(), List.of(arm.getKey())), row.cells()));
      }
    }
    return rows;
  }

  private static List<String> joined(List<String> some, List<String> more) {
    var all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }
}
