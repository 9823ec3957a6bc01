package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.simulator.divergence.Divergence;
import dev.rulewright.simulator.divergence.DivergenceSearch;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.Witness;
import dev.rulewright.simulator.kit.GameKit;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The search for the shortest play in which two readings part: from the start that is given, or
/// from small positions and from the one with which the question's own scenario begins.
///
/// @param options from where, how far and with what effort
/// @param box what is in the box
/// @param kit what the simulator knows of the game
/// @param scenarios the folder of the game's scenarios, if it has one
public record PlaySearch<P, M>(
    DivergeOptions options, Box<P, M> box, GameKit<P, M> kit, Optional<Path> scenarios) {

  /// How the name of the folder ends in which a scenario shows each question.
  private static final String QUESTIONS = "readings";

  /// Moves of the plays from a question's own scenario, which has all cards of the box.
  private static final int LONGEST_OF_SCENARIOS = 3;

  /// What came of it.
  ///
  /// @param comparison the readings, with the cards of the play
  public record Found<P, M>(Comparison<P, M> comparison, Divergence<P, M> divergence) {}

  /// Searches. What the scenario shows within some moves need not be searched for with more moves
  /// elsewhere; of plays of the same length those from small positions are taken.
  public Found<P, M> search(Reading a, Reading b, DivergenceSearch.Progress progress) {
    var comparison = Comparison.of(box, a, b, options.extraFields(kit));
    Optional<Found<P, M>> own =
        options.hasStart()
            ? Optional.empty()
            : comparison.question().flatMap(question -> own(question, a, b, progress));
    var search = own.map(found -> within(found.divergence)).orElseGet(options::search);
    var divergence =
        search.search(comparison.readings(), options.starts(comparison.readings(), kit), progress);
    boolean isOwn =
        divergence.witness().isEmpty()
            && own.flatMap(found -> found.divergence.witness()).isPresent();
    return new Found<>(
        isOwn ? own.orElseThrow().comparison : comparison,
        own.map(found -> divergence.or(found.divergence)).orElse(divergence));
  }

  private DivergenceSearch within(Divergence<P, M> own) {
    return own.witness()
        .map(Witness::length)
        .map(options.search()::atMost)
        .orElseGet(options::search);
  }

  /// The search from the question's own scenario, if what it gives is possible under both readings.
  private Optional<Found<P, M>> own(
      Question question, Reading a, Reading b, DivergenceSearch.Progress progress) {
    return scenario(question)
        .flatMap(scenario -> {
          var comparison = Comparison.of(box, a, b, scenario.cards());
          return start(scenario, comparison)
              .map(start ->
                  new Found<>(
                      comparison,
                      options
                          .search()
                          .atMost(LONGEST_OF_SCENARIOS)
                          .search(comparison.readings(), start, progress)));
        });
  }

  private static <P, M> Optional<Starts<P>> start(Scenario scenario, Comparison<P, M> comparison) {
    try {
      var readings = comparison.readings();
      var position =
          new Pair<>(
              readings.a().notation().position(scenario.given(), scenario.givenPlace()),
              readings.b().notation().position(scenario.given(), scenario.givenPlace()));
      return Optional.of(Starts.of("the question's own scenario", position, LONGEST_OF_SCENARIOS));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  private Optional<Scenario> scenario(Question question) {
    String prefix = question.id().toLowerCase(Locale.ROOT) + "-";
    return scenarios.stream()
        .flatMap(folder -> ScenarioFiles.in(folder).stream())
        .filter(file -> nameOf(file).startsWith(prefix))
        .filter(file -> nameOf(file.getParent()).endsWith(QUESTIONS))
        .map(ScenarioFiles::read)
        .filter(scenario -> scenario.start() == Scenario.Start.GIVEN)
        .findFirst();
  }

  private static String nameOf(@Nullable Path file) {
    return file == null ? "" : String.valueOf(file.getFileName());
  }
}
