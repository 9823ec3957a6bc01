package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.guarantees.divergence.Comparison;
import dev.rulewright.cli.guarantees.divergence.PlaySearch;
import dev.rulewright.cli.guarantees.divergence.WitnessScenario;
import dev.rulewright.cli.input.DivergeOptions;
import dev.rulewright.cli.input.MaterialOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.SearchProgress;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.simulator.divergence.Divergence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Finds the shortest play in which two readings part.
@Command(
    name = "diverge",
    description = {
      "Finds the shortest play in which two readings part: legal under both up to the last move,"
          + " after which they differ in the legal moves, in what lies on the table, in the result,"
          + " or in what a player may know. Without a start it tries small positions: few units,"
          + " few cards.",
      "The exit code is 0 whether or not a difference is found."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright diverge --b A32=after-one-attack",
      "  rulewright diverge --a printed-de --b printed-fr --save de-fr.yaml",
      "  rulewright diverge --b A38=adjacent-only --from"
          + " scenarios/mission-combat/00-examples/example-4.yaml",
      "  rulewright diverge --b A04=two --length 2 --position 'stage: placement; to-move: portalists;"
          + " portalists-hand: exorcist; hq: rifleman'",
      "  rulewright diverge --matrix --out results",
      "  rulewright diverge --matrix --question M3,M8 --base printed-de,event.target-side=any"
    })
public final class DivergeCommand implements Callable<Integer> {

  @Option(
      names = "--a",
      paramLabel = "READING",
      defaultValue = "standard",
      description = "The first reading (default: ${DEFAULT-VALUE}).")
  private String a = "standard";

  @Option(
      names = "--b",
      paramLabel = "READING",
      description = "The second reading; answers alone are added to the first reading.")
  private @Nullable String b;

  @Option(
      names = "--matrix",
      description =
          "Compare every answer of every question with the default, and every pair of editions.")
  private boolean matrix;

  @Option(
      names = "--question",
      paramLabel = "QUESTION",
      split = ",",
      description = "With --matrix: only these questions.")
  private List<String> questions = List.of();

  @Option(
      names = "--base",
      paramLabel = "READING",
      defaultValue = "standard",
      description =
          "With --matrix: the reading in which answers are varied (default: ${DEFAULT-VALUE}).")
  private String base = "standard";

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Write the play as a scenario that states what comes of it under each reading.")
  private @Nullable Path save;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "With --matrix: write the table (text and CSV) and the scenarios there.")
  private @Nullable Path out;

  @Mixin private DivergeOptions options = new DivergeOptions();
  @Mixin private MaterialOptions material = new MaterialOptions();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    options.check(console);
    if (matrix) {
      compareAll();
    } else {
      compareTwo();
    }
    return 0;
  }

  private void compareTwo() throws IOException {
    if (b == null) {
      throw console.wrongUse("--b: expected a second reading, or --matrix");
    }
    Reading first = Reading.parse(a, Place.of("--a"));
    Reading second = onTopOf(a, b);
    var progress = SearchProgress.on(console.err());
    var search = new PlaySearch(options, material()).search(first, second, progress.of(""));
    Comparison comparison = search.comparison();
    Divergence<Position, Move> found = search.divergence();
    progress.wipe();
    var entry = DivergenceEntry.of(comparison, found);
    if (json.wanted()) {
      json.print(entry, console.out());
    } else {
      new DivergenceText(console.ink()).print(comparison, found, console.out());
    }
    save(comparison, found);
  }

  /// The second reading. Where it is nothing but answers, the others are those of the first.
  private static Reading onTopOf(String first, String second) {
    Place place = Place.of("--b");
    return second
            .substring(0, second.contains(",") ? second.indexOf(',') : second.length())
            .contains("=")
        ? Reading.parse(first + "," + second, place)
        : Reading.parse(second, place);
  }

  private void save(Comparison comparison, Divergence<Position, Move> found) throws IOException {
    if (save == null) {
      return;
    }
    var scenario = found.witness().map(witness -> new WitnessScenario(comparison, witness));
    if (scenario.isEmpty()) {
      console.err().println("Nothing written: there is no play to save.");
      return;
    }
    if (!scenario.get().canBeTold()) {
      console
          .err()
          .println(
              "Nothing written: a scenario begins with one position and ends with a known one.");
      return;
    }
    Files.writeString(save, scenario.get().write());
    if (!json.wanted()) {
      console.out().println();
      console.written(save);
    }
  }

  private void compareAll() throws IOException {
    Reading on = Reading.parse(base, Place.of("--base"));
    var table =
        DivergenceMatrix.of(on, wanted(), options, material())
            .run(SearchProgress.on(console.err()));
    MatrixText text = MatrixText.of(table);
    if (json.wanted()) {
      json.print(text, console.out());
    } else {
      console.out().print(text.text());
    }
    if (out != null) {
      DivergenceMatrix.write(table, Files.createDirectories(out));
      if (!json.wanted()) {
        console.out().println();
        console.written(out);
      }
    }
  }

  private List<String> wanted() {
    questions.forEach(name -> Reading.READINGS.question(name, Place.of("--question")));
    return questions;
  }

  private Material material() {
    return material.material(console::warn);
  }
}
