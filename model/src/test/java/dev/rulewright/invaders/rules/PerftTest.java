package dev.rulewright.invaders.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.box.InvadersBox;
import dev.rulewright.kernel.Perft;
import dev.rulewright.kernel.Place;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The numbers of ways to go on. Those of the page's examples were counted by hand at depth 1; all
/// others are those of another program, written in another language from the rules alone.
class PerftTest {

  private static final Invaders GAME = InvadersBox.standard().game("standard", Place.of("reading"));

  private static final String DECKS =
      "; invader-deck: invader-drone x9; mankind-deck: militia x9; ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stage: pay norad-cheyenne-mountain-bunker africa; to-move: mankind; mankind-hand: militia"
            + " x2, mako-combat-walker, refugees-shanty-town x2, orbital-strike x2 | 9",
        "to-move: mankind; mankind-hand: norad-cheyenne-mountain-bunker, militia x2,"
            + " mako-combat-walker, refugees-shanty-town x2, orbital-strike x2 | 16, 172, 1524,"
            + " 9808",
        "stage: destroy shapeshifting-alien-thing 2; africa: refugees-shanty-town,"
            + " norad-cheyenne-mountain-bunker | 4",
        "invader-hand: shapeshifting-alien-thing, invader-drone x2; africa: refugees-shanty-town,"
            + " norad-cheyenne-mountain-bunker | 7, 21, 75, 374",
        "to-move: mankind; mankind-hand: refugees-shanty-town; africa: militia x3; eurasia: militia"
            + " x3; pacific-rim: militia x4 | 6, 17, 49, 216",
        "africa: anthraxus-mega-slug x2, kraken-warmachine; eurasia: mako-combat-walker;"
            + " invader-hand: invader-drone, terror-raid, nanobot-kill-swarm | 7, 29, 117, 497",
      })
  void withDecksOfOneKind(String position, String counts) {
    check(position + DECKS, counts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "invader-hand: nanobot-kill-swarm, kraken-warmachine, shapeshifting-alien-thing,"
            + " invader-drone x2; mankind-hand: militia, refugees-shanty-town, mako-combat-walker,"
            + " orbital-strike, rallying-speech | 11, 592, 31716",
        "to-move: mankind; hero: hero-c africa turned tokens-1; invader-hand: nanobot-kill-swarm"
            + " x2; mankind-hand: orbital-strike, rallying-speech, militia, refugees-shanty-town;"
            + " africa: kraken-warmachine, invader-drone x2, refugees-shanty-town x2; marker: 2 |"
            + " 11, 427, 23752",
      })
  void withTheDecksThatShip(String position, String counts) {
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
