package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Replays every scenario file, and asks of all those of a game together that they cover its
/// rulebook.
class ScenariosTest {

  private static final Boxes BOXES = Boxes.standard();

  static Collection<String> games() {
    return BOXES.names();
  }

  /// The scenarios of a game lie in the folder that bears its name.
  private static List<Path> files(String game) {
    return ScenarioFiles.under(Path.of(game));
  }

  private static Box<?, ?> box(String game, List<Field> options) {
    return new ChosenGame(BOXES.provider(game, Place.of(game)), Map.of(), options).box();
  }

  private static Rulebook rulebook(String game) {
    return box(game, List.of()).rulebook();
  }

  private static Plays replay(String game, Path file) {
    Scenario scenario = ScenarioFiles.read(file);
    return Plays.of(scenario, box(game, scenario.options()));
  }

  @TestFactory
  Stream<DynamicTest> everyScenarioHolds() {
    return games().stream()
        .flatMap(game ->
            files(game).stream()
                .map(file ->
                    dynamicTest(
                        file.toString(), file.toUri(), () -> assertHolds(replay(game, file)))));
  }

  private static void assertHolds(Plays plays) {
    for (Transcript<?, ?> transcript : plays.transcripts()) {
      if (!transcript.passed()) {
        throw new AssertionError(TranscriptText.plain().write(transcript));
      }
    }
  }

  private static Coverage coverage(String game) {
    var transcripts = new ArrayList<Transcript<?, ?>>();
    files(game).forEach(file -> transcripts.addAll(replay(game, file).transcripts()));
    return Coverage.of(rulebook(game), transcripts);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyClauseHasAScenario(String game) {
    assertThat(coverage(game).rows().stream().filter(Coverage.Row::isUncovered))
        .extracting(row -> row.clause().id() + ": " + row.clause().paraphrase())
        .as("clauses that no scenario is about and that are not marked as not modelled")
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyClauseThatForbidsIsShownBothWaysRound(String game) {
    assertThat(coverage(game).rows().stream().filter(Coverage.Row::isOneSided))
        .extracting(row -> row.clause().id() + ", refused in " + row.refused().getFirst().file())
        .as(
            "clauses that refuse a move while no scenario about them carries out a move of that"
                + " kind")
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyQuestionHasAScenarioThatShowsEachAnswer(String game) {
    List<Scenario> scenarios = files(game).stream().map(ScenarioFiles::read).toList();
    assertThat(
            QuestionCoverage.of(rulebook(game).questions(), scenarios).rows().stream()
                .filter(row -> !row.missing().isEmpty()))
        .extracting(row -> row.question().id() + " " + String.join(", ", row.missing()))
        .as("answers that no scenario shows beside the others")
        .isEmpty();
  }
}
