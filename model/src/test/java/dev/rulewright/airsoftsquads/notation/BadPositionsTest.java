package dev.rulewright.airsoftsquads.notation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.airsoftsquads.box.AirsoftSquadsBox;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions that cannot be are refused with their place.
class BadPositionsTest {

  private static final AirsoftSquads GAME =
      AirsoftSquadsBox.standard().game("standard", Place.of("reading"));

  /// Nobody is HIT and OUT at once, whatever line 16 says.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "red-1: assault hit out | at:1:20: 'out': expected one state only, after 'hit'",
        "red-1: assault out exhausted | 'exhausted': expected one state only, after 'out'",
        "red-savezone: assault hit out | 'out': expected one state only, after 'hit'",
        "red-1: assault#2 hit | who is HIT or OUT has no HITCOUNTER",
        "red-savezone: assault exhausted | expected an operator that is up, HIT or OUT",
        "red-1: assalt | 'assalt': expected the name of an operator",
      })
  void aPosition(String text, String message) {
    assertThatThrownBy(() -> GAME.notation().read(text, "at"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }
}
