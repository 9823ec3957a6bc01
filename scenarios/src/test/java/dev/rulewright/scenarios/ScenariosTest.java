package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.scenarios.telling.TranscriptText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
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
        throw new AssertionError(
            new TranscriptText("en", (_, text) -> text, TranscriptText.Pictures.GIVEN)
                .write(transcript));
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
    assertThat(
            coverage(game).rows().stream()
                .filter(row -> !row.refused().isEmpty() && row.allowed().isEmpty()))
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

  /// A scenario tells two answers apart if what comes of it under one of them does not come of it
  /// under the other. `answers-alike.csv` lists those that nothing can tell apart, and why.
  @ParameterizedTest
  @MethodSource("games")
  void everyTwoAnswersAreToldApart(String game) {
    var alike = new TreeMap<String, Boolean>();
    for (Path file : files(game)) {
      Scenario scenario = ScenarioFiles.read(file);
      scenario.question().ifPresent(question -> compare(scenario, question.text(), game, alike));
    }
    assertThat(alike.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey))
        .as("answers of which the same comes in every scenario of their question")
        .containsExactlyElementsOf(knownAlike(game));
  }

  private static List<String> knownAlike(String game) {
    return TableReader.shipped(
            ScenariosTest.class, "answers-alike.csv", "game", "question", "one", "other", "reason")
        .stream()
        .filter(row -> row.value("game").equals(game))
        .map(row ->
            "%s %s, %s".formatted(row.value("question"), row.value("one"), row.value("other")))
        .toList();
  }

  /// @param alike whether the same has come of two answers so far, by question and answers
  private static void compare(
      Scenario scenario, String question, String game, Map<String, Boolean> alike) {
    Box<?, ?> box = box(game, scenario.options());
    List<Scenario> branches = Branches.of(scenario);
    for (int i = 0; i < branches.size(); i++) {
      for (int j = 0; j < i; j++) {
        var two =
            new TreeSet<>(
                List.of(
                    scenario.under().get(i).name().text(), scenario.under().get(j).name().text()));
        boolean same =
            holds(branches.get(i), branches.get(j), box)
                && holds(branches.get(j), branches.get(i), box);
        alike.merge(question + " " + String.join(", ", two), same, Boolean::logicalAnd);
      }
    }
  }

  /// Whether what is told of one reading is true of another one.
  private static boolean holds(Scenario one, Scenario other, Box<?, ?> box) {
    try {
      return Replay.oneOfSeveral(Opening.of(one.plain(other.reading()), box)).passed();
    } catch (BadInput e) {
      return false;
    }
  }
}
