package dev.rulewright.cli.command;

import dev.rulewright.cli.input.BatchOptions;
import dev.rulewright.cli.input.GameOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Interruption;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Progress;
import dev.rulewright.simulator.runs.RunFolder;
import dev.rulewright.simulator.statistics.Summary;
import java.io.IOException;
import java.io.UncheckedIOException;
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
      "Plays games between agents and sums them up, with 95 %% intervals and the assumptions behind"
          + " them. Ctrl-C ends the batch early and counts the games that are finished; with --out"
          + " they are kept, and --resume goes on from there."
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
      description =
          "Keep the run in this folder: one line for each game in games.csv, beside it what the"
              + " columns mean and what the games rest on.")
  private @Nullable Path out;

  @Option(
      names = "--resume",
      description =
          "Go on with the run in the folder of --out, which was broken off by Ctrl-C, a kill or a"
              + " full disk; begin it if there is none.")
  private boolean resume;

  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    batch.check(console);
    if (resume && out == null) {
      throw console.wrongUse("--resume: say by --out which folder holds the run");
    }
    Simulation simulation = Simulation.of(game.combat(console), batch);
    try (var interruption = Interruption.awaited()) {
      Optional<SimulationEntry> summary =
          played(simulation, interruption).map(known -> SimulationEntry.of(simulation, known));
      summary.ifPresent(known -> tell(known, known.games() == simulation.games()));
      console.out().flush();
      tellIfStopped(summary, simulation, console);
      if (out != null && summary.map(SimulationEntry::games).orElse(0L) < simulation.games()) {
        console.err().println("They are kept in " + out + "; the same call with --resume goes on.");
      }
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
    RunFolder.Start start = resume ? RunFolder.Start.RESUME : RunFolder.Start.ANEW;
    String command = console.call("--out", "--threads", "--resume", "--json");
    try (RunFolder folder = simulation.folder(out, start, command, progress, interruption)) {
      boolean wasFinished = folder.isFinished();
      Optional<Summary> summary = simulation.played(folder);
      if (wasFinished) {
        console.err().println(out + " holds this run, finished: its games were read, not played.");
      } else if (summary.map(Summary::games).orElse(0) == simulation.games()) {
        folder.finish();
      }
      return summary;
    } catch (IllegalStateException e) {
      if (e.getCause() instanceof UncheckedIOException) {
        console
            .err()
            .println("The games so far are kept in " + out + "; --resume goes on from there.");
      }
      throw e;
    }
  }

  private void tell(SimulationEntry entry, boolean whole) {
    if (json.wanted()) {
      json.print(entry, console.out());
      return;
    }
    new SimulationText(console.ink()).print(entry, console.out());
    if (out != null && whole) {
      console.out().println("Written: " + out.resolve("games.csv"));
    }
  }
}
