package dev.rulewright.invaders.rules;

import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.CardClass;
import dev.rulewright.invaders.material.Effect;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.invaders.reading.Reading;
import dev.rulewright.invaders.reading.Reading.CostAnswers.TwoCards;
import dev.rulewright.invaders.reading.Reading.ThingAnswers.Stays;
import java.util.List;

/// The material under a reading, and what chapters ask about it.
record Table(Material material, Reading reading, MoveTable moves) {

  /// The cards that the destroyed words of EXAMPLE-2 may make the bunker drain (V02).
  private static final int BUNKER_DRAIN = 2;

  List<Zone> zones() {
    return material.zones();
  }

  /// Whether a card acts once and is discarded.
  ///
  /// - CARD-2: A card such as Nanobot Kill-Swarm acts once and is discarded.
  boolean actsOnce(Card card) {
    return card.oneShot()
        || (card.effect() == Effect.DESTROY_TWO_OF_CLASS
            && reading.thing().stays() == Stays.ONE_SHOT);
  }

  /// The drain cost of a card.
  int drain(Card card) {
    return card.id().equals(Material.BUNKER) && reading.cost().twoCards() == TwoCards.A_DRAIN_COST
        ? BUNKER_DRAIN
        : card.drain();
  }

  /// Whether a card is of the class that heroes have (V08).
  ///
  /// - HERO-4: For other cards a hero always counts as a card of one class.
  boolean isOfHeroesClass(Card card) {
    boolean shown = card.id().equals(Material.SHANTY_TOWN);
    return switch (reading.hero().lostClass()) {
      case DEFENDER -> card.type() == CardClass.DEFENDER;
      case LOCATION -> shown || card.type() == CardClass.LOCATION;
      case ITS_OWN -> shown;
    };
  }
}
