package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.file.ScenarioReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

public class ReplayTest {

  public static Transcript<?, ?> replay(String... lines) {
    return Replay.of(open(lines));
  }

  private static Opening<?, ?> open(String... lines) {
    String text = "title: T\ngame: stones\nclauses: [TAKE-1]\n" + String.join("\n", lines);
    return Opening.of(ScenarioReader.read(text, "s.yaml"), Stones.BOX);
  }

  private static void assertFails(List<String> lines, String... failures) {
    assertThat(replay(lines.toArray(String[]::new)).failures().stream().map(Failure::toString))
        .containsExactly(failures);
  }

  private static void assertPasses(String... lines) {
    assertThat(replay(lines).failures()).isEmpty();
  }

  // ---- What holds ----

  @Test
  void aScenarioHoldsWhenTheRulesDoWhatItSays() {
    assertPasses(
        "given: {stones: 6, to-move: right}",
        "play:",
        "  - take 2",
        "  - refused: take 4",
        "    because: TAKE-1",
        "  - listed: take 3",
        "  - absent: take 4",
        "  - expect: {stones: 4}",
        "  - roll",
        "  - chance: rolled 2",
        "    events: [took 2 left]",
        "    cites: [ROLL-1]",
        "  - do: take 2",
        "    cost: 2",
        "    events: [took 2 right, won right]",
        "    no-events: [won left]",
        "    cites: [TAKE-1, WIN-1]",
        "expect: {winner: right}");
  }

  @Test
  void aPlayMayBeginWithTheOpeningOfTheGame() {
    assertPasses("given: opening", "play: [{expect: {stones: 5}}, take 1]");
  }

  @Test
  void whatCannotComeOtherwiseHappensByItself() {
    assertPasses(
        "given: {stones: 1}",
        "play:",
        "  - do: roll",
        "    events: [took 1 left, won left]",
        "    cost: 0",
        "    expect: {winner: left}");
  }

  @Test
  void theOnlyOutcomeMayBeScriptedToo() {
    assertPasses("given: {stones: 1}", "play: [roll, {chance: rolled 1}]");
  }

  @Test
  void aMoveThatIsListedInNormalFormMayBePlayed() {
    assertPasses("play: [waste]");
  }

  // ---- What does not hold ----

  @Test
  void aRefusedMoveEndsTheReplayWithItsClause() {
    var transcript = replay("play: [take 4, take 1]", "expect: {stones: 0}");
    assertThat(transcript.failures())
        .singleElement()
        .hasToString(
            "s.yaml:4:8: expected a legal move, but it is refused by TAKE-1: 4 stones are more than"
                + " 3");
    assertThat(transcript.stepsLeft()).isEqualTo(1);
  }

  @Test
  void aWrongExpectationSaysWhatIsThereInstead() {
    assertFails(
        List.of("play:", "  - do: take 1", "    expect: {stones: 3, to-move: left}"),
        "s.yaml:6:22: stones: expected 3, found 4",
        "s.yaml:6:34: to-move: expected left, found right");
    assertFails(
        List.of("play: [take 1]", "expect: {winner: left}"),
        "s.yaml:5:18: winner: expected left, found none");
    assertFails(
        List.of("play: [take 1]", "expect: {winner: lft, ended-by: theft}"),
        "s.yaml:5:18: 'lft': expected the name of a winner (draw, none, left, right)\nMaybe left?",
        "s.yaml:5:33: ended-by: expected theft, found none");
    assertFails(
        List.of("play: [take 1, {expect: {stones: 2}}]"),
        "s.yaml:4:34: stones: expected 2, found 4");
  }

  @Test
  void aWrongPriceSaysWhatWasPaid() {
    assertFails(
        List.of("play:", "  - do: take 2", "    cost: 1"),
        "s.yaml:6:11: cost: expected 1, found 2");
  }

  @Test
  void aMissingEventSaysWhatHappenedInstead() {
    assertFails(
        List.of("play:", "  - do: take 2", "    events: [took 3 left]"),
        "s.yaml:6:14: expected the event 'took 3 left', found took 2 left\nMaybe took 2 left?");
    assertFails(
        List.of(
            "given: {stones: 2}", "play:", "  - do: take 2", "    events: [won left, took 2 left]"),
        "s.yaml:7:24: 'took 2 left' happened, but before 'won left'; in order: took 2 left, won"
            + " left");
  }

  @Test
  void anEventThatMustNotHappenIsReported() {
    assertFails(
        List.of("play:", "  - do: take 2", "    no-events: [took 2 left]"),
        "s.yaml:6:17: expected no such event, found took 2 left: 3 left");
  }

  @Test
  void aMissingCitationSaysWhatIsCited() {
    assertFails(
        List.of("play:", "  - do: take 2", "    cites: [WIN-1]"),
        "s.yaml:6:13: expected a citation of WIN-1, found TAKE-1");
  }

  @Test
  void aMoveThatShouldBeRefusedAndIsNotIsReported() {
    assertFails(
        List.of("play:", "  - refused: take 1", "    because: TAKE-1"),
        "s.yaml:5:14: expected a refusal because of TAKE-1, but it is allowed (TAKE-1): 1 to 3"
            + " stones may be taken");
  }

