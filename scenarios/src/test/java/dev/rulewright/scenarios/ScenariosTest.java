package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.rulewright.kernel.box.Box;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Replays every scenario file, and asks of all of them together that they cover the rulebook.
class ScenariosTest {

  private static final Path FOLDER = Path.of("mission-combat");
  private static final MissionCombatBox BOX = MissionCombatBox.standard();
  private static final List<? extends Box<?, ?>> BOXES = List.of(BOX);

  private static Plays replay(Path file) {
    return Plays.of(ScenarioFiles.read(file), BOXES);
  }

  @TestFactory
  Stream<DynamicTest> everyScenarioHolds() {
    return ScenarioFiles.under(FOLDER).stream()
        .map(file -> dynamicTest(file.toString(), file.toUri(), () -> assertHolds(replay(file))));
  }

  private static void assertHolds(Plays plays) {
    for (Transcript<?, ?> transcript : plays.transcripts()) {
      if (!transcript.passed()) {
        throw new AssertionError(TranscriptText.plain().write(transcript));
      }
    }
  }

  private static Coverage coverage() {
    var transcripts = new ArrayList<Transcript<?, ?>>();
    ScenarioFiles.under(FOLDER).forEach(file -> transcripts.addAll(replay(file).transcripts()));
    return Coverage.of(
        Opening.of(transcripts.getFirst().scenario(), BOX).game().rulebook(), transcripts);
  }

  @Test
  void everyClauseHasAScenario() {
    assertThat(coverage().rows().stream().filter(Coverage.Row::isUncovered))
        .extracting(row -> row.clause().id() + ": " + row.clause().paraphrase())
        .as("clauses that no scenario is about and that are not marked as not modelled")
        .isEmpty();
  }

  @Test
  void everyClauseThatForbidsIsShownBothWaysRound() {
    assertThat(coverage().rows().stream().filter(Coverage.Row::isOneSided))
        .extracting(row -> row.clause().id() + ", refused in " + row.refused().getFirst().file())
        .as(
            "clauses that refuse a move while no scenario about them carries out a move of that kind")
        .isEmpty();
  }

  @Test
  void everyQuestionHasAScenarioThatShowsEachAnswer() {
    List<Scenario> scenarios =
        ScenarioFiles.under(FOLDER).stream().map(ScenarioFiles::read).toList();
    assertThat(
            QuestionCoverage.of(BOX.rulebook().questions(), scenarios).rows().stream()
                .filter(row -> !row.missing().isEmpty()))
        .extracting(row -> row.question().id() + " " + String.join(", ", row.missing()))
        .as("answers that no scenario shows beside the others")
        .isEmpty();
  }
}
