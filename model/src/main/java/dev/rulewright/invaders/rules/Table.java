package dev.rulewright.invaders.rules;

import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.CardClass;
import dev.rulewright.invaders.material.Effect;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import java.util.List;

/// The material under a reading, and what chapters ask about it.
final class Table extends Asking {

  /// The cards that the destroyed words of EXAMPLE-2 may make the bunker drain (V02).
  private static final int BUNKER_DRAIN = 2;

  private final boolean thingIsOneShot = says("thing.stays=one-shot");
  private final boolean bunkerDrains = says("cost.two-cards=a-drain-cost");
  private final LostClass lostClass = answer("hero.lost-class", LostClass.values());
  private final Material material;
  private final MoveTable moves;

  Table(Material material, Reading reading, MoveTable moves) {
    super(reading);
    this.material = material;
    this.moves = moves;
  }

  Material material() {
    return material;
  }

  MoveTable moves() {
    return moves;
  }

  List<Zone> zones() {
    return material.zones();
  }

  /// Whether a card acts once and is discarded.
  ///
  /// - CARD-2: A card such as Nanobot Kill-Swarm acts once and is discarded.
  boolean actsOnce(Card card) {
    return card.oneShot() || (card.effect() == Effect.DESTROY_TWO_OF_CLASS && thingIsOneShot);
  }

  /// The drain cost of a card.
  int drain(Card card) {
    return card.id().equals(Material.BUNKER) && bunkerDrains ? BUNKER_DRAIN : card.drain();
  }

  /// Whether a card is of the class that heroes have (V08).
  ///
  /// - HERO-4: For other cards a hero always counts as a card of one class.
  boolean isOfHeroesClass(Card card) {
    boolean shown = card.id().equals(Material.SHANTY_TOWN);
    return switch (lostClass) {
      case DEFENDER -> card.type() == CardClass.DEFENDER;
      case LOCATION -> shown || card.type() == CardClass.LOCATION;
      case ITS_OWN -> shown;
    };
  }

  /// The answers to `hero.lost-class`.
  private enum LostClass {
    DEFENDER,
    LOCATION,
    ITS_OWN
  }
}
