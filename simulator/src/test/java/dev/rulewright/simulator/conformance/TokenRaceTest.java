package dev.rulewright.simulator.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Perft;
import dev.rulewright.kernel.Ruling;
import java.util.List;
import org.junit.jupiter.api.Test;
import tokenrace.RaceClause;
import tokenrace.RaceMove;
import tokenrace.RacePosition;
import tokenrace.TokenRace;

final class TokenRaceTest {

  private final TokenRace race = new TokenRace();

  @Test
  void anEmptyPotCannotBeHeld() {
    RacePosition start = read("awaits: choice; turn: 1; mover: bee; ant: 0 snail; bee: 3 hare");
    assertThat(race.judge(start, new RaceMove.Hold()))
        .isEqualTo(new Ruling.Refused(RaceClause.EMPTY_POT, "the pot is empty"));
    assertThat(race.notation().disagreement(start, Field.of("pot", "1"))).isPresent();
  }

  /// Counted by hand: roll or show; after a roll five distinct faces, of which 1 gives the turn to
  /// the next runner (roll or show) and four leave three choices; after a show of 4 points, roll or
  /// hold.
  @Test
  void perftOfTheFirstTurn() {
    RacePosition start =
        read("awaits: choice; turn: 1; mover: ant; ant: 0 hare; bee: 0 snail; cat: 0 snail");
    assertThat(List.of(0, 1, 2))
        .extracting(depth -> Perft.count(race, start, depth))
        .containsExactly(1L, 2L, 2L + 4 * 3 + 2);
  }

  private RacePosition read(String text) {
    return race.notation().read(text, "test");
  }
}
