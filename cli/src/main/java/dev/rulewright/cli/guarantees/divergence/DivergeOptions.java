package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ThreadsOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.simulator.divergence.DivergenceSearch;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.kit.GameKit;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say from where, how far and with what effort two readings are compared.
public final class DivergeOptions {

  @ArgGroup private @Nullable Start start;

  /// Where the play begins; one of them.
  private static final class Start {
    @Option(names = "--from", paramLabel = "FILE")
    private @Nullable Path scenario;

    @Option(
        names = {"-p", "--position"},
        paramLabel = "TEXT")
    private @Nullable String position;

    @Option(names = "--opening")
    private boolean opening;
  }

  @Option(names = "--length", paramLabel = "N", defaultValue = "6")
  private int length;

  @Option(names = "--units", paramLabel = "N", defaultValue = "3")
  private int units;

  @Option(names = "--others", paramLabel = "N", defaultValue = "3")
  private int others;

  @Option(names = "--budget", paramLabel = "N", defaultValue = "200000")
  private long budget;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  /// Makes sure that the numbers make sense.
  public void check(Console console) {
    console.require("--length", length, 0);
    console.require("--units", units, 2);
    console.require("--others", others, 0);
    console.require("--budget", budget, 1);
    threads.check(console);
  }

  /// How to search.
  public DivergenceSearch search() {
    return DivergenceSearch.upTo(length).within(budget).onThreads(threads.number());
  }

  /// What is added to the box.
  ///
  /// @throws BadInput if the scenario cannot be read
  public List<Field> extraFields(GameKit<?, ?> kit) {
    return start == null ? kit.testPieces() : scenario() == null ? List.of() : scenario().cards();
  }

  /// The game that is meant: that of the scenario or position in which play begins.
  ///
  /// @throws BadInput as in [GameChoice#chosen]
  public ChosenGame chosen(GameChoice game, Console console) {
    Scenario scenario = scenario();
    return scenario == null ? game.chosen(this::read, console) : game.chosen(scenario, console);
  }

  private void read(Box<?, ?> box) {
    if (start != null && start.position != null) {
      box.game("standard", Place.of("reading")).notation().read(start.position, "--position");
    }
  }

  private @Nullable Scenario scenario() {
    if (start == null || start.scenario == null) {
      return null;
    }
    InputFile.require(start.scenario);
    return ScenarioFiles.read(start.scenario);
  }

  /// Whether it is said where the play begins.
  public boolean hasStart() {
    return start != null;
  }

  /// Where the play begins.
  ///
  /// @throws BadInput if the position is not possible under both readings
  public <P, M> Starts<P> starts(TwoReadings<P, M> readings, GameKit<P, M> kit) {
    if (start == null) {
      return kit.smallStarts(readings, units, others);
    }
    if (start.opening) {
      return Starts.of(
          "the opening", new Pair<>(readings.a().opening(), readings.b().opening()), length);
    }
    Scenario scenario = scenario();
    if (scenario != null) {
      return given(scenario.file(), scenario.given(), scenario.givenPlace(), readings);
    }
    String text = start.position == null ? "" : start.position;
    return given(
        "the position given", Field.split(text, "--position"), Place.of("--position"), readings);
  }

  private <P, M> Starts<P> given(
      String name, List<Field> fields, Place place, TwoReadings<P, M> readings) {
    return Starts.of(
        name,
        new Pair<>(
            readings.a().notation().position(fields, place),
            readings.b().notation().position(fields, place)),
        length);
  }
}
