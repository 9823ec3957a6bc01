package dev.rulewright.cli.experiments;

import dev.rulewright.cli.experiments.file.ExperimentCall;
import dev.rulewright.cli.input.AgentOptions;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.StartOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.simulator.kit.KitWorkshop;
import dev.rulewright.simulator.kit.Setup;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// The options that say what the games of any command are made of besides their arm: the game and
/// its data, where they begin, and agents of one's own.
@Command
final class GameOrigin {

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private StartOptions start = new StartOptions();
  @Mixin private AgentOptions agents = new AgentOptions();

  /// What a call says of them; its other options are left alone. From now on agents of one's own
  /// can be named.
  static GameOrigin of(ExperimentCall call) {
    var origin = new GameOrigin();
    new CommandLine(origin)
        .setUnmatchedArgumentsAllowed(true)
        .parseArgs(call.words().toArray(String[]::new));
    origin.game.boxes();
    origin.agents.catalogue();
    return origin;
  }

  /// What makes the games.
  KitWorkshop workshop(Console console) {
    return new KitWorkshop(start.chosen(game, console), null, false, "");
  }

  /// What makes the games of an arm, from where they begin.
  KitWorkshop workshop(Setup<?, ?> arm, Console console) {
    return start.applied(workshop(console), arm.rules(), console);
  }
}
