package dev.rulewright.missioncombat.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExtraCardsTest {

  private static Material with(String text) {
    return ExtraCards.addedTo(Material.standard(), Field.split(text, "f"));
  }

  @Test
  void anExtraCardFollowsTheCardsOfItsFaction() {
    var material =
        with(
            "big: portalists elite 20, standard 10, oversized, speed; tiny: marines colossal 1, elite 0");
    List<Card> portalists = material.cards(Faction.PORTALISTS);
    var big = (UnitCard) portalists.getLast();
    assertThat(big)
        .isEqualTo(
            new UnitCard(
                new Card.Identity(
                    "big", "big", Faction.PORTALISTS, portalists.size() - 1, 5, "all"),
                UnitType.ELITE,
                20,
                UnitType.STANDARD,
                10,
                true,
                true,
                false));
    assertThat(material.card("tiny")).isPresent();
  }

  @Test
  void aCardThatMakesNoSenseIsReportedWithItsPlace() {
    assertBad("hq: marines elite 10, elite 10", "f:1:1: 'hq': this name is taken already");
    assertBad(
        "rifleman: marines elite 10, elite 10", "f:1:1: 'rifleman': this name is taken already");
    assertBad(
        "rest: marines elite 10, elite 10",
        "f:1:1: 'rest': expected another name, because this one is reserved for the text form of"
            + " positions");
    assertBad(
        "Big: marines elite 10, elite 10",
        "f:1:1: 'Big': expected a name of lower case letters, digits and hyphens");
    assertBad(
        "big: marines elite",
        "f:1:6: 'marines elite': expected FACTION TYPE DEFENCE, WEAPON DAMAGE, and traits");
    assertBad(
        "big: marines elite 10, elit 10",
        "f:1:24: 'elit': expected the name of a weapon class (standard, elite, colossal)\n"
            + "Maybe elite?");
    assertBad(
        "big: marines elite 0, elite 10", "f:1:20: '0': expected a whole number from 1 to 9999");
    assertBad(
        "big: marines elite 10, elite 10, slow",
        "f:1:34: 'slow': expected the name of a trait (oversized, speed, ranged)");
  }

  @Test
  void aUnitWithoutDamageEntersNoFight() {
    var material = with("medic: marines standard 10, standard 0");
    var game = new MissionCombat(material, MissionCombat.READINGS.standard());
    Position position =
        game.notation().read("arterial-road: medic; dark-portal: portal-trooper", "f");
    var move = game.notation().readMove(position, "move medic dark-portal", new Place("m", 1, 1));
    assertThat(game.judge(position, move))
        .isInstanceOfSatisfying(
            Ruling.Refused.class,
            refused -> assertThat(refused.clause()).isEqualTo(MissionClause.ENTER_MUST_ATTACK));
  }

  private static void assertBad(String text, String message) {
    assertThatThrownBy(() -> with(text)).isInstanceOf(BadInput.class).hasMessage(message);
  }
}
