package dev.rulewright.simulator.metrics;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.ResultTable.View;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.statistics.Summary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedSet;
import java.util.TreeSet;
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

  /// Rows of a table that people are told.
  private static final int MOST_TOLD = 100;

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
    boolean startersVary = starters().size() > 1;
    return Stream.of(
            table(
                "metrics",
                "estimate",
                arm ->
                    arm.play.stream()
                        .filter(sum -> startersVary || !PlayMeasures.isOfStarter(sum.measure()))
                        .map(PlayMetrics::play)),
            table(
                "metrics-starter-and-winner",
                "share",
                arm -> arm.starts.stream().filter(_ -> startersVary).map(PlayMetrics::start)),
            table("metrics-use", "per_game", arm -> arm.uses.stream().map(PlayMetrics::use)),
            table(
                CARDS,
                "difference",
                arm -> arm.cards.stream().map(card -> new Told(card.names(), card.cells()))))
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
    arms.forEach(
        (name, arm) -> notes.add(agents.getOrDefault(name, name) + ": " + arm.neverCited() + "."));
    notes.addAll(intervals());
    return new Findings(new Favourite(players, played).verdict(), tables, notes);
  }

  private SortedSet<String> starters() {
    var starters = new TreeSet<String>();
    arms.values().forEach(arm -> starters.addAll(arm.summary.starters()));
    return starters;
  }

  /// Where intervals come from, and what follows for beginning.
  private List<String> intervals() {
    boolean isGrouped = arms.values().stream().anyMatch(ArmMetrics::isGrouped);
    var grouping = new Grouping(players.size(), isGrouped);
    String from =
        !isGrouped
            ? "games that have shuffles of their own"
            : "%s that share the first shuffles while %s"
                .formatted(
                    grouping.games(),
                    players.size() == 2 ? "the other player begins" : "another player begins each");
    var notes = new ArrayList<String>();
    notes.add(
        "All intervals are 95 %% intervals from %s; one without width says that all %s were alike."
            .formatted(from, grouping.unit()));
    if (!isGrouped) {
      notes.add(Grouping.aboutStarters(starters()));
    }
    return notes;
  }

  private record Told(List<String> names, List<Object> cells) {}

  private static Told play(Sum sum) {
    Measure measure = sum.measure();
    return new Told(
        measure.names(), List.of(sum.estimate(), measure.unit(), measure.per(), sum.among()));
  }

  private static Told start(Sum sum) {
    return new Told(sum.measure().names(), List.of(sum.among(), sum.estimate()));
  }

  private static Told use(ArmMetrics.Use use) {
    return new Told(use.names(), List.of(use.times().estimate(), use.atAll().estimate()));
  }

  /// What is told in its order, and each of it once for each arm.
  ///
  /// @param estimate the column of estimates that people are told
  private ResultTable table(String name, String estimate, Function<ArmMetrics, Stream<Told>> told) {
    var byArm = new LinkedHashMap<String, List<Told>>();
    arms.forEach(
        (arm, metrics) -> byArm.put(agents.getOrDefault(arm, arm), told.apply(metrics).toList()));
    Rows rows = Rows.of(name);
    for (int i = 0; i < byArm.firstEntry().getValue().size(); i++) {
      int at = i;
      byArm.forEach((who, each) -> rows.row(each.get(at).names(), who, each.get(at).cells()));
    }
    return rows.table().viewed(new View(List.of(estimate), MOST_TOLD));
  }
}
