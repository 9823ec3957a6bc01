package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.input.AgentOptions;
import dev.rulewright.cli.input.MaterialOptions;
import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.cli.input.ThreadsOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.cli.output.SearchProgress;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.World;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.scenarios.ScenarioFiles;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.explore.Bounds;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.missioncombat.MissionEncoding;
import dev.rulewright.simulator.missioncombat.MissionKnowledge;
import dev.rulewright.simulator.solve.Grading;
import dev.rulewright.simulator.solve.Solution;
import dev.rulewright.simulator.solve.Solver;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Solves a small world: who wins when both play as well as possible.
@Command(
    name = "solve",
    description = {
      "Solves a small world: explores every play, and tells who wins when both play as well as"
          + " possible and see everything. Play without end is a draw.",
      "With --grade it tells how often agents choose a move that is worth less than the best.",
      "The exit code is 1 if the world is too large to be solved."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright solve scenarios/mission-combat/worlds/duel.yaml",
      "  rulewright solve --grade random,heuristic scenarios/mission-combat/worlds/duel.yaml",
      "  rulewright solve --reading printed-fr --json scenarios/mission-combat/worlds/duel.yaml"
    })
public final class SolveCommand implements Callable<Integer> {

  /// Moves of the play that is told.
  private static final int LONGEST = 60;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A file that describes a small world.")
  private @Nullable Path file;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "5000000",
      description = "Positions after which it gives up (default: ${DEFAULT-VALUE}).")
  private int positions;

  @Option(
      names = "--grade",
      paramLabel = "AGENT",
      split = ",",
      description = "Agents to grade; the command agents lists them.")
  private List<String> agents = List.of();

  @Mixin private AgentOptions known = new AgentOptions();

  @Option(
      names = "--stride",
      paramLabel = "N",
      defaultValue = "1",
      description = "Grade agents in every N-th position only (default: ${DEFAULT-VALUE}).")
  private int stride;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of the agents' chance (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private ThreadsOption threads = new ThreadsOption();
  @Mixin private MaterialOptions material = new MaterialOptions();
  @Mixin private ReadingOption reading = new ReadingOption();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() {
    requireNumbers();
    List<AgentSpec> graded = agents.stream().map(name -> known.read(name, "--grade")).toList();
    Path given = Objects.requireNonNull(file);
    InputFile.require(given);
    World<Position, Move> world =
        ScenarioFiles.readWorld(given).open(material.box(console::warn), reading.text());
    MissionCombat game = (MissionCombat) world.game();
    MissionEncoding usual = MissionEncoding.of(game);
    var progress = SearchProgress.on(console.err());
    var explorer =
        Explorer.of(game, world.turns() == World.Turns.COUNTED ? usual.countingTurns() : usual)
            .within(Bounds.NONE.positions(positions))
            .onThreads(threads.number())
            .telling(state -> progress.tell("%,d positions".formatted(state.positions())));
    var graph = Graph.of(explorer, world.starts());
    progress.wipe();
    if (!graph.explored().isComplete()) {
      console
          .err()
          .println(
              "rulewright: not solved: stopped after %s with more to come\nMaybe allow more with --positions."
                  .formatted(Paragraph.count(graph.size(), "position")));
      return 1;
    }
    tell(entry(game, graph, Solver.solve(graph), world.starts().size(), graded));
    return 0;
  }

  private void requireNumbers() {
    if (positions < 1) {
      throw console.wrongUse("--positions: expected a number from 1, found " + positions);
    }
    if (stride < 1) {
      throw console.wrongUse("--stride: expected a number from 1, found " + stride);
    }
    threads.check(console);
  }

  // ---- What is told ----

  private SolutionEntry entry(
      MissionCombat game,
      Graph<Position, Move> graph,
      Solution solution,
      int starts,
      List<AgentSpec> graded) {
    var grading = new Grading<>(game, graph, solution);
    return new SolutionEntry(
        game.reading(),
        game.players().getFirst().id(),
        graph.size(),
        starts,
        solution.won(),
        solution.even(),
        solution.lost(),
        solution.residual(),
        starts == 1 ? solution.value(0) : null,
        starts == 1 ? moves(game, graph, solution) : List.of(),
        starts == 1 ? bestPlay(game, graph, solution) : List.of(),
        graded.stream()
            .map(agent ->
                SolutionEntry.Graded.of(
                    agent.toString(),
                    grading.grade(
                        known.catalogue().make(agent, MissionKnowledge.of(game)), stride, seed)))
            .toList(),
        game.material().assumptions().size());
  }

  /// The moves of the start with what they are worth.
  private static List<SolutionEntry.Worth> moves(
      MissionCombat game, Graph<Position, Move> graph, Solution solution) {
    if (!(game.turn(graph.position(0)) instanceof Turn.Decision<Move>(_, Moves<Move> moves))) {
      return List.of();
    }
    var worths = new ArrayList<SolutionEntry.Worth>();
    for (int i = 0; i < moves.size(); i++) {
      worths.add(
          new SolutionEntry.Worth(
              game.notation().writeMove(moves.get(i)),
              solution.value(graph.target(graph.first(0) + i))));
    }
    return worths;
  }

  /// A play in which both choose best moves, until it is over, chance decides, or it goes round.
  private static List<String> bestPlay(
      MissionCombat game, Graph<Position, Move> graph, Solution solution) {
    var play = new ArrayList<String>();
    int position = 0;
    while (play.size() < LONGEST) {
      int way = graph.first(position);
      if (graph.seat(position) >= 0) {
        way = solution.best(position);
      } else if (graph.first(position + 1) != way + 1) {
        break;
      }
      play.add(game.notation().writeMove(graph.move(position, way)));
      position = graph.target(way);
    }
    return play;
  }

  private void tell(SolutionEntry entry) {
    if (json.wanted()) {
      json.print(entry, console.out());
    } else {
      new SolutionText(console.ink()).print(entry, console.out());
    }
  }
}
