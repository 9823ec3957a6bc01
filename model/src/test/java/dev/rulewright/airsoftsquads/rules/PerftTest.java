package dev.rulewright.airsoftsquads.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.box.AirsoftSquadsBox;
import dev.rulewright.kernel.Perft;
import dev.rulewright.kernel.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The numbers of ways to go on, on which another program agrees that was written from the standard
/// rules alone.
class PerftTest {

  private static final AirsoftSquads GAME =
      AirsoftSquadsBox.standard().game("standard", Place.of("test"));

  private static final String BEGUN =
      "turn: 1; red-1: assault; red-2: leader; red-3: scout; red-savezone: sniper, support;"
          + " red-hand: adrenaline, overwatch, aimed-shot, cover; red-items: scope x2, vest x2;"
          + " red-deck: aimed-shot x3, full-auto x4, cover x4, adrenaline x3, overwatch x2;"
          + " blue-1: assault; blue-2: leader; blue-3: scout; blue-savezone: sniper, support;"
          + " blue-hand: adrenaline, overwatch, full-auto, cover; blue-items: scope x2, vest x2;"
          + " blue-deck: aimed-shot x4, full-auto x3, cover x4, adrenaline x3, overwatch x2; ";

  /// 60 ways to deploy, twice; the eight cards that are dealt then are chance.
  @Test
  void fromTheOpening() {
    assertThat(Perft.count(GAME, GAME.opening(), 1)).isEqualTo(60);
    assertThat(Perft.count(GAME, GAME.opening(), 2)).isEqualTo(3_600);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"stage: turn | 25, 82, 264, 969", "stage: combat | 10, 44, 130"})
  void withCardsInHand(String stage, String counts) {
    check(BEGUN + stage, counts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "red-1: scout bonus; red-2: assault#2; red-savezone: sniper; red-hand: full-auto;"
            + " red-deck: cover x2; red-items: scope; blue-1: assault; blue-2: leader#3;"
            + " blue-savezone: support out; blue-hand: cover; blue-deck: cover; blue-items: vest"
            + " | 6, 14, 34, 6980, 164480",
        "stage: support; red-1: assault+vest#5 exhausted; red-2: leader hit; red-3: scout out;"
            + " red-savezone: sniper, support; red-deck: cover; red-items: scope;"
            + " blue-1: assault hit; blue-2: leader hit; blue-3: scout hit;"
            + " blue-savezone: sniper, support; blue-hand: overwatch;"
            + " blue-deck: cover, overwatch; blue-items: vest"
            + " | 2, 3, 24, 120, 204",
        "red-1: sniper; red-2: scout*6; blue-1: assault; blue-3: support hit;"
            + " blue-savezone: leader; blue-deck: cover; blue-items: vest"
            + " | 4, 4, 5, 199, 225, 362",
        "turn: 59; red-1: assault out; red-2: leader; red-savezone: sniper, support out, scout out;"
            + " blue-1: assault out; blue-2: leader; blue-savezone: sniper, support out, scout out"
            + " | 2, 3, 3, 73, 123, 130",
      })
  void inTheMiddle(String position, String counts) {
    check(position, counts);
  }

  private static void check(String text, String counts) {
    Position position = GAME.notation().read(text, "test");
    int depth = 0;
    for (String count : counts.split(", ", -1)) {
      assertThat(Perft.count(GAME, position, ++depth))
          .as("depth %d", depth)
          .isEqualTo(Long.parseLong(count));
    }
  }
}
