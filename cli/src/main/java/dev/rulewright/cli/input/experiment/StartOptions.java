package dev.rulewright.cli.input.experiment;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.script.ReplayedScenario;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.simulator.kit.KitBatchFactory;
import dev.rulewright.simulator.kit.Setup;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say where games begin.
public final class StartOptions {

  @Option(names = "--from", paramLabel = "SCENARIO")
  private @Nullable Path from;

  @Option(names = "--step", paramLabel = "N")
  private @Nullable Integer step;

  /// The game that is meant: that of the scenario, if there is one.
  ///
  /// @throws dev.rulewright.kernel.BadInput as in [GameChoice#chosen]
  public ChosenGame chosen(GameChoice game, Console console) {
    return from == null ? game.chosen(console) : game.chosen(ScenarioFiles.read(from), console);
  }

  /// What makes games that begin there.
  ///
  /// @param factory makes games that begin with the set-up
  /// @param setup what the games are played with
  /// @throws dev.rulewright.kernel.BadInput if the scenario cannot be played by them, or has no
  ///   such step
  public <P, M> KitBatchFactory applied(
      KitBatchFactory factory, Setup<P, M> setup, Console console) {
    if (from == null) {
      if (step != null) {
        throw console.wrongUse("--step: say by --from which scenario has this step");
      }
      return factory;
    }
    Game<P, M> rules = setup.rules();
    var replayed = ReplayedScenario.of(ScenarioFiles.read(from), rules);
    int after = step == null ? replayed.steps().size() : step;
    P start = replayed.after(after, Place.of("--step"), rules);
    String words = from.getFileName() + (step == null ? ", at its end" : ", after step " + step);
    return factory.from(new DataFile(words, rules.notation().write(start)));
  }
}
