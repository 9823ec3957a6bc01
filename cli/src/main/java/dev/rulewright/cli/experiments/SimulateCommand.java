package dev.rulewright.cli.experiments;

import dev.rulewright.cli.experiments.file.ExperimentFile;
import dev.rulewright.cli.input.BatchOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.GameOptions;
import dev.rulewright.cli.input.SettingOptions;
import dev.rulewright.cli.input.StartOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Interruption;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Progress;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.Stopped;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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
      "  rulewright simulate --games 10000 --agents marines=heuristic,portalists=random",
      "  rulewright simulate --reading A38=adjacent-only --seed 7 --json",
      "  rulewright simulate --without marines:hellfire --set numbers.turn-ap=5",
      "  rulewright simulate --cards my-cards.csv --turn-limit 100 --out results",
      "  rulewright simulate --from my-line.yaml --step 7",
      "  rulewright simulate --from my-line.yaml --step 0 --agents"
          + " script:file=my-line.yaml:then=heuristic"
    })
public final class SimulateCommand implements Callable<Integer> {

  @Mixin private BatchOptions batch = new BatchOptions();
  @Mixin private GameOptions game = new GameOptions();
  @Mixin private SettingOptions settings = new SettingOptions();
  @Mixin private StartOptions start = new StartOptions();

  @Mixin private FolderOptions folder = new FolderOptions();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    batch.check(console);
    folder.check(console);
    Simulation simulation = Simulation.of(game, settings, start, batch, console);
    try (var interruption = Interruption.awaited(console.err());
        Engine engine = batch.engine(console)) {
      var progress = Progress.on(console.err(), simulation.games(), interruption);
      return new GameRun(
              folder,
              simulation.manifest(ExperimentFile.of(console.spec()).call()),
              Simulation.COUNTING.columns(),
              simulation.playing(engine, progress, interruption),
              progress,
              console)
          .answer(playing -> ask(simulation, playing));
    }
  }

  private void ask(Simulation simulation, Playing playing) {
    Optional<SimulationEntry> summary =
        simulation.played(playing).map(known -> SimulationEntry.of(simulation, known));
    boolean whole = summary.map(SimulationEntry::games).orElse(0L) == simulation.games();
    summary.ifPresent(known -> tell(known, whole));
    console.out().flush();
    if (!whole) {
      tellIfStopped(summary, simulation, console);
      throw new Stopped();
    }
  }

  /// Says how far the batch came if it was broken off.
  public static void tellIfStopped(
      Optional<SimulationEntry> summary, Simulation simulation, Console console) {
    long finished = summary.map(SimulationEntry::games).orElse(0L);
    if (finished < simulation.games()) {
      console
          .err()
          .println(
              "Stopped: %,d of %,d games were finished, and count."
                  .formatted(finished, simulation.games()));
    }
  }

  private void tell(SimulationEntry entry, boolean whole) {
    if (json.wanted()) {
      json.print(entry, console.out());
      return;
    }
    new SimulationText(console.ink()).print(entry, console.out());
    Path out = folder.path();
    if (out != null && whole) {
      // It gets its name when the run is whole, after this; if it cannot, that is told.
      console.out().println("Written: " + out.resolve("games.csv"));
    }
  }
}
