package dev.rulewright.missioncombat.notation;

import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import java.util.List;
import java.util.stream.Stream;

/// The rest of a faction's cards: every copy that is not on the board, in the hand, in the discard
/// pile or just drawn. Usually that is the deck.
final class Rest {

  private Rest() {}

  static Pile of(Material material, Faction faction, Stream<? extends Card> elsewhere) {
    Pile rest = Pile.full(material.cards(faction));
    for (Card card : elsewhere.toList()) {
      if (card.faction() == faction && rest.contains(card)) {
        rest = rest.minus(card);
      }
    }
    return rest;
  }

  static Pile of(Material material, Faction faction, Position position) {
    List<Unit> units = position.side(faction).units();
    return of(
        material,
        faction,
        Stream.of(
                units.stream().map(Unit::card),
                position.side(faction).hand().toList().stream(),
                position.side(faction).discard().toList().stream(),
                drawn(position.stage()))
            .flatMap(cards -> cards));
  }

  private static Stream<Card> drawn(Stage stage) {
    return Stages.drawnCards(stage).stream();
  }
}
