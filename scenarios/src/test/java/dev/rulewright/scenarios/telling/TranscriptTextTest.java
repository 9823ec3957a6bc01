package dev.rulewright.scenarios.telling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.scenarios.ReplayTest;
import org.junit.jupiter.api.Test;

class TranscriptTextTest {

  @Test
  void theStoryTellsEveryStepWithItsClauses() {
    var transcript =
        ReplayTest.replay(
            "given: {stones: 4}",
            "play:",
            "  - refused: take 4",
            "    because: TAKE-1",
            "    note: one too many",
            "  - take 1",
            "  - roll",
            "  - chance: rolled 3",
            "expect: {winner: right}");
    assertThat(
            new TranscriptText("en", (_, text) -> text, TranscriptText.Pictures.GIVEN)
                .write(transcript))
        .isEqualTo(
            """
            T
            s.yaml, reading standard
            about TAKE-1

            Stones 4 · To move left

              1  refused: take 4
                   4 stones are more than 3 [TAKE-1]
                   one too many
              2  take 1, cost 1
                   took 1 left: 3 left [TAKE-1]
              3  roll
              4  chance: rolled 3
                   took 3 right: 0 left [ROLL-1]
                   won right [WIN-1]
            passed: 4 steps
            """);
  }

  @Test
  void whatDoesNotHoldStandsBesideItsStep() {
    var transcript = ReplayTest.replay("play: [{do: take 1, cost: 3}, take 4, take 1]");
    var text =
        new TranscriptText(
            "en",
            (part, words) -> part == Emphasis.Part.FAILURE ? "*" + words + "*" : words,
            TranscriptText.Pictures.NONE);
    assertThat(text.write(transcript))
        .isEqualTo(
            """
            T
            s.yaml, reading standard
            about TAKE-1
              1  take 1, cost 1
                   took 1 left: 4 left [TAKE-1]
              !!   *s.yaml:4:27: cost: expected 3, found 1*
              2  take 4
              !!   *s.yaml:4:31: expected a legal move, but it is refused by TAKE-1: 4 stones are more than 3*
            *failed*: 2 failures, 1 step not played
            """);
  }
}
