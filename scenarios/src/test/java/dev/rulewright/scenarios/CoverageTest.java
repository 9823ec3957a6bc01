package dev.rulewright.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CoverageTest {

  private static final Transcript<?, ?> REFUSES =
      ReplayTest.replay("play: [{refused: take 4, because: TAKE-1}, roll, {chance: rolled 1}]");
  private static final Transcript<?, ?> ALLOWS = ReplayTest.replay("play: [take 1]");

  private static Coverage.Row row(String clause, Transcript<?, ?>... transcripts) {
    return Coverage.of(new Stones().rulebook(), List.of(transcripts)).rows().stream()
        .filter(row -> row.clause().id().equals(clause))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aClauseIsUncoveredWhenNoScenarioIsAboutIt() {
    assertThat(row("TAKE-1", ALLOWS).isUncovered()).isFalse();
    assertThat(row("ROLL-1", REFUSES).isUncovered()).isTrue();
    assertThat(row("ROLL-1", REFUSES).cited()).containsExactly(REFUSES.scenario());
    assertThat(row("NAME-1").isUncovered()).as("not modelled, with a reason").isFalse();
  }

  @Test
  void aClauseThatForbidsNeedsTheSameKindOfMoveAllowed() {
    assertThat(row("TAKE-1", REFUSES).refused()).isNotEmpty();
    assertThat(row("TAKE-1", REFUSES).allowed()).isEmpty();
    assertThat(row("TAKE-1", REFUSES, ALLOWS).allowed()).isNotEmpty();
    assertThat(row("TAKE-1", ALLOWS).refused()).isEmpty();
  }
}
