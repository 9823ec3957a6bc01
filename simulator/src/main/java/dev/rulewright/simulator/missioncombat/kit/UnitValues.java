package dev.rulewright.simulator.missioncombat.kit;

import dev.rulewright.missioncombat.material.UnitCard;
import java.util.List;

/// The values on a unit card, by the names of their columns.
record UnitValues(UnitCard card) {

  /// The traits, each a column that says yes or no.
  static final List<String> TRAITS = List.of("oversized", "speed", "ranged");

  /// Whether the unit has a trait.
  boolean has(String trait) {
    return switch (trait) {
      case "oversized" -> card.oversized();
      case "speed" -> card.speed();
      case "ranged" -> card.ranged();
      default -> throw new IllegalArgumentException("no trait: " + trait);
    };
  }

  /// The card with another value in one column.
  UnitCard with(String column, String value) {
    return new UnitCard(
        card.identity(),
        column.equals("type") ? CardKnobs.type(value) : card.type(),
        column.equals("defence") ? Integer.parseInt(value) : card.defence(),
        column.equals("weapon") ? CardKnobs.type(value) : card.weapon(),
        column.equals("damage") ? Integer.parseInt(value) : card.damage(),
        column.equals("oversized") ? value.equals("yes") : card.oversized(),
        column.equals("speed") ? value.equals("yes") : card.speed(),
        column.equals("ranged") ? value.equals("yes") : card.ranged());
  }
}
