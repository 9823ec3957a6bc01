package dev.rulewright.alloy.agreement;

import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.Collections;
import java.util.List;

/** Small boxes: the standard board with few cards. */
final class Decks {

  private Decks() {}

  /** The standard material with exactly these cards, each as often as it is named. */
  static Material of(String... cards) {
    Material all = Material.standard();
    List<String> names = List.of(cards);
    return new Material(
        all.board(),
        counted(all.marines(), names),
        counted(all.portalists(), names),
        all.numbers());
  }

  private static List<Card> counted(List<Card> cards, List<String> names) {
    return cards.stream()
        .map(card -> withCopies(card, Collections.frequency(names, card.id())))
        .toList();
  }

  private static Card withCopies(Card card, int copies) {
    var identity = card.identity().withCopies(copies);
    return switch (card) {
      case UnitCard unit ->
          new UnitCard(
              identity,
              unit.type(),
              unit.defence(),
              unit.weapon(),
              unit.damage(),
              unit.oversized(),
              unit.speed(),
              unit.ranged());
      case EventCard event -> new EventCard(identity, event.effect());
    };
  }
}
