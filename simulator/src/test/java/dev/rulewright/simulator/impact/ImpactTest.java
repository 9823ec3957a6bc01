package dev.rulewright.simulator.impact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.BatchRun;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.ThreadEngine;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.kit.KitBatchFactory;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.missioncombat.MissionEvaluation;
import dev.rulewright.simulator.missioncombat.OnTable;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.statistics.LatticeSample;
import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ImpactTest {

  private static final MissionCombat COMBAT = brief();
  private static final long SEED = 11;

  /// The games end after 60 turns, so that the tests do too.
  private static MissionCombat brief() {
    Material material = Material.standard();
    return new MissionCombat(
        material.with(material.numbers().withTurnLimit(60)), MissionCombat.READINGS.standard());
  }

  private interface Agents {
    Agent<Position, Move> playing(MissionCombat combat);
  }

  private static final Agents RANDOM = _ -> new RandomAgent<>();
  private static final Agents GREEDY = combat -> GreedyAgent.by(new MissionEvaluation(combat));

  private static final Answer ROAD = new Answer("A38", "road.requires-adjacent", "adjacent-only");
  private static final Answer BUNKER = new Answer("A49", "bunker.bonus-scope", "marines");

  private static Batch<Position, Move> batch(MissionCombat combat, Agents agents) {
    Agent<Position, Move> agent = agents.playing(combat);
    return new Batch<>(combat, new MissionCounting(), List.of(agent, agent), SEED);
  }

  private static MissionCombat under(String question, String answer) {
    return new MissionCombat(
        COMBAT.material(),
        MissionCombat.READINGS.with(MissionCombat.READINGS.standard(), question, answer));
  }

  private static Impact impact(String agents, long games, double precision, Answer... answers) {
    return impact(60, agents, games, precision, answers);
  }

  private static Impact impact(
      int turns, String agents, long games, double precision, Answer... answers) {
    var changes = Map.of("agents", agents, "numbers.turn-limit", Integer.toString(turns));
    return new Impact(
        List.of(new Impact.Played(new Arm(agents, changes), games)),
        List.of(answers),
        List.of(),
        "marines",
        2,
        precision);
  }

  private static List<List<String>> rows(Impact impact, int threads) {
    var factory =
        new ExposureBatchFactory(
            KitBatchFactory.standard("mission-combat", "test"),
            impact.answers().stream().map(Answer::key).toList(),
            impact.exposed());
    var playing = Playing.on(new ThreadEngine(threads), factory, SEED, () -> false, (_, _) -> {});
    return impact.run(playing, _ -> {}).table("impact").orElseThrow().rows();
  }

  /// The cells of the columns `difference`, `games`, `games_differing` and `games_changed`.
  private static List<String> counts(List<String> row) {
    return List.of(row.get(5), row.get(10), row.get(11), row.get(12));
  }

  @Test
  void anAnswerThatIsTheDefaultMakesNoDifference() {
    List<String> row =
        rows(impact("random", 8, 0, new Answer("A38", "road.requires-adjacent", "any-opposing")), 2)
            .getFirst();
    assertThat(counts(row)).containsExactly("0", "8", "0", "0");
    assertThat(row.subList(13, 18)).containsExactly("0", "0", "0", "0", "8");
  }

  private static List<Object> counts(GameRecord game) {
    return List.of(
        game.starter(),
        game.winner(),
        game.reason(),
        game.turns(),
        game.moves(),
        game.outcomes(),
        game.counts());
  }

  @Test
  void thePairsAreTheGamesThatABatchPlaysUnderEachAnswer() {
    for (List<String> row :
        rows(impact("greedy", 6, 0, ROAD, new Answer("A23", "contested.may-break-off", "no")), 2)) {
      MissionCombat combat = under(row.get(2), row.get(3));
      LatticeSample scores = LatticeSample.none(Kind.DIFFERENCES, 1, 2);
      int changed = 0;
      for (long number = 0; number < 6; number++) {
        GameRecord one = batch(COMBAT, GREEDY).play(number);
        GameRecord other = batch(combat, GREEDY).play(number);
        scores = scores.with(other.score("marines", 2) - one.score("marines", 2));
        changed += counts(one).equals(counts(other)) ? 0 : 1;
      }
      assertThat(counts(row))
          .containsExactly(
              ResultTable.number(scores.mean()),
              "6",
              Long.toString(scores.differing()),
              Integer.toString(changed));
    }
  }

  @Test
  void theOutcomeIsTheSameOnAnyNumberOfThreads() {
    List<List<String>> one = rows(impact(6, "random", 130, 0, BUNKER, ROAD), 1);
    assertThat(one).hasSize(2).allMatch(row -> row.get(10).equals("130"));
    assertThat(rows(impact(6, "random", 130, 0, BUNKER, ROAD), 3)).isEqualTo(one);
  }

  /// Compares with a second count that knows no shortcut: the texts of all moves that one of the
  /// games lists and the other lists or does not refuse, and of the positions that they lead to.
  @ParameterizedTest
  @CsvSource({
    "road.requires-adjacent, adjacent-only",
    "contested.enter-without-ap, legal",
    "event.no-effect-play, illegal",
    "bunker.bonus-scope, marines",
    "damage.granularity, tens",
    "turn.second-player-ap, two",
    "deck.reshuffle-trigger, one-time-event",
  })
  void theExposureIsThatOfACountByTexts(String question, String answer) {
    MissionCombat other = under(question, answer);
    var expected = new ArrayList<Long>();
    var byTexts = new ByTexts(other);
    var standard = batch(COMBAT, RANDOM);
    for (long number = 0; number < 2; number++) {
      var counted = new Batch<>(COMBAT, byTexts, standard.agents(), SEED);
      expected.add(counted.play(number).counts().getFirst());
    }
    var exposing =
        new Batch<>(
            COMBAT,
            new Exposure<>(List.of(answer), List.of(OnTable.readings(COMBAT, other))),
            standard.agents(),
            SEED);
    var found = new ArrayList<Long>();
    BatchRun.of(2).run(exposing, record -> found.add(record.counts().getLast()));
    assertThat(found).isEqualTo(expected);
  }

  private record ByTexts(Game<Position, Move> other) implements Counting<Position, Move> {

    @Override
    public List<Column> columns() {
      return List.of(new Column("differing", "positions", "positions that differ"));
    }

    @Override
    public Tally<Position, Move> begin() {
      return new Tally<>() {
        private long differing;

        @Override
        public void count(Position before, Move move, Position after) {
          differing += differs(before) ? 1 : 0;
        }

        @Override
        public long turns(Position end) {
          return end.turn();
        }

        @Override
        public List<Long> counts(Position end) {
          return List.of(differing);
        }
      };
    }

    private boolean differs(Position position) {
      var all = new HashSet<>(listed(COMBAT, position));
      all.addAll(listed(other, position));
      return !results(COMBAT, position, all).equals(results(other, position, all));
    }

    private static Set<Move> listed(Game<Position, Move> game, Position position) {
      return switch (game.turn(position)) {
        case Turn.Decision<Move> decision -> new HashSet<>(decision.moves().stream().toList());
        case Turn.Chance<Move> chance -> new HashSet<>(chance.outcomes().stream().toList());
        case Turn.Over<Move> _ -> Set.of();
      };
    }

    private static Map<String, String> results(
        Game<Position, Move> game, Position position, Set<Move> moves) {
      var results = new HashMap<String, String>();
      Set<Move> listed = listed(game, position);
      for (Move move : moves) {
        boolean legal =
            listed.contains(move) || game.judge(position, move) instanceof Ruling.Allowed;
        Position after = legal ? game.play(position, move) : position;
        results.put(
            game.notation().writeMove(move), legal ? game.notation().write(after) : "refused");
      }
      return results;
    }
  }

  /// Under this answer units remember where the turn began for them. That alone is no difference:
  /// it takes a unit on the Arterial Road, or a guest that would go back there.
  @Test
  void whatOnlyTheOtherAnswerRemembersIsNoDifference() {
    var readings = OnTable.readings(COMBAT, under("road.same-turn-arrival", "not-allowed"));
    var road = COMBAT.material().board().area("arterial-road").orElseThrow();
    var differing = new ArrayList<Boolean>();
    var batch =
        new Batch<>(
            COMBAT,
            new ByShadow(readings, position -> differing.add(onRoad(position, road))),
            batch(COMBAT, RANDOM).agents(),
            SEED);
    BatchRun.of(3).run(batch, _ -> {});
    assertThat(differing).isNotEmpty().doesNotContain(false);
  }

  private static boolean onRoad(Position position, Area road) {
    Guest guest = position.guest();
    return (position.acting().occupied() & road.bit()) != 0
        || (guest != null && guest.cameFrom().equals(road));
  }

  private record ByShadow(TwoReadings<Position, Move> readings, Consumer<Position> differing)
      implements Counting<Position, Move> {

    @Override
    public List<Column> columns() {
      return List.of();
    }

    @Override
    public Tally<Position, Move> begin() {
      var shadow = new Shadow<>(readings);
      return new Tally<>() {
        @Override
        public void count(Position before, Move move, Position after) {
          if (shadow.follow(before, move, after)) {
            differing.accept(before);
          }
        }

        @Override
        public long turns(Position end) {
          return end.turn();
        }

        @Override
        public List<Long> counts(Position end) {
          return List.of();
        }
      };
    }
  }

  @Test
  void playEndsWhenTheIntervalIsNarrowEnough() {
    // Never comes up in random play, so the interval is 2 · 1.96 · √2/102 = 0.0543 wide after 100
    // pairs and 2 · 1.96 · √2/202 = 0.0274 after 200.
    var rare = new Answer("A05", "deck.draw-when-empty", "legal");
    for (var expected : Map.of(0.06, "100", 0.05, "200", 0.02, "250").entrySet()) {
      assertThat(rows(impact(6, "random", 250, expected.getKey(), rare), 2).getFirst().get(10))
          .isEqualTo(expected.getValue());
    }
  }

  @Test
  void theVerdictLeadsWithWhatIsShownAndNotWithTheLargestOfManyDifferences() {
    var factory =
        new ExposureBatchFactory(
            KitBatchFactory.standard("mission-combat", "test"), List.of(), Map.of());
    Impact impact = impact(6, "random", 4, 0, ROAD);
    var exposed =
        new ExposureBatchFactory(factory.games(), List.of(ROAD.column()), impact.exposed());
    Findings findings =
        impact.run(
            Playing.on(new ThreadEngine(1), exposed, SEED, () -> false, (_, _) -> {}), _ -> {});
    assertThat(findings.verdict().sentence())
        .isEqualTo("None of 1 other answers is shown to move the score of marines.");
    assertThat(findings.verdict().estimate().value()).isNaN();
  }
}
