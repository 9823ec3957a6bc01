package dev.rulewright.junit;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.simulator.conformance.Broken;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Promise;
import dev.rulewright.simulator.conformance.Rules;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Tests of a rulebook, for a test class of JUnit 5 to implement: each of its scenarios is a test,
/// and so is, for each profile, every promise that a game makes.
///
/// ```
/// final class MyRaceTest implements RulebookTest {
///   @Override
///   public BoxProvider rulebook() {
///     return new MyRaceProvider();
///   }
/// }
/// ```
public interface RulebookTest {

  /// Opens the box of the game.
  BoxProvider rulebook();

  /// The folder of the scenarios; by default `scenarios` in the folder in which tests run.
  default Path scenarios() {
    return Path.of("scenarios");
  }

  /// How many random plays look whether the promises are kept.
  default int plays() {
    return 20;
  }

  /// A test for each scenario.
  @TestFactory
  default Stream<DynamicTest> everyScenarioHolds() {
    return ScenarioFiles.under(scenarios()).stream()
        .map(file -> DynamicTest.dynamicTest(file.toString(), file.toUri(), () -> replay(file)));
  }

  private void replay(Path file) {
    Scenario scenario = ScenarioFiles.read(file);
    Box<?, ?> box = new ChosenGame(rulebook(), Map.of(), scenario.options()).box();
    none(Plays.of(scenario, box).failures());
  }

  /// A test for each promise under each profile: the standard reading, and what each edition
  /// prints.
  @TestFactory
  default Stream<DynamicTest> everyPromiseIsKept() {
    Box<?, ?> box = new ChosenGame(rulebook(), Map.of(), List.of()).box();
    return box.readings().profiles().stream().flatMap(profile -> promises(box, profile.name()));
  }

  private <P, M> Stream<DynamicTest> promises(Box<P, M> box, String reading) {
    var rules = Rules.of(box, box.game(reading, Place.of("reading")));
    List<Broken> broken = Conformance.of(rules, plays()).broken();
    return Stream.of(Promise.values())
        .map(promise ->
            DynamicTest.dynamicTest(
                reading + ": " + promise.sentence(),
                () -> none(broken.stream().filter(each -> each.promise() == promise).toList())));
  }

  private static void none(List<?> wrong) {
    if (!wrong.isEmpty()) {
      Assertions.fail(wrong.stream().map(Object::toString).collect(Collectors.joining("\n")));
    }
  }
}
