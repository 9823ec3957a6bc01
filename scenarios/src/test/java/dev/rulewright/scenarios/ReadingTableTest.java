package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.ReadingTable.Row;
import dev.rulewright.scenarios.ReadingTable.Verdict;
import dev.rulewright.scenarios.file.ScenarioReader;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReadingTableTest {

  private static Scenario scenario(String... lines) {
    String text = "title: T\ngame: stones\nclauses: [TAKE-1]\n" + String.join("\n", lines);
    return ScenarioReader.read(text, "s.yaml");
  }

  private static List<Word> readings(String... names) {
    return Stream.of(names).map(name -> new Word(name, Place.of("--readings"))).toList();
  }

  @Test
  void theAnswersToAQuestionAreToldByWhatIsRefusedAndWhatDiffers() {
    var table =
        ReadingTable.ofItsOwn(
            scenario(
                "question: S1",
                "given: {stones: 6}",
                "play: [take 1, take 3]",
                "under:",
                "  three: {listed: [take 1], absent: [take 3], expect: {stones: 2, winner: none}}",
                "  two:",
                "    refused: take 3",
                "    because: TAKE-1",
                "    then: [{expect: {to-move: right}}, take 2]",
                "    expect: {stones: 3}"),
            Stones.BOX);
    assertThat(table.rows())
        .containsExactly(
            new Row(
                "three",
                Verdict.HOLDS,
                "take 1 is legal; take 3 is not legal by TAKE-2; stones: 2"),
            new Row(
                "two",
                Verdict.HOLDS,
                "refused at step 2 by TAKE-1; to-move is right; then take 2 for 2; stones: 3"));
  }

  @Test
  void whoWinsIsToldWhereItDiffers() {
    var table =
        ReadingTable.ofItsOwn(
            scenario(
                "question: S1",
                "given: {stones: 3}",
                "play: [take 3]",
                "under:",
                "  three: {expect: {winner: left, ended-by: no-stones-left}}",
                "  two: {refused: 1, because: TAKE-1, expect: {winner: none, ended-by: none}}"),
            Stones.BOX);
    assertThat(table.rows())
        .extracting(Row::outcome)
        .containsExactly(
            "winner: left; ended-by: no-stones-left",
            "refused at step 1 by TAKE-1; winner: none; ended-by: none");
  }

  @Test
  void anOutcomeThatIsNotAsTheScenarioSaysIsToldAsAFailure() {
    var table =
        ReadingTable.ofItsOwn(
            scenario(
                "play: [take 3]",
                "under: {standard: {refused: 1, because: TAKE-1}, printed: {expect: {stones: 2}}}"),
            Stones.BOX);
    assertThat(table.rows())
        .containsExactly(
            new Row(
                "standard",
                Verdict.FAILS,
                "fails at step 1: expected a refusal because of TAKE-1, but it is allowed (TAKE-1):"
                    + " 1 to 3 stones may be taken"),
            new Row(
                "printed", Verdict.FAILS, "refused at step 1 by TAKE-1: 3 stones are more than 2"));
  }

  @Test
  void theAnswersThatChangeAScenarioOfOneReadingAreFound() {
    var changed =
        ReadingTable.ofEveryAnswer(scenario("play: [take 3]", "expect: {stones: 2}"), Stones.BOX);
    assertThat(changed.rows())
        .containsExactly(
            new Row(
                "S1=two", Verdict.FAILS, "refused at step 1 by TAKE-1: 3 stones are more than 2"));
    assertThat(changed.unchanged()).as("the answer of the scenario itself does not count").isZero();
    var same = ReadingTable.ofEveryAnswer(scenario("play: [take 2]"), Stones.BOX);
    assertThat(same.rows()).isEmpty();
    assertThat(same.unchanged()).isEqualTo(1);
  }

  @Test
  void theClauseByWhichAnotherAnswerRefusesTheLastMoveIsTold() {
    assertThat(refusing("play: [take 3]")).containsExactly("TAKE-1");
    assertThat(refusing("play: [take 2]")).isEmpty();
    assertThat(refusing("play: [take 1, {listed: take 3}]")).containsExactly("TAKE-1");
    assertThat(refusing("play: [take 3, {expect: {stones: 2}}]"))
        .as("where nothing more is judged than looked at")
        .containsExactly("TAKE-1");
    assertThat(refusing("play: [take 3, take 1]")).as("an earlier move").isEmpty();
    assertThat(refusing("reading: 'standard,S1=two'", "play: [take 3]"))
        .as("what is refused here rests on nothing")
        .isEmpty();
  }

  @Test
  void aLineIsToldAsTheScenarioOfItsMoves() {
    Scenario start = scenario("play: [take 3]");
    var line = Line.of(start, readings("take 3"), Stones.BOX);
    ReadingTable table = line.otherwise(() -> {});
    assertThat(table)
        .usingRecursiveComparison()
        .ignoringFields("scenario")
        .isEqualTo(ReadingTable.ofEveryAnswer(start, Stones.BOX));
  }

  private static List<String> refusing(String... lines) {
    return ReadingTable.ofEveryAnswer(scenario(lines), Stones.BOX).refusing().stream()
        .<String>map(Clause::id)
        .toList();
  }

  @Test
  void theReadingOfTheScenarioIsTheOneThatIsVaried() {
    var table =
        ReadingTable.ofEveryAnswer(
            scenario("reading: 'standard,S1=two'", "play: [take 2]", "expect: {stones: 3}"),
            Stones.BOX);
    assertThat(table.rows()).isEmpty();
    assertThat(table.unchanged()).isEqualTo(1);
  }

  @Test
  void movesAreReplayedUnderNamedReadings() {
    var scenario = scenario("play: [take 3]", "expect: {stones: 2, winner: left}");
    assertThat(ReadingTable.of(scenario, readings("standard", "printed"), Stones.BOX).rows())
        .containsExactly(
            new Row(
                "standard", Verdict.FAILS, "fails at the end: winner: expected left, found none"),
            new Row(
                "printed", Verdict.FAILS, "refused at step 1 by TAKE-1: 3 stones are more than 2"));
    assertThatThrownBy(() -> ReadingTable.of(scenario, readings("prented"), Stones.BOX))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("--readings: 'prented': expected the name of a reading");
  }

  @Test
  void aReadingWhoseAnswersDoNotGoTogetherIsNone() {
    var table =
        ReadingTable.ofEveryAnswer(scenario("reading: printed", "play: [take 2]"), Stones.BOX);
    assertThat(table.rows())
        .containsExactly(
            new Row(
                "S1=two",
                Verdict.NO_READING,
                "'printed,S1=two': expected the name of a reading (standard, printed)"));
  }
}
