package dev.rulewright.missioncombat.rules;

import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Card;

/// The hand of a player.
final class Hands {

  private Hands() {}

  /// Whether the player on the move holds a card.
  static boolean holds(Position position, Card card) {
    return card.faction() == position.mover() && position.acting().hand().contains(card);
  }
}
