package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.cli.input.DivergeOptions;
import dev.rulewright.cli.input.ProjectFolder;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.ExtraCards;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.ScenarioFiles;
import dev.rulewright.simulator.divergence.Divergence;
import dev.rulewright.simulator.divergence.DivergenceSearch;
import dev.rulewright.simulator.divergence.GivenStart;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Witness;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// The search for the shortest play in which two readings part: from the start that is given, or
/// from small positions and from the one with which the question's own scenario begins.
///
/// @param options from where, how far and with what effort
/// @param box what is in the box
public record PlaySearch(DivergeOptions options, Material box) {

  /// The folder of the scenarios that show a question each.
  private static final String QUESTIONS = "13-readings";

  /// Moves of the plays from a question's own scenario, which has all cards of the box.
  private static final int LONGEST_OF_SCENARIOS = 3;

  /// What came of it.
  ///
  /// @param comparison the readings, with the cards of the play
  public record Found(Comparison comparison, Divergence<Position, Move> divergence) {}

  /// Searches. What the scenario shows within some moves need not be searched for with more moves
  /// elsewhere; of plays of the same length those from small positions are taken.
  public Found search(Reading a, Reading b, DivergenceSearch.Progress progress) {
    var given = new Comparison.Given(options.with(box), options.extraCards());
    var comparison = Comparison.of(a, b, given);
    Optional<Found> own =
        options.hasStart()
            ? Optional.empty()
            : comparison.question().flatMap(question -> own(question, a, b, progress));
    var search = own.map(found -> within(found.divergence)).orElseGet(options::search);
    var divergence =
        search.search(
            comparison.readings(),
            options.starts(comparison.readings(), given.material()),
            progress);
    boolean isOwn =
        divergence.witness().isEmpty()
            && own.flatMap(found -> found.divergence.witness()).isPresent();
    return new Found(
        isOwn ? own.orElseThrow().comparison : comparison,
        own.map(found -> divergence.or(found.divergence)).orElse(divergence));
  }

  private DivergenceSearch within(Divergence<Position, Move> own) {
    return own.witness()
        .map(Witness::length)
        .map(options.search()::atMost)
        .orElseGet(options::search);
  }

  /// The search from the question's own scenario, if what it gives is possible under both readings.
  private Optional<Found> own(
      Question question, Reading a, Reading b, DivergenceSearch.Progress progress) {
    return scenario(question)
        .flatMap(scenario -> {
          var material = ExtraCards.addedTo(box, scenario.cards());
          var comparison = Comparison.of(a, b, new Comparison.Given(material, scenario.cards()));
          return start(scenario, comparison)
              .map(start ->
                  new Found(
                      comparison,
                      options
                          .search()
                          .atMost(LONGEST_OF_SCENARIOS)
                          .search(comparison.readings(), start, progress)));
        });
  }

  private static Optional<GivenStart<Position>> start(Scenario scenario, Comparison comparison) {
    try {
      var readings = comparison.readings();
      var position =
          new Pair<>(
              readings.a().notation().position(scenario.given(), scenario.givenPlace()),
              readings.b().notation().position(scenario.given(), scenario.givenPlace()));
      return Optional.of(
          GivenStart.of("the question's own scenario", position, LONGEST_OF_SCENARIOS));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  private static Optional<Scenario> scenario(Question question) {
    try {
      String prefix = question.id().toLowerCase(Locale.ROOT) + "-";
      return ScenarioFiles.under(ProjectFolder.scenarios("mission-combat").resolve(QUESTIONS))
          .stream()
          .filter(file -> nameOf(file).startsWith(prefix))
          .map(ScenarioFiles::read)
          .filter(scenario -> scenario.start() == Scenario.Start.GIVEN)
          .findFirst();
    } catch (BadInput _) {
      // The scenarios ship with the project, not with the program.
      return Optional.empty();
    }
  }

  private static String nameOf(Path file) {
    return String.valueOf(file.getFileName());
  }
}
