package dev.rulewright.invaders;

import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Zone;

/// A card in play that is destroyed or sacrificed.
public sealed interface Target {

  /// The hero.
  Target HERO = new TheHero();

  /// One of the cards of a name in a zone.
  record InZone(Card card, Zone zone) implements Target {
    @Override
    public String toString() {
      return card + " " + zone;
    }
  }

  /// The hero.
  record TheHero() implements Target {
    @Override
    public String toString() {
      return "hero";
    }
  }
}
