package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.PicturesOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.ScenarioFiles;
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.scenarios.TranscriptText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Replays scenarios and tells them step by step.
@Command(
    name = "replay",
    description = {
      "Replays scenarios and tells them step by step, with the clauses that decide each step.",
      "The exit code is 1 if a scenario fails, 2 if one cannot be read. In a table of readings it is 1"
          + " only if a scenario fails under the readings that it names itself."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright replay scenarios/mission-combat/00-examples",
      "  rulewright replay --quiet",
      "  rulewright replay --all-readings scenarios/mission-combat/00-examples/example-2.yaml",
      "  rulewright replay --readings standard,printed-fr scenarios/mission-combat/00-examples",
      "  rulewright replay --language de --pictures given-and-last my-scenario.yaml"
    })
public final class ReplayCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "FILE|FOLDER",
      arity = "0..*",
      description = "Scenario files, or folders of them; without any, those of the project.")
  private List<Path> paths = List.of();

  @Option(
      names = {"-q", "--quiet"},
      description = "One line for each scenario, and what fails in it.")
  private boolean quiet;

  @Option(
      names = "--language",
      paramLabel = "CODE",
      defaultValue = "en",
      description = "Language of titles, where a scenario has it (default: ${DEFAULT-VALUE}).")
  private String language = "en";

  @Mixin private PicturesOption pictures = new PicturesOption();

  @ArgGroup(exclusive = true)
  private @Nullable Compared compared;

  /// Instead of the story: what comes of the same moves under several readings.
  static final class Compared {
    @Option(
        names = "--all-readings",
        required = true,
        description = {
          "A table of what comes of the same moves: under each answer to the scenario's question,"
              + " or under each of its readings;",
          "for a scenario of one reading, under each answer to each question, where it changes"
              + " something."
        })
    private boolean all;

    @Option(
        names = "--readings",
        paramLabel = "READINGS",
        required = true,
        description =
            "A table of what comes of the moves under these readings, such as"
                + " standard,printed-fr,A19=legal (two readings).")
    private @Nullable String named;

    @Option(
        names = "--profiles",
        required = true,
        description =
            "What comes of the moves under the standard reading and under what each edition prints,"
                + " and whether the edition that tells them contradicts itself.")
    private boolean profiles;
  }

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() {
    if (compared != null) {
      return new ReplayTables(language, game, json, console).print(files(), kind(compared));
    }
    var scenarios = new ArrayList<Plays>();
    int unreadable = 0;
    for (Path file : files()) {
      try {
        Scenario scenario = ScenarioFiles.read(file);
        Plays plays = Plays.of(scenario, game.box(scenario, console));
        scenarios.add(plays);
        tell(plays);
      } catch (BadInput e) {
        unreadable++;
        console.out().flush();
        console.err().println(e.getMessage());
      }
    }
    long failed = scenarios.stream().filter(plays -> !plays.passed()).count();
    if (json.wanted()) {
      json.print(ReplayEntry.of(scenarios, unreadable), console.out());
    } else {
      conclude(scenarios.size(), failed, unreadable);
    }
    return unreadable > 0 ? 2 : failed > 0 ? 1 : 0;
  }

  private static ReplayTables.Kind kind(Compared compared) {
    if (compared.all) {
      return new ReplayTables.Kind.All();
    }
    if (compared.profiles) {
      return new ReplayTables.Kind.Profiles();
    }
    String named = Objects.requireNonNull(compared.named, "picocli sets one of the three");
    return new ReplayTables.Kind.Named(ReplayTables.readings(named));
  }

  private List<Path> files() {
    List<Path> roots = paths.isEmpty() ? game.scenarios() : paths;
    return roots.stream().flatMap(root -> ScenarioFiles.under(root).stream()).distinct().toList();
  }

  private void tell(Plays plays) {
    if (json.wanted()) {
      return;
    }
    if (quiet) {
      tellBriefly(plays);
      return;
    }
    for (Transcript<?, ?> transcript : plays.transcripts()) {
      console
          .out()
          .println(new TranscriptText(language, console.ink(), pictures.which()).write(transcript));
    }
  }

  private void tellBriefly(Plays plays) {
    String verdict =
        plays.passed()
            ? console.ink().of(Part.PASSED, "passed")
            : console.ink().of(Part.FAILURE, "failed");
    String title = plays.scenario().title().in(language);
    console.out().println("%s  %s  %s".formatted(verdict, plays.scenario().file(), title));
    plays
        .failures()
        .forEach(f -> console.out().println("        " + f.toString().replace("\n", "\n        ")));
  }

  private void conclude(int replayed, long failed, int unreadable) {
    String result =
        "%s: %,d passed, %,d failed"
            .formatted(
                Paragraph.count(replayed + unreadable, "scenario"), replayed - failed, failed);
    console
        .out()
        .println(unreadable == 0 ? result : result + ", %,d unreadable".formatted(unreadable));
  }
}
