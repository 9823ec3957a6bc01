package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFiles;
import java.nio.file.Path;
import java.util.Optional;
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

  /// The position on the table, and the rules that hold there.
  ///
  /// @throws dev.rulewright.kernel.BadInput if something named makes no sense
  public Opening<?, ?> opening(Console console) {
    if (source != null && source.scenario != null) {
      InputFile.require(source.scenario);
      Scenario scenario = ScenarioFiles.read(source.scenario);
      Word own = scenario.reading();
      // The reading of the option, if there is one, takes the place of the scenario's.
      Word chosen = reading.named().map(text -> new Word(text, ReadingOption.PLACE)).orElse(own);
      return Opening.of(scenario.plain(chosen), choice.chosen(scenario, console).box());
    }
    Scenario start = start();
    return Opening.of(start, choice.chosen(box -> Opening.of(start, box), console).box());
  }

  /// @throws dev.rulewright.kernel.BadInput if the text has no fields
  private Scenario start() {
    var chosen = new Word(reading.text(), ReadingOption.PLACE);
    String text = source == null ? null : source.text;
    if (text == null) {
      return Scenario.start("opening", chosen, Optional.empty());
    }
    boolean isFile = text.startsWith("@");
    String source = isFile ? text.substring(1) : "--position";
    String fields = isFile ? InputFile.text(Path.of(source)) : text;
    return Scenario.start(source, chosen, Optional.of(Field.split(fields, source)));
  }
}
