package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.scenarios.file.ScenarioReader;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class QuestionCoverageTest {

  private static List<String> missing(String... unders) {
    List<Scenario> scenarios =
        Stream.of(unders)
            .map(under ->
                ScenarioReader.read(
                    "title: T\nclauses: [TAKE-1]\nplay: [roll]\n" + under, "s.yaml"))
            .toList();
    return QuestionCoverage.of(new Stones().rulebook().questions(), scenarios)
        .rows()
        .getFirst()
        .missing();
  }

  @Test
  void everyAnswerIsMissingWithoutAScenarioThatAsksTheQuestion() {
    assertThat(missing()).containsExactly("three", "two");
    assertThat(missing("under: {three: {note: x}, two: {note: y}}"))
        .containsExactly("three", "two");
  }

  @Test
  void oneScenarioShowsEveryAnswer() {
    assertThat(missing("question: S1\nunder: {three: {note: x}, two: {note: y}}")).isEmpty();
    assertThat(missing("question: take.most\nunder: {three: {note: x}, two: {note: y}}")).isEmpty();
    assertThat(
            missing(
                "question: S1\nunder: {three: {note: x}, four: {note: y}}",
                "question: S1\nunder: {two: {note: x}, five: {note: y}}"))
        .as("the same moves have to show both answers")
        .containsExactly("two");
  }
}
