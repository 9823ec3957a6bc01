package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.ScenarioFiles;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say which position is meant, of which game with which data and reading.
public final class PositionArgument {

  @ArgGroup private @Nullable Source source;

  @Mixin private GameChoice choice = new GameChoice();

  @Mixin private ReadingOption reading = new ReadingOption();

  /// Where the position comes from.
  private static final class Source {
    @Option(
        names = {"-p", "--position"},
        paramLabel = "TEXT|@FILE")
    private @Nullable String text;

    @Option(
        names = {"-s", "--scenario"},
        paramLabel = "FILE")
    private @Nullable Path scenario;
  }

  /// The position on the table.
  ///
  /// @throws dev.rulewright.kernel.BadInput if something named makes no sense
  public Situation<?, ?> situation(Console console) {
    if (source != null && source.scenario != null) {
      InputFile.require(source.scenario);
      Scenario scenario = ScenarioFiles.read(source.scenario);
      return given(scenario, choice.box(scenario, console));
    }
    String text = source == null ? null : source.text;
    return situation(choice.box(box -> situation(box, text), console), text);
  }

  /// @throws dev.rulewright.kernel.BadInput if the text is no position of the game
  private <P, M> Situation<P, M> situation(Box<P, M> box, @Nullable String text) {
    Game<P, M> game = box.game(reading.text(), ReadingOption.PLACE);
    return new Situation<>(game, text == null ? game.opening() : read(text, game));
  }

  private static <P> P read(String text, Game<P, ?> game) {
    if (!text.startsWith("@")) {
      return game.notation().read(text, "--position");
    }
    Path file = Path.of(text.substring(1));
    return game.notation().read(InputFile.text(file), file.toString());
  }

  /// The reading of the option, if there is one, takes the place of the scenario's.
  private <P, M> Situation<P, M> given(Scenario scenario, Box<P, M> box) {
    if (reading.named().isEmpty()) {
      Opening<P, M> opening = Opening.of(scenario, box);
      return new Situation<>(opening.game(), opening.given());
    }
    Game<P, M> game = box.game(reading.text(), ReadingOption.PLACE, scenario.cards());
    return new Situation<>(game, scenario.position(game));
  }
}
