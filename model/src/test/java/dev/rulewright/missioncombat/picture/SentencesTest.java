package dev.rulewright.missioncombat.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Moves as sentences, with the names of an edition.
final class SentencesTest {

  private static final Sentences SENTENCES = MissionCombatBox.standard().sentences();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | move exorcist@yellow-portal-alpha#10 arterial-road by ap | The Exorcist moves from Yellow Portal Alpha to Arterial Road
          de | move exorcist@yellow-portal-alpha arterial-road by ap | The Exorcist moves from Gelbes Portal Alpha to Ausfallstraße
          fr | play-unit exorcist dark-portal | The Exorciste comes into play on Portail Noir
          en | attack rifleman@hq exorcist@hq=10 portal-trooper@hq#10=20 | The Rifleman on HQ attacks: Exorcist (HQ): 10, Portal Trooper (HQ): 20
          en | a move of another game | a move of another game
          """)
  void aMoveIsSaidWithTheNamesOfAnEdition(String edition, String move, String sentence) {
    assertThat(SENTENCES.in(edition).of(move)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource({
    "exorcist@hq#10 must attack, Exorcist (HQ) must attack",
    "ranger@hq spent 1-ap, ranger (HQ) spent 1-ap"
  })
  void eventsNameThingsAsTheyArePrinted(String event, String told) {
    assertThat(SENTENCES.named(event)).isEqualTo(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          de | moved rocket-walker arterial-road dark-portal | The Rocket Walker has moved from Ausfallstraße to Dunkles Portal
          en | entered exorcist@hq#10: it must attack next | The Exorcist has entered HQ: it must attack next
          en | drew portalists: portal-hound | The portalists have drawn a card: Portal Hound
          en | draw: repetition | The game ends in a draw: repetition
          en | somebody sang exorcist@hq: aloud | somebody sang Exorcist (HQ): aloud
          """)
  void anEventIsToldWithTheNamesOfAnEdition(String edition, String event, String told) {
    assertThat(SENTENCES.in(edition).told(event)).isEqualTo(told);
  }

  @Test
  void aPictureHasTheNamesOfAnEditionToo() {
    var game = MissionCombat.standard();
    var position = game.notation().read("hq: rifleman; arterial-road: exorcist", "in");
    assertThat(
            Pictured.of(game, position, Optional.empty())
                .named(SENTENCES.in("fr").names())
                .places()
                .filter(spot -> spot.id().equals("arterial-road")))
        .singleElement()
        .satisfies(spot -> {
          assertThat(spot.name()).isEqualTo("Route Principale");
          assertThat(spot.pieces()).extracting(Piece::name).containsExactly("Exorciste");
        });
  }
}
