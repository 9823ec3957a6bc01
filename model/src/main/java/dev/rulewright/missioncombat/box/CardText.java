package dev.rulewright.missioncombat.box;

import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.EventCard.Barrage;
import dev.rulewright.missioncombat.material.EventCard.RemoveOneUnit;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import java.util.ArrayList;
import java.util.Locale;

/// Says in a few words what is printed on a card.
final class CardText {

  private CardText() {}

  static String of(Card card) {
    String values =
        switch (card) {
          case UnitCard unit -> of(unit);
          case EventCard event ->
              switch (event.effect()) {
                case Barrage(UnitType type, int damage) ->
                    "event, %d damage to %s units".formatted(damage, word(type));
                case RemoveOneUnit _ -> "event, removes one enemy unit";
              };
        };
    return "%s; %d in the deck of the %s".formatted(values, card.copies(), card.faction().id());
  }

  private static String of(UnitCard unit) {
    var words = new ArrayList<String>();
    words.add(word(unit.type()) + " unit");
    words.add("defence " + unit.defence());
    words.add("damage %d against %s units".formatted(unit.damage(), word(unit.weapon())));
    if (unit.oversized()) {
      words.add("oversized");
    }
    if (unit.speed()) {
      words.add("speed");
    }
    if (unit.ranged()) {
      words.add("ranged");
    }
    return String.join(", ", words);
  }

  private static String word(UnitType type) {
    return type.name().toLowerCase(Locale.ROOT);
  }
}
