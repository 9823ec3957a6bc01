package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.rulewright.kernel.box.Box;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.starquest.box.StarQuestBox;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Replays every scenario file, and asks of all those of a game together that they cover its
/// rulebook.
class ScenariosTest {

  private static final List<? extends Box<?, ?>> BOXES =
      List.of(MissionCombatBox.standard(), StarQuestBox.standard());

  static List<? extends Box<?, ?>> boxes() {
    return BOXES;
  }

  /// The scenarios of a game lie in the folder that bears its name.
  private static List<Path> files(Box<?, ?> box) {
    return ScenarioFiles.under(Path.of(box.name()));
  }

  private static Plays replay(Path file) {
    return Plays.of(ScenarioFiles.read(file), BOXES);
  }

  @TestFactory
  Stream<DynamicTest> everyScenarioHolds() {
    return BOXES.stream()
        .flatMap(box -> files(box).stream())
        .map(file -> dynamicTest(file.toString(), file.toUri(), () -> assertHolds(replay(file))));
  }

  private static void assertHolds(Plays plays) {
    for (Transcript<?, ?> transcript : plays.transcripts()) {
      if (!transcript.passed()) {
        throw new AssertionError(TranscriptText.plain().write(transcript));
      }
    }
  }

  private static Coverage coverage(Box<?, ?> box) {
    var transcripts = new ArrayList<Transcript<?, ?>>();
    files(box).forEach(file -> transcripts.addAll(replay(file).transcripts()));
    return Coverage.of(box.rulebook(), transcripts);
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void everyClauseHasAScenario(Box<?, ?> box) {
    assertThat(coverage(box).rows().stream().filter(Coverage.Row::isUncovered))
        .extracting(row -> row.clause().id() + ": " + row.clause().paraphrase())
        .as("clauses that no scenario is about and that are not marked as not modelled")
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void everyClauseThatForbidsIsShownBothWaysRound(Box<?, ?> box) {
    assertThat(coverage(box).rows().stream().filter(Coverage.Row::isOneSided))
        .extracting(row -> row.clause().id() + ", refused in " + row.refused().getFirst().file())
        .as(
            "clauses that refuse a move while no scenario about them carries out a move of that"
                + " kind")
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void everyQuestionHasAScenarioThatShowsEachAnswer(Box<?, ?> box) {
    List<Scenario> scenarios = files(box).stream().map(ScenarioFiles::read).toList();
    assertThat(
            QuestionCoverage.of(box.rulebook().questions(), scenarios).rows().stream()
                .filter(row -> !row.missing().isEmpty()))
        .extracting(row -> row.question().id() + " " + String.join(", ", row.missing()))
        .as("answers that no scenario shows beside the others")
        .isEmpty();
  }
}
