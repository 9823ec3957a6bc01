package dev.rulewright.simulator.missioncombat.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.metrics.PlayMetrics;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.missioncombat.MissionEvaluation;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.Summary;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class PlayMetricsTest {

  private static final MissionCombat COMBAT = MissionCombat.standard();
  private static final MissionCombatBox BOX = new MissionCombatBox(COMBAT.material());
  private static final MissionMeasures MEASURES = new MissionMeasures(COMBAT.material());
  private static final Counting<Position, Move> METRICS =
      MEASURES.everything(new MissionCounting(), COMBAT);
  private static final List<String> COLUMNS = METRICS.columns().stream().map(Column::name).toList();

  private static final List<GameRecord> RANDOM = games("base", new RandomAgent<>());
  private static final List<GameRecord> GREEDY =
      games("greedy", GreedyAgent.by(new MissionEvaluation(COMBAT)));

  private static final Map<String, ResultTable> TABLES = tables();

  private static List<GameRecord> games(String arm, Agent<Position, Move> agent) {
    var batch =
        new Batch<>(COMBAT, METRICS, List.of(agent, agent), 3).ofArm(arm).inGroups("start player");
    return LongStream.range(0, 24).mapToObj(batch::play).toList();
  }

  private static PlayMetrics metrics() {
    var agents = new LinkedHashMap<String, String>();
    agents.put("base", "random");
    agents.put("greedy", "greedy");
    return new PlayMetrics(BOX, MEASURES, METRICS.columns(), agents);
  }

  private static Map<String, ResultTable> tables() {
    PlayMetrics metrics = metrics();
    Stream.of(RANDOM, GREEDY).flatMap(List::stream).forEach(metrics);
    var tables = new LinkedHashMap<String, ResultTable>();
    metrics.tables().forEach(table -> tables.put(table.name(), table));
    return tables;
  }

  /// The one row that begins with these texts, by column.
  private static Map<String, String> row(String table, String... begins) {
    ResultTable found = Objects.requireNonNull(TABLES.get(table), table);
    List<List<String>> rows =
        found.rows().stream()
            .filter(row -> row.subList(0, begins.length).equals(Arrays.asList(begins)))
            .toList();
    assertThat(rows).as(Arrays.toString(begins)).hasSize(1);
    var cells = new LinkedHashMap<String, String>();
    for (int i = 0; i < found.columns().size(); i++) {
      cells.put(found.columns().get(i).name(), rows.getFirst().get(i));
    }
    return cells;
  }

  private static double number(Map<String, String> row, String column) {
    return Double.parseDouble(row.getOrDefault(column, "missing"));
  }

  private static long total(List<GameRecord> games, String column) {
    int index = COLUMNS.indexOf(column);
    return games.stream().mapToLong(game -> game.counts().get(index)).sum();
  }

  @Test
  void lengthAndWinsAreThoseOfTheSummary() {
    for (var each : Map.of("random", RANDOM, "greedy", GREEDY).entrySet()) {
      var collecting = new Summary.Collecting(List.of("marines", "portalists"), COLUMNS);
      each.getValue().forEach(collecting);
      Summary summary = collecting.summary();
      String agents = each.getKey();
      assertThat(number(row("metrics", "length", agents), "estimate"))
          .isCloseTo(summary.turns().mean(), within(1e-6));
      assertThat(number(row("metrics", "decisions", agents), "estimate"))
          .isCloseTo(summary.moves().mean(), within(1e-6));
      Map<String, String> wins = row("metrics", "wins of the start player", agents);
      Interval interval = summary.paired().wonByStarter().interval();
      assertThat(number(wins, "estimate"))
          .isCloseTo(summary.paired().wonByStarter().ratio(), within(1e-6));
      assertThat(number(wins, "low_95")).isCloseTo(interval.low(), within(1e-6));
      assertThat(number(wins, "high_95")).isCloseTo(interval.high(), within(1e-6));
      assertThat(number(wins, "number")).isEqualTo(summary.decided());
      assertThat(number(row("metrics", "draws", agents), "estimate"))
          .isCloseTo(summary.paired().drawn().ratio(), within(1e-6));
    }
  }

  @Test
  void choicesAreDividedByDecisionsAndLapsedApByTurns() {
    long decisions = GREEDY.stream().mapToLong(GameRecord::moves).sum();
    assertThat(number(row("metrics", "branching factor", "greedy"), "estimate"))
        .isCloseTo(total(GREEDY, "choices") / (double) decisions, within(1e-6));
    assertThat(number(row("metrics", "AP unused by the marines", "greedy"), "estimate"))
        .isCloseTo(
            total(GREEDY, "marines_ap_unused") / (double) total(GREEDY, "marines_turns_ended"),
            within(1e-6));
    assertThat(row("metrics", "branching factor", "greedy")).containsEntry("per", "decision");
  }

  @Test
  void leadsAreAskedOfDecidedGamesAlone() {
    List<GameRecord> decided = GREEDY.stream().filter(GameRecord::isDecided).toList();
    int since = COLUMNS.indexOf("winner_ahead_since");
    int deficit = COLUMNS.indexOf("winner_largest_deficit");
    assertThat(number(row("metrics", "comebacks", "greedy"), "estimate"))
        .isCloseTo(share(decided, game -> game.counts().get(deficit) > 0), within(1e-6));
    assertThat(number(row("metrics", "winner ahead for good by half-time", "greedy"), "estimate"))
        .isCloseTo(
            share(decided, game -> 2 * game.counts().get(since) <= game.turns()), within(1e-6));
  }

  private static double share(List<GameRecord> games, Predicate<GameRecord> which) {
    return games.stream().filter(which).count() / (double) games.size();
  }

  @Test
  void whoWinsIsToldForEachStarter() {
    for (Faction starter : Faction.values()) {
      List<GameRecord> begun =
          GREEDY.stream().filter(game -> game.starter().equals(starter.id())).toList();
      List<GameRecord> decided = begun.stream().filter(GameRecord::isDecided).toList();
      Map<String, String> row =
          row("metrics-starter-and-winner", starter.id(), "portalists", "greedy");
      assertThat(number(row, "games")).isEqualTo(decided.size());
      assertThat(number(row, "share"))
          .isCloseTo(share(decided, game -> game.winner().equals("portalists")), within(1e-6));
      assertThat(number(row("metrics-starter-and-winner", starter.id(), "draw", "greedy"), "games"))
          .isEqualTo(begun.size());
    }
  }

  @Test
  void everyUseIsCountedPerGame() {
    assertThat(number(row("metrics-use", "move", "marines", "attacks", "random"), "per_game"))
        .isCloseTo(total(RANDOM, "marines_attacks") / 24.0, within(1e-6));
    assertThat(
            number(row("metrics-use", "card-played", "marines", "hellfire", "greedy"), "per_game"))
        .isCloseTo(total(GREEDY, "marines_played_hellfire") / 24.0, within(1e-6));
    int setUp = COLUMNS.indexOf("clause_setup_4");
    assertThat(number(row("metrics-use", "clause-cited", "", "SETUP-4", "random"), "games_share"))
        .isCloseTo(share(RANDOM, game -> game.counts().get(setUp) > 0), within(1e-6));
  }

  @Test
  void gamesWithACardAndGamesWithoutItAreAllDecidedGames() {
    long decided = GREEDY.stream().filter(GameRecord::isDecided).count();
    ResultTable cards = Objects.requireNonNull(TABLES.get("metrics-card-correlations"));
    for (List<String> row : cards.rows()) {
      if (row.get(3).equals("greedy")) {
        assertThat(Long.parseLong(row.get(4)) + Long.parseLong(row.get(8))).isEqualTo(decided);
      }
    }
    Map<String, String> row =
        row("metrics-card-correlations", "marines", "rifleman", "destroyed", "greedy");
    int destroyed = COLUMNS.indexOf("marines_destroyed_rifleman");
    List<GameRecord> with =
        GREEDY.stream()
            .filter(game -> game.isDecided() && game.counts().get(destroyed) > 0)
            .toList();
    assertThat(number(row, "games_with")).isEqualTo(with.size());
    assertThat(number(row, "win_with"))
        .isCloseTo(share(with, game -> game.winner().equals("marines")), within(1e-6));
  }

  @Test
  void agentsStandBelowEachOther() {
    for (ResultTable table : TABLES.values()) {
      int agents = table.columns().stream().map(Column::name).toList().indexOf("agents");
      assertThat(table.rows().stream().map(row -> row.get(agents)).limit(4))
          .containsExactly("random", "greedy", "random", "greedy");
    }
  }

  @Test
  void anUnknownArmIsRefused() {
    PlayMetrics metrics =
        new PlayMetrics(
            BOX, MEASURES, METRICS.columns(), new LinkedHashMap<>(Map.of("base", "random")));
    assertThatThrownBy(() -> metrics.accept(GREEDY.getFirst()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no arm greedy in [base]");
  }
}
