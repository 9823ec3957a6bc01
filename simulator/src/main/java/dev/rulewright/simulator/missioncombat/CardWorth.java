package dev.rulewright.simulator.missioncombat;

import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.simulator.agents.Weights;
import java.util.function.ToDoubleFunction;

/// What each card is worth, worked out once: a unit on the board, any card in the hand.
final class CardWorth {

  /// By faction and index of the card; 0 for events.
  private final double[][] units;

  /// By faction and index of the card.
  private final double[][] hands;

  /// What the cards of some material are worth by some weights.
  CardWorth(Material material, Weights weights) {
    double unitInHand = weights.of("unit-in-hand");
    double eventInHand = weights.of("event-in-hand");
    units = table(material, card -> card instanceof UnitCard unit ? onBoard(unit, weights) : 0);
    hands =
        table(
            material,
            card ->
                switch (card) {
                  case UnitCard unit -> unitInHand * onBoard(unit, weights);
                  case EventCard _ -> eventInHand;
                });
  }

  private static double[][] table(Material material, ToDoubleFunction<Card> worth) {
    int most = material.cards().mapToInt(Card::index).max().orElse(0);
    var table = new double[Faction.values().length][most + 1];
    material
        .cards()
        .forEach(card -> table[card.faction().seat()][card.index()] = worth.applyAsDouble(card));
    return table;
  }

  private static double onBoard(UnitCard card, Weights weights) {
    return weights.of("unit")
        + card.defence() / weights.of("defence-points")
        + card.damage() / weights.of("damage-points")
        + (card.speed() ? weights.of("trait") : 0)
        + (card.ranged() ? weights.of("trait") : 0);
  }

  /// The units of a faction on the board, without what befalls them there, by index of the card.
  double[] ofUnits(Faction faction) {
    return units[faction.seat()];
  }

  /// The cards of a faction in the hand, by index of the card.
  double[] inHand(Faction faction) {
    return hands[faction.seat()];
  }
}
