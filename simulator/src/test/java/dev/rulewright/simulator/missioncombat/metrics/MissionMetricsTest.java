package dev.rulewright.simulator.missioncombat.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.missioncombat.MissionEvaluation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class MissionMetricsTest {

  private static final MissionCombat COMBAT = MissionCombat.standard();
  private static final MissionMeasures MEASURES = new MissionMeasures(COMBAT.material());
  private static final Counting<Position, Move> METRICS =
      MEASURES.everything(new MissionCounting(), COMBAT);

  private static final List<GameRecord> GAMES = games(METRICS);

  private static List<GameRecord> games(Counting<Position, Move> counting) {
    Agent<Position, Move> greedy = GreedyAgent.by(new MissionEvaluation(COMBAT));
    Agent<Position, Move> random = new RandomAgent<>();
    var batch = new Batch<>(COMBAT, counting, List.of(greedy, random), 5);
    return LongStream.range(0, 12).mapToObj(batch::play).toList();
  }

  @Test
  void everyUseIsCountedOnceBesidesTheUsualCounts() {
    for (GameRecord game : GAMES) {
      Map<String, Long> counts = counts(game);
      for (Faction faction : Faction.values()) {
        String of = faction.id() + "_";
        assertThat(sum(counts, name -> name.startsWith(of + "played_")))
            .isEqualTo(count(counts, of + "units_played") + count(counts, of + "events_played"));
        assertThat(sum(counts, name -> name.startsWith(of + "destroyed_")))
            .isEqualTo(count(counts, of + "units_lost"));
        assertThat(sum(counts, name -> name.startsWith(of + "entered_")))
            .isEqualTo(
                count(counts, of + "units_played")
                    + sum(counts, name -> name.startsWith(of + "moves_by_")));
        // In the set-up five units are drawn, and events go to the discard pile.
        assertThat(sum(counts, name -> name.startsWith(of + "drawn_")))
            .isGreaterThanOrEqualTo(count(counts, of + "cards_drawn") + 5);
      }
    }
  }

  @Test
  void everyDecisionIsBetweenAtLeastOneMove() {
    for (GameRecord game : GAMES) {
      Map<String, Long> counts = counts(game);
      assertThat(count(counts, "choices")).isGreaterThan(game.moves());
      assertThat(count(counts, "forced")).isBetween(0L, game.moves());
      assertThat(count(counts, "choices"))
          .isGreaterThanOrEqualTo(2 * game.moves() - count(counts, "forced"));
    }
  }

  @Test
  void everyTurnIsBegunByAClauseOfTheRulebook() {
    for (GameRecord game : GAMES) {
      assertThat(count(counts(game), "clause_setup_4")).isPositive();
      assertThat(sum(counts(game), name -> name.startsWith("clause_"))).isGreaterThan(game.turns());
    }
  }

  @Test
  void whoIsWatchedPlaysTheSame() {
    List<GameRecord> unwatched = games(new MissionCounting());
    assertThat(GAMES.stream().map(MissionMetricsTest::withoutCounts))
        .containsExactlyElementsOf(
            unwatched.stream().map(MissionMetricsTest::withoutCounts).toList());
  }

  private static Map<String, Long> counts(GameRecord game) {
    var counts = new HashMap<String, Long>();
    List<Column> columns = METRICS.columns();
    for (int i = 0; i < columns.size(); i++) {
      assertThat(counts.put(columns.get(i).name(), game.counts().get(i))).isNull();
    }
    return counts;
  }

  private static long count(Map<String, Long> counts, String column) {
    return Objects.requireNonNull(counts.get(column), column);
  }

  private static long sum(Map<String, Long> counts, Predicate<String> which) {
    return counts.entrySet().stream()
        .filter(entry -> which.test(entry.getKey()))
        .mapToLong(Map.Entry::getValue)
        .sum();
  }

  private static GameRecord withoutCounts(GameRecord game) {
    return new GameRecord(
        game.arm(),
        game.game(),
        game.pair(),
        game.seed(),
        game.starter(),
        game.winner(),
        game.reason(),
        game.turns(),
        game.moves(),
        game.outcomes(),
        game.course(),
        List.of());
  }
}
