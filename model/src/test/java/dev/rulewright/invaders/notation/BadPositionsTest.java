package dev.rulewright.invaders.notation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.invaders.box.InvadersBox;
import dev.rulewright.invaders.box.InvadersProvider;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions, moves and data that make no sense are refused with their place.
class BadPositionsTest {

  private static final Invaders GAME = InvadersBox.standard().game("standard", Place.of("reading"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "africa: invader-drome | at:1:9: 'invader-drome': expected the name of a card",
        "africa: militia x5 | at: mankind has 5 cards in africa, expected at most 4",
        "mankind-hand: kraken-warmachine | at:1:15: 'kraken-warmachine': this is no card of"
            + " mankind",
        "hero: hero-a afrika | expected the name of a zone",
        "hero: hero-a africa tired | expected turned, tokens-2 or entered-ZONE",
        "stage: pay militia africa; to-move: mankind | nothing is discarded for 'play militia"
            + " africa'",
        "stage: pay kraken-warmachine africa; to-move: mankind; mankind-hand: militia"
            + " | mankind cannot be paying for 'play kraken-warmachine africa'",
        "stage: draw 2; invader-deck: none | nothing can be decided or drawn",
        "stage: hero-comes mankind 0 then main; hero: hero-a africa | a hero comes while another",
        "moves: 3 | this follows from the other fields",
        "continent: africa | expected the name of a field",
      })
  void aPosition(String text, String message) {
    assertThatThrownBy(() -> GAME.notation().read(text, "at"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "attack africa | expected the name of a move",
        "play militia africa instead-of hero | expected 'sacrificing'",
        "play militia africa sacrificing hero now | expected the end of the move",
        "pay none | expected cards, such as militia x2",
        "destroy militia | expected a zone",
      })
  void aMove(String text, String message) {
    assertThatThrownBy(() -> GAME.notation().readMove(GAME.opening(), text, Place.of("at")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mankind,defender,unit,1,0,4,destroy one any | expected the name of an effect of such a"
            + " card",
        "mankind,event,one-shot,1,0,4,destroy one any | a card that acts once has no power",
        "alien,defender,unit,1,0,4,none | expected the name of a side",
      })
  void aCard(String values, String message) {
    String text =
        "card,name,side,class,kind,discard,drain,power,effect,copies,assumed,evidence\nx,X,"
            + values
            + ",3,all,none\n";
    assertThatThrownBy(() ->
            new InvadersProvider().open(Map.of("cards", new DataFile("cards.csv", text)), Map.of()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message)
        .hasMessageStartingWith("cards.csv:2:");
  }
}
