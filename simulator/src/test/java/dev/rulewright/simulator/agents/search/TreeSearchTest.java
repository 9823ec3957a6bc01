package dev.rulewright.simulator.agents.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentParameter;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.GreedyAgent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.missioncombat.MissionDeterminization;
import dev.rulewright.simulator.missioncombat.MissionEncoding;
import dev.rulewright.simulator.missioncombat.MissionEvaluation;
import dev.rulewright.simulator.solve.Grading;
import dev.rulewright.simulator.solve.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class TreeSearchTest {

  private static final MissionCombat COMBAT = MissionCombat.standard();

  /// One unit against two, nothing hidden, and play may go round for ever.
  private static final String DUEL =
      "to-move: marines; ap: 1; hq: gunner; dark-portal: portal-hound; blue-portal: portal-trooper;"
          + " marines-deck: none; portalists-deck: none";

  private final Random random = new Random(3);

  private static TreeSearch<Position, Move> searching(SearchSettings settings) {
    return new TreeSearch<>(
        new MissionDeterminization(COMBAT), new MissionEvaluation(COMBAT), settings);
  }

  private static Position read(String position) {
    return COMBAT.notation().read(position, "test");
  }

  private static View<Position, Move> view(Position position) {
    if (!(COMBAT.turn(position) instanceof Turn.Decision<Move> decision)) {
      throw new IllegalStateException("nobody decides in " + position);
    }
    return new View<>(COMBAT, position, decision);
  }

  /// Positions of random play in which somebody decides.
  private List<Position> decisions(int number) {
    var decisions = new ArrayList<Position>();
    Position position = COMBAT.opening();
    while (decisions.size() < number) {
      switch (COMBAT.turn(position)) {
        case Turn.Decision<Move>(Player _, Moves<Move> moves) -> {
          decisions.add(position);
          position = COMBAT.play(position, moves.get(random.nextLong(moves.size())));
        }
        case Turn.Chance<Move>(int _, Outcomes<Move> outcomes) ->
            position =
                COMBAT.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
        case Turn.Over<Move> _ -> position = COMBAT.opening();
      }
    }
    return decisions;
  }

  @Test
  void asksWithinAChoiceWhetherTheGameGoesOn() {
    Position position = read(DUEL);
    if (!(COMBAT.turn(position) instanceof Turn.Decision<Move> decision)) {
      throw new IllegalStateException("nobody decides in " + position);
    }
    var asked = new AtomicInteger();
    Runnable goOn =
        () -> {
          if (asked.incrementAndGet() == 3) {
            throw new IllegalStateException("given up");
          }
        };
    assertThatThrownBy(() ->
            searching(usual(100_000_000))
                .choose(new View<>(COMBAT, position, decision, goOn), random))
        .hasMessageContaining("given up");
  }

  @Test
  void onlyListedMovesAreChosenAlsoWithATreeThatIsKept() {
    Agent<Position, Move> marines = searching(usual(40)).forOneGame();
    Agent<Position, Move> portalists = searching(usual(40)).forOneGame();
    for (int game = 0; game < 3; game++) {
      Position position = COMBAT.opening();
      for (int step = 0; step < 400; step++) {
        if (COMBAT.turn(position) instanceof Turn.Decision<Move>(Player mover, Moves<Move> moves)) {
          var agent = mover == Faction.MARINES ? marines : portalists;
          Move move = agent.choose(view(position), random);
          assertThat(moves.stream()).as("in %s", position).contains(move);
          position = COMBAT.play(position, move);
        } else if (COMBAT.turn(position)
            instanceof Turn.Chance<Move>(int _, Outcomes<Move> outcomes)) {
          position = COMBAT.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
        }
      }
    }
  }

  @Test
  void whatIsHiddenMakesNoDifference() {
    var determinization = new MissionDeterminization(COMBAT);
    Agent<Position, Move> agent = searching(usual(60));
    int different = 0;
    for (Position position : decisions(250)) {
      Faction mover = position.mover();
      Position other = determinization.sample(COMBAT.observe(position, mover), mover, random);
      different += other.equals(position) ? 0 : 1;
      assertThat(agent.choose(view(other), new SplittableRandom(9)))
          .as("in %s", position)
          .isEqualTo(agent.choose(view(position), new SplittableRandom(9)));
    }
    assertThat(different).as("positions in which something else is hidden").isGreaterThan(30);
  }

  @Test
  void onlyADrawThatTheRulesMakeIsWorthAHalf() {
    var valuation =
        new Valuation<>(
            COMBAT,
            new MissionEvaluation(COMBAT),
            usual(1),
            Faction.MARINES,
            new SplittableRandom(1));
    for (String ending : List.of("repetition", "turn-limit")) {
      Position over =
          read("stage: over draw " + ending + "; turn: 200; hq: rifleman x3; red-portal: exorcist");
      if (!(COMBAT.turn(over) instanceof Turn.Over<Move>(Result result))) {
        throw new IllegalStateException("not over: " + over);
      }
      assertThat(valuation.over(over, result) > 0.5).isEqualTo(ending.equals("turn-limit"));
    }
  }

  @Test
  void theSameSeedMakesTheSameMoves() {
    assertThat(course(7, 1)).isEqualTo(course(7, 1)).isNotEqualTo(course(8, 1));
  }

  @Test
  void treesThatGrowSideBySideMakeTheSameMovesOnAnyNumberOfThreads() throws Exception {
    List<Move> alone;
    try (var one = new ForkJoinPool(1)) {
      alone = one.submit(() -> course(7, 3)).get();
    }
    try (var several = new ForkJoinPool(4)) {
      assertThat(several.submit(() -> course(7, 3)).get()).isEqualTo(alone);
    }
    assertThat(alone).isNotEqualTo(course(7, 1));
  }

  @Test
  void whoStopsEarlyChoosesWhatTheWholeSearchWouldHaveChosen() {
    var samples = new AtomicInteger();
    var dealing = new MissionDeterminization(COMBAT);
    Determinization<Position, Move> counting =
        (seen, player, chance) -> {
          samples.incrementAndGet();
          return dealing.sample(seen, player, chance);
        };
    var search = new TreeSearch<>(counting, new MissionEvaluation(COMBAT), usual(300));
    int shorter = 0;
    for (Position position : decisions(60)) {
      View<Position, Move> view = view(position);
      Node<Position, Move> root = Node.root(view.seen());
      var chance = new SplittableRandom(new SplittableRandom(9).nextLong());
      samples.set(0);
      new Search<>(COMBAT, search, view.player(), chance).run(root, 300, () -> {});
      int whole = samples.getAndSet(0);
      assertThat(search.choose(view, new SplittableRandom(9)))
          .as("in %s", position)
          .isEqualTo(GrowingTrees.Standing.in(List.of(root)).leader());
      shorter += samples.get() < whole ? 1 : 0;
    }
    assertThat(shorter).as("searches stopped early").isGreaterThan(10);
  }

  private static List<Move> course(long seed, int trees) {
    TreeSearch<Position, Move> search =
        searching(new SearchSettings(50, 0.1, 0.5, 6, 1, 12, 3, 16, 0.995, trees));
    List<Agent<Position, Move>> seats = List.of(search.forOneGame(), search.forOneGame());
    var chance = new SplittableRandom(seed);
    var moves = new ArrayList<Move>();
    Position position = COMBAT.opening();
    while (moves.size() < 60) {
      Move move =
          switch (COMBAT.turn(position)) {
            case Turn.Decision<Move> decision ->
                seats.get(decision.player().seat()).choose(view(position), chance);
            case Turn.Chance<Move>(int _, Outcomes<Move> outcomes) ->
                outcomes.drawn(chance.nextLong(outcomes.totalWeight()));
            case Turn.Over<Move> _ -> throw new IllegalStateException("over in so few moves");
          };
      moves.add(move);
      position = COMBAT.play(position, move);
    }
    return moves;
  }

  @Test
  void aWinInOneIsTaken() {
    Position position =
        read(
            "to-move: marines; ap: 1; hq: gunner, rifleman; artillery-emplacement: stealth-sniper;"
                + " arterial-road: stealth-sniper; yellow-portal-alpha: portal-trooper;"
                + " marines-deck: rifleman; portalists-deck: portal-trooper");
    Move move = searching(usual(50)).choose(view(position), random);
    assertThat(((Stage.Over) COMBAT.play(position, move).stage()).result().winners())
        .isEqualTo(List.of(Faction.MARINES));
  }

  @Test
  void aWinInTwoIsTaken() {
    // 20 damage on each of two units: one attack wins nothing.
    Position position =
        read(
            "to-move: marines; ap: 2; hq: rifleman; arterial-road: stealth-sniper, stealth-sniper;"
                + " yellow-portal-alpha: portal-hound, portal-hound;"
                + " marines-deck: rifleman; portalists-deck: portal-trooper");
    Agent<Position, Move> agent = searching(usual(200)).forOneGame();
    for (int move = 0; move < 2; move++) {
      position = COMBAT.play(position, agent.choose(view(position), random));
    }
    assertThat(position.stage()).isInstanceOf(Stage.Over.class);
  }

  /// The errors against best play; the seed is fixed, so that the numbers do not change.
  @Test
  void moreIterationsMakeFewerErrorsInASolvedWorld() {
    var graph = Graph.of(Explorer.of(COMBAT, MissionEncoding.of(COMBAT)), List.of(read(DUEL)));
    var grading = new Grading<>(COMBAT, graph, Solver.solve(graph));
    int stride = Math.max(1, graph.size() / 400);
    List<Double> rates =
        Stream.<Agent<Position, Move>>of(
                new RandomAgent<>(), searching(usual(10)), searching(usual(1000)))
            .map(agent -> grading.grade(agent, stride, 1).errorRate())
            .toList();
    assertThat(rates.get(1)).isLessThan(rates.get(0));
    assertThat(rates.get(2)).isLessThan(rates.get(1));
    assertThat(rates.get(2))
        .isLessThan(
            grading.grade(GreedyAgent.by(new MissionEvaluation(COMBAT)), stride, 1).errorRate());
  }

  @Test
  void settingsOutOfRangeAreRefused() {
    assertThatThrownBy(() -> usual(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("iterations 0");
    assertThatThrownBy(() -> new SearchSettings(1, 0.1, 1.5, 6, 1, 12, 0, 16, 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("best 1.5");
  }

  @Test
  void whereNothingIsHiddenNothingIsImagined() {
    Position position = read(DUEL);
    Determinization<Position, Move> open = Determinization.nothingHidden();
    assertThat(open.sample(position, Faction.MARINES, random)).isSameAs(position);
  }

  /// The usual settings but for the iterations.
  static SearchSettings usual(int iterations) {
    Map<String, String> usual =
        SearchSettings.parameters().stream()
            .collect(Collectors.toMap(AgentParameter::name, AgentParameter::usual));
    return SearchSettings.of(name ->
        name.equals("iterations") ? iterations : Double.parseDouble(usual.getOrDefault(name, "")));
  }
}