  @Test
  void aRefusalBecauseOfAnotherClauseIsReported() {
    assertFails(
        List.of(
            "given: {stones: 2}",
            "play:",
            "  - refused: take 3",
            "    because: TAKE-1",
            "  - take 1"),
        "s.yaml:7:14: expected a refusal because of TAKE-1, but it is refused by TAKE-2: only 2"
            + " left");
  }

  @Test
  void listedAndAbsentAreCompared() {
    assertFails(
        List.of("play: [{listed: take 4}, {absent: take 1}]"),
        "s.yaml:4:17: expected in the list of legal moves, but it is not there",
        "s.yaml:4:35: expected not in the list of legal moves, but it is there");
  }

  @Test
  void judgementAndListAreCompared() {
    assertFails(
        List.of("play: [cheat]"),
        "s.yaml:4:8: the rules contradict themselves: allowed, yet not in the list of legal moves");
    assertFails(
        List.of("play: [take 1, {refused: trap, because: TAKE-1}]"),
        "s.yaml:4:26: the rules contradict themselves: refused, yet in the list of legal moves");
  }

  @Test
  void aPlayThatWaitsForChanceNamesTheOutcomes() {
    assertFails(
        List.of("play: [roll, take 1]"),
        "s.yaml:4:14: play waits for chance; expected a step such as 'chance: rolled 1', possible"
            + " are rolled 1, rolled 2, rolled 3");
    assertFails(
        List.of("play: [take 1, roll]"),
        "s.yaml:4:16: after the last step play waits for chance; expected a step such as 'chance:"
            + " rolled 1', possible are rolled 1, rolled 2, rolled 3");
  }

  @Test
  void aPlayMayEndWhileItWaitsForChanceIfItEndsWithALook() {
    assertPasses("play: [take 1, roll, {expect: {stones: 4}}]");
  }

  @Test
  void chanceThatBringsWhatItCannotIsReported() {
    assertFails(
        List.of("play: [roll, {chance: rolled 5}]"),
        "s.yaml:4:23: chance cannot bring 'rolled 5' here, only rolled 1, rolled 2, rolled 3");
    assertFails(
        List.of("play: [{chance: rolled 1}]"),
        "s.yaml:4:17: nothing is left to chance here: it is for left to move");
  }

  @Test
  void aTextThatMeansNoMoveOrNoFieldIsAnInputFailure() {
    var transcript = replay("play: [{do: take 1, expect: {stone: 3}}, tkae 1]");
    assertThat(transcript.failures().stream().map(Failure::toString))
        .containsExactly(
            "s.yaml:4:30: 'stone': expected the name of a field (stones, to-move)\n"
                + "Maybe stones?",
            "s.yaml:4:42: 'tkae 1': expected a move");
  }

  @Test
  void aClauseThatNothingCitesIsReported() {
    assertFails(
        List.of(),
        "s.yaml:3:11: the scenario is about TAKE-1, but no ruling and no event in it cites that"
            + " clause\nMaybe it belongs under 'shows', with how the play shows it.");
    assertPasses("shows: {NAME-1: nobody has a name}", "play: [take 1]");
  }

  // ---- Opening ----

  private static void assertBad(String text, String message) {
    assertThatThrownBy(() -> Opening.of(ScenarioReader.read(text, "s.yaml"), Stones.BOX))
        .isInstanceOf(BadInput.class)
        .hasMessage(message);
  }

  @Test
  void theGameIsTheOneThatTheFolderIsNamedAfter() {
    List<String> names = List.of("sticks", "stones");
    Optional<Word> unnamed = Optional.empty();
    assertThat(Opening.game(unnamed, "sticks/stones/taking/some.yaml", names)).hasValue("stones");
    assertThat(Opening.game(unnamed, "elsewhere/some.yaml", names)).isEmpty();
    var named = Optional.of(new Word("stone", Place.of("s.yaml")));
    assertThatThrownBy(() -> Opening.game(named, "stones/some.yaml", names))
        .isInstanceOf(BadInput.class)
        .hasMessage("s.yaml: 'stone': expected the name of a game (sticks, stones)\nMaybe stones?");
  }

  @Test
  void unknownNamesAreReportedBeforeAnythingIsPlayed() {
    assertBad(
        "title: T\ngame: stones\nclauses: [TAKE-1]\nreading: standart",
        "s.yaml:4:10: 'standart': expected the name of a reading (standard, printed)\n"
            + "Maybe standard?");
    String clauses = " (TAKE-1, TAKE-2, ROLL-1, WIN-1, NAME-1)\nMaybe TAKE-1?";
    assertBad(
        "title: T\ngame: stones\nclauses: [TAKE-7]",
        "s.yaml:3:11: 'TAKE-7': expected the name of a clause" + clauses);
    assertBad(
        "title: T\ngame: stones\nclauses: [TAKE-1]\nplay:\n- refused: roll\n  because: TAKE-X",
        "s.yaml:6:12: 'TAKE-X': expected the name of a clause" + clauses);
    assertBad(
        "title: T\ngame: stones\nclauses: [TAKE-1]\ngiven: {stone: 3}",
        "s.yaml:4:9: 'stone': expected the name of a field (stones, to-move)\nMaybe" + " stones?");
    assertBad(
        "title: T\ngame: stones\nclauses: [TAKE-1]\ncards: {big: x}",
        "s.yaml:4:9: 'big': stones has no extra cards");
  }
}
