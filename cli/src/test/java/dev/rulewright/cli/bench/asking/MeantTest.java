package dev.rulewright.cli.bench.asking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.picture.Sentences;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MeantTest {

  private static final Sentences WORDS = ChosenGame.standard("mission-combat").box().sentences();

  private static final Meant MEANT =
      new Meant(
          WORDS,
          Set.of(
              "rifleman", "portal-trooper", "arterial-road", "bunker-west", "dark-portal", "hq"));

  private static final List<String> MOVES =
      List.of(
          "attack rifleman@arterial-road portal-trooper@dark-portal=10",
          "play-unit rifleman bunker-west",
          "move rifleman@arterial-road bunker-west by ap",
          "move rifleman@arterial-road bunker-west by speed",
          "move rifleman@arterial-road dark-portal by ap",
          "move rifleman@bunker-west arterial-road by ap",
          "draw",
          "end-turn");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Can the Rifleman move to Bunker West?",
        "to bunker west, may the RIFLEMAN move",
        "move rifleman bunker-west",
        "le Rifleman: moves, Bunker Ouest"
      })
  void theMoveOfAPieceToAPlaceIsMeantInAnyOrder(String question) {
    assertThat(MEANT.of(question, MOVES))
        .startsWith(
            "move rifleman@arterial-road bunker-west by ap",
            "move rifleman@arterial-road bunker-west by speed");
  }

  @Test
  void withoutAVerbEverythingThatNamesBothIsOffered() {
    assertThat(MEANT.of("Rifleman to Bunker West", MOVES))
        .containsExactly(
            "play-unit rifleman bunker-west",
            "move rifleman@arterial-road bunker-west by ap",
            "move rifleman@arterial-road bunker-west by speed");
  }

  @Test
  void theOrderOfPlacesTellsFromWhere() {
    assertThat(MEANT.of("Rifleman from Bunker West to Arterial Road", MOVES).getFirst())
        .isEqualTo("move rifleman@bunker-west arterial-road by ap");
    assertThat(MEANT.of("Rifleman from Arterial Road to Dark Portal", MOVES).getFirst())
        .isEqualTo("move rifleman@arterial-road dark-portal by ap");
  }

  @Test
  void aVerbTellsTheKind() {
    assertThat(MEANT.of("Does the Rifleman attack the Portal Trooper?", MOVES))
        .containsExactly("attack rifleman@arterial-road portal-trooper@dark-portal=10");
    assertThat(MEANT.of("may I draw a card", MOVES)).containsExactly("draw");
    assertThat(MEANT.of("is the turn over", MOVES)).containsExactly("end-turn");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "?", "who?", "Rifleman to HQ", "<script>"})
  void nothingIsMeantByWordsThatFitNoMove(String question) {
    assertThat(MEANT.of(question, MOVES)).isEmpty();
  }
}
