package dev.rulewright.cli.command;

import dev.rulewright.cli.input.BatchOptions;
import dev.rulewright.cli.input.GameOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Interruption;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Progress;
import dev.rulewright.simulator.statistics.Summary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Plays a batch of games and sums it up.
@Command(
    name = "simulate",
    description = {
      "Plays games between agents and sums them up, with 95 %% Wilson intervals and the assumptions"
          + " behind them. Ctrl-C ends the batch early and keeps the games that are finished."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright simulate --games 10000 --agents marines=greedy,portalists=random",
      "  rulewright simulate --reading A38=adjacent-only --seed 7 --json",
      "  rulewright simulate --cards my-cards.csv --turn-limit 100 --out results"
    })
public final class SimulateCommand implements Callable<Integer> {

  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private GameOptions game = new GameOptions();

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "Write one line for each game to games.csv in this folder.")
  private @Nullable Path out;

  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    batch.check(console);
    Simulation simulation = Simulation.of(game.combat(console), batch);
    try (var interruption = Interruption.awaited()) {
      Optional<SimulationEntry> summary =
          played(simulation, interruption).map(known -> SimulationEntry.of(simulation, known));
      summary.ifPresent(this::tell);
      console.out().flush();
      tellIfStopped(summary, simulation, console);
    }
    return 0;
  }

  /// Says how far the batch came if it was broken off.
  static void tellIfStopped(
      Optional<SimulationEntry> summary, Simulation simulation, Console console) {
    long finished = summary.map(SimulationEntry::games).orElse(0L);
    if (finished < simulation.games()) {
      console
          .err()
          .println(
              "\nStopped: %,d of %,d games were finished, and count."
                  .formatted(finished, simulation.games()));
    }
  }

  private Optional<Summary> played(Simulation simulation, Interruption interruption)
      throws IOException {
    var progress = Progress.on(console.err());
    if (out == null) {
      return simulation.played(progress, interruption);
    }
    return simulation.played(
        progress, interruption, Files.createDirectories(out).resolve("games.csv"));
  }

  private void tell(SimulationEntry entry) {
    if (json.wanted()) {
      json.print(entry, console.out());
      return;
    }
    new SimulationText(console.ink()).print(entry, console.out());
    if (out != null) {
      console.out().println("Written: " + out.resolve("games.csv"));
    }
  }
}
