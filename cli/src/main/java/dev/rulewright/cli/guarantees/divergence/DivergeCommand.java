package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.SearchProgress;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.simulator.divergence.Divergence;
import dev.rulewright.simulator.files.WholeFile;
import dev.rulewright.simulator.kit.GameKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Finds the shortest play in which two readings part.
@Command(name = "diverge")
public final class DivergeCommand implements Callable<Integer> {

  @Option(names = "--a", paramLabel = "READING", defaultValue = "standard")
  private String a = "standard";

  @Option(names = "--b", paramLabel = "READING")
  private @Nullable String b;

  @Option(names = "--matrix")
  private boolean matrix;

  @Option(names = "--question", paramLabel = "QUESTION", split = ",")
  private List<String> questions = List.of();

  @Option(names = "--base", paramLabel = "READING", defaultValue = "standard")
  private String base = "standard";

  @Option(names = "--save", paramLabel = "FILE")
  private @Nullable Path save;

  @Option(names = "--out", paramLabel = "FOLDER")
  private @Nullable Path out;

  @Mixin private DivergeOptions options = new DivergeOptions();
  @Mixin private GameChoice game = new GameChoice();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    options.check(console);
    ChosenGame chosen = options.chosen(game, console);
    if (matrix) {
      compareAll(chosen.box(), chosen.choices());
    } else {
      compareTwo(chosen.box(), chosen.choices());
    }
    return 0;
  }

  private <P, M> void compareTwo(Box<P, M> box, SortedMap<String, String> choices)
      throws IOException {
    if (b == null) {
      throw console.wrongUse("--b: expected a second reading, or --matrix");
    }
    Reading first = box.readings().parse(a, Place.of("--a"));
    Reading second = box.readings().parse(onTopOf(a, b), Place.of("--b"));
    var progress = new SearchProgress(console.err());
    var search = search(box).search(first, second, progress.of(""));
    Comparison<P, M> comparison = search.comparison();
    Divergence<P, M> found = search.divergence();
    progress.wipe();
    json.answer(
        new DivergenceEntry<>(comparison, found, console.out(), console.ink()),
        DivergenceEntry::json,
        console,
        (entry, _, _) -> entry.print());
    save(comparison, found, choices);
  }

  private <P, M> PlaySearch<P, M> search(Box<P, M> box) {
    return new PlaySearch<>(options, box, GameKit.of(box), game.scenarioFolders().find(box.name()));
  }

  /// The text of the second reading. Where it is nothing but answers, the others are those of the
  /// first.
  private static String onTopOf(String first, String second) {
    return second.split(",", 2)[0].contains("=") ? first + "," + second : second;
  }

  private <P, M> void save(
      Comparison<P, M> comparison, Divergence<P, M> found, SortedMap<String, String> choices)
      throws IOException {
    if (save == null) {
      return;
    }
    var scenario =
        found.witness().map(witness -> new WitnessScenario<>(comparison, witness, choices));
    if (scenario.isEmpty()) {
      console.note("Nothing written: there is no play to save.");
      return;
    }
    if (!scenario.get().canBeTold()) {
      console.note(
          "Nothing written: a scenario begins with one position and ends with a known one.");
      return;
    }
    WholeFile.write(save, scenario.get().write());
    if (!json.wanted()) {
      console.out().println();
      console.written(save);
    }
  }

  private <P, M> void compareAll(Box<P, M> box, SortedMap<String, String> choices)
      throws IOException {
    Reading on = box.readings().parse(base, Place.of("--base"));
    List<String> wanted =
        questions.stream()
            .map(each -> box.readings().question(each, Place.of("--question")).id())
            .toList();
    var table = DivergenceMatrix.of(on, wanted, search(box)).run(new SearchProgress(console.err()));
    json.answer(MatrixTable.of(table), console, (shown, text, _) -> text.print(shown.text()));
    if (out != null) {
      DivergenceMatrix.write(table, Files.createDirectories(out), choices);
      if (!json.wanted()) {
        console.out().println();
        console.written(out);
      }
    }
  }
}
