package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.cli.input.ThreadsOption;
import dev.rulewright.cli.input.experiment.AgentOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.cli.output.SearchProgress;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.World;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.scenarios.file.WorldFile;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.explore.Bounds;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.kit.GameKit;
import dev.rulewright.simulator.solve.AgentGrade;
import dev.rulewright.simulator.solve.Grading;
import dev.rulewright.simulator.solve.Solution;
import dev.rulewright.simulator.solve.Solver;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Solves a small world.
@Command(name = "solve")
public final class SolveCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "FILE")
  private @Nullable Path file;

  @Option(names = "--positions", paramLabel = "N", defaultValue = "5000000")
  private int positions;

  @Option(names = "--grade", paramLabel = "AGENT", split = ",")
  private List<String> agents = List.of();

  @Mixin private AgentOptions known = new AgentOptions();

  @Option(names = "--stride", paramLabel = "N", defaultValue = "1")
  private int stride;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
  private long seed;

  @Mixin private ThreadsOption threads = new ThreadsOption();
  @Mixin private GameChoice game = new GameChoice();
  @Mixin private ReadingOption reading = new ReadingOption();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() {
    requireNumbers();
    List<AgentSpec> graded = agents.stream().map(name -> known.read(name, "--grade")).toList();
    Path given = Objects.requireNonNull(file);
    InputFile.require(given);
    WorldFile world = ScenarioFiles.readWorld(given);
    return solve(world, game.box(world, console), graded);
  }

  private <P, M> int solve(WorldFile file, Box<P, M> box, List<AgentSpec> graded) {
    console.requireTwoPlayers("solve", box);
    World<P, M> world = file.open(box, reading.text());
    GameKit<P, M> kit = GameKit.of(box);
    Graph<P, M> graph = explored(world, kit);
    if (!graph.explored().isComplete()) {
      console.note(
          "rulewright: not solved: stopped after %s with more to come\nMaybe allow more with --positions."
              .formatted(Paragraph.count(graph.size(), "position")));
      return 1;
    }
    Solution solution = Solver.solve(graph);
    var grading = new Grading<>(world.game(), graph, solution);
    var grades = new LinkedHashMap<String, AgentGrade>();
    for (AgentSpec agent : graded) {
      Agent<P, M> made = known.catalogue().make(agent, kit.knowledge(world.game(), world.game()));
      grades.put(agent.toString(), grading.grade(made, stride, seed));
    }
    json.answer(
        new SolvedWorld<>(world.game(), graph, solution, world.starts().size(), grades),
        SolvedWorld::json,
        console,
        SolvedWorld::print);
    return 0;
  }

  private <P, M> Graph<P, M> explored(World<P, M> world, GameKit<P, M> kit) {
    var progress = new SearchProgress(console.err());
    var explorer =
        Explorer.of(world.game(), kit.encoding(world))
            .within(Bounds.NONE.positions(positions))
            .onThreads(threads.number())
            .telling(state -> progress.tell("%,d positions".formatted(state.positions())));
    var graph = Graph.of(explorer, world.starts());
    progress.wipe();
    return graph;
  }

  private void requireNumbers() {
    console.require("--positions", positions, 1);
    console.require("--stride", stride, 1);
    threads.check(console);
  }
}
