package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import dev.rulewright.scenarios.telling.TranscriptText;
import dev.rulewright.scenarios.telling.TranscriptText.Pictures;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Replays scenarios and tells them step by step.
@Command(name = "replay")
public final class ReplayCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE|FOLDER", arity = "0..*")
  private List<Path> paths = List.of();

  @Option(names = {"-q", "--quiet"})
  private boolean quiet;

  @Option(names = "--language", paramLabel = "CODE", defaultValue = "en")
  private String language = "en";

  @Mixin private DrawnOptions drawn = new DrawnOptions();

  @Option(names = "--pictures", paramLabel = "WHICH", defaultValue = "given")
  private Pictures pictures = Pictures.GIVEN;

  @ArgGroup(exclusive = true)
  private ReplayTables.@Nullable Which compared;

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    if (compared != null) {
      return new ReplayTables(language, game, json, console)
          .print(game.scenarioFiles(paths), compared);
    }
    var scenarios = new ArrayList<Plays>();
    int unreadable = 0;
    for (Path file : game.scenarioFiles(paths)) {
      try {
        Scenario scenario = ScenarioFiles.read(file);
        Plays plays = Plays.of(scenario, game.chosen(scenario, console).box());
        scenarios.add(plays);
        if (!json.wanted()) {
          tell(plays);
        }
      } catch (BadInput e) {
        unreadable++;
        console.out().flush();
        console.note(String.valueOf(e.getMessage()));
      }
    }
    long failed = scenarios.stream().filter(plays -> !plays.passed()).count();
    drawn.write(scenarios, language, console);
    json.answer(
        new ReplayEntry(scenarios, unreadable), ReplayEntry::json, console, ReplayEntry::conclude);
    return unreadable > 0 ? 2 : failed > 0 ? 1 : 0;
  }

  private void tell(Plays plays) {
    if (quiet) {
      tellBriefly(plays);
      return;
    }
    var text = new TranscriptText(language, console.ink(), pictures);
    plays.transcripts().forEach(transcript -> console.print(text.write(transcript)));
  }

  private void tellBriefly(Plays plays) {
    String verdict =
        plays.passed()
            ? console.ink().of(Part.PASSED, "passed")
            : console.ink().of(Part.FAILURE, "failed");
    String title = plays.scenario().title().in(language);
    console.print("%s  %s  %s".formatted(verdict, plays.scenario().file(), title));
    plays
        .failures()
        .forEach(f -> console.print("        " + f.toString().replace("\n", "\n        ")));
  }
}
