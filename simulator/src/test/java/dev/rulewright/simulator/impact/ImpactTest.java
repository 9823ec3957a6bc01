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
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.BatchRun;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.missioncombat.MissionEvaluation;
import dev.rulewright.simulator.missioncombat.OnTable;
import dev.rulewright.simulator.statistics.PairedScores;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
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
        material.with(material.numbers().withTurnLimit(60)), Reading.standard());
  }

  private interface Agents {
    Agent<Position, Move> playing(MissionCombat combat);
  }

  private static final Agents RANDOM = _ -> new RandomAgent<>();
  private static final Agents GREEDY = combat -> GreedyAgent.by(new MissionEvaluation(combat));

  private static Batch<Position, Move> batch(MissionCombat combat, Agents agents) {
    Agent<Position, Move> agent = agents.playing(combat);
    return new Batch<>(combat, new MissionCounting(), List.of(agent, agent), SEED);
  }

  private static MissionCombat under(String question, String answer) {
    return new MissionCombat(COMBAT.material(), Reading.standard().with(question, answer));
  }

  private static Alternative<Position, Move> alternative(
      String question, String answer, Agents agents) {
    var combat = under(question, answer);
    return new Alternative<>(
        question, answer, OnTable.readings(COMBAT, combat), batch(combat, agents).agents());
  }

  private static List<Impact> compared(
      Agents agents, long games, int threads, List<Alternative<Position, Move>> alternatives) {
    return new Comparison<>(
            batch(COMBAT, agents), alternatives, new StoppingRule(0, games), threads)
        .run((_, _, _) -> {}, () -> false);
  }

  @Test
  void anAnswerThatIsTheDefaultMakesNoDifference() {
    var same = alternative("road.requires-adjacent", "any-opposing", RANDOM);
    assertThat(same.game()).isNotSameAs(COMBAT);
    Impact impact = compared(RANDOM, 8, 2, List.of(same)).getFirst();
    assertThat(impact.exposure().counts()).isEqualTo(Map.of(0L, 8L));
    assertThat(impact.exposedGames().successes()).isZero();
    assertThat(impact.changed()).isZero();
    assertThat(impact.scores()).isEqualTo(new PairedScores(0, 0, 8, 0, 0));
  }

  @Test
  void thePairsAreTheGamesThatABatchPlaysUnderEachAnswer() {
    var alternatives =
        List.of(
            alternative("road.requires-adjacent", "adjacent-only", GREEDY),
            alternative("contested.may-break-off", "no", GREEDY));
    List<Impact> impacts = compared(GREEDY, 6, 2, alternatives);
    for (int i = 0; i < alternatives.size(); i++) {
      var combat = (MissionCombat) alternatives.get(i).game();
      PairedScores scores = PairedScores.NONE;
      int changed = 0;
      for (long number = 0; number < 6; number++) {
        GameRecord one = batch(COMBAT, GREEDY).play(number);
        GameRecord other = batch(combat, GREEDY).play(number);
        scores = scores.with(halves(other) - halves(one));
        changed += one.equals(other) ? 0 : 1;
      }
      assertThat(impacts.get(i).scores()).isEqualTo(scores);
      assertThat(impacts.get(i).changed()).isEqualTo(changed);
    }
  }

  private static int halves(GameRecord game) {
    return switch (game.winner()) {
      case "marines" -> 2;
      case "draw" -> 1;
      default -> 0;
    };
  }

  @Test
  void theOutcomeIsTheSameOnAnyNumberOfThreads() {
    var alternatives =
        List.of(
            alternative("bunker.bonus-scope", "marines", RANDOM),
            alternative("portal.captured-types", "others-for-one-ap", RANDOM));
    List<Impact> one = compared(RANDOM, 130, 1, alternatives);
    assertThat(one).hasSize(2).allMatch(impact -> impact.scores().pairs() == 130);
    assertThat(compared(RANDOM, 130, 3, alternatives)).isEqualTo(one);
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
    var alternative = alternative(question, answer, RANDOM);
    var expected = new ArrayList<Long>();
    var byTexts = new ByTexts(alternative.game());
    var standard = batch(COMBAT, RANDOM);
    for (long number = 0; number < 2; number++) {
      var counted = new Batch<>(COMBAT, byTexts, standard.agents(), SEED);
      expected.add(counted.play(number).counts().getFirst());
    }
    var exposing =
        new Batch<>(
            COMBAT,
            new Exposure<>(COMBAT, new MissionCounting(), List.of(alternative)),
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
          if (shadow.follow(new Asked<>(COMBAT, before), move, after)) {
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
  void whatIsFinishedIsKeptWhenTheRunIsStopped() {
    var alternatives =
        List.of(
            alternative("bunker.bonus-scope", "marines", RANDOM),
            alternative("road.requires-adjacent", "adjacent-only", RANDOM),
            alternative("contested.may-break-off", "no", RANDOM));
    var seen = new AtomicInteger();
    List<Impact> impacts =
        new Comparison<>(batch(COMBAT, RANDOM), alternatives, new StoppingRule(0, 20), 2)
            .run(
                (now, _, _) ->
                    seen.addAndGet(now.equals("road.requires-adjacent=adjacent-only") ? 1 : 0),
                () -> seen.get() > 5);
    assertThat(impacts).isEqualTo(compared(RANDOM, 20, 1, alternatives.subList(0, 1)));
  }

  @Test
  void playEndsWhenTheIntervalIsNarrowEnough() {
    // Never comes up in random play, so the interval is 2 · 1.96 · √2/102 = 0.0543 wide after 100
    // pairs and 2 · 1.96 · √2/202 = 0.0274 after 200.
    var rare = List.of(alternative("deck.draw-when-empty", "legal", RANDOM));
    var standard = batch(COMBAT, RANDOM);
    for (var expected : Map.of(0.06, 100L, 0.05, 200L, 0.02, 250L).entrySet()) {
      var rule = new StoppingRule(expected.getKey(), 250);
      var impacts = new Comparison<>(standard, rare, rule, 2).run((_, _, _) -> {}, () -> false);
      assertThat(impacts.getFirst().scores().pairs()).isEqualTo(expected.getValue());
    }
  }
}
