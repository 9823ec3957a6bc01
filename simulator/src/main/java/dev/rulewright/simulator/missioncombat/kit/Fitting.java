package dev.rulewright.simulator.missioncombat.kit;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.List;
import java.util.function.Predicate;

/// Whether settings that are possible one by one go together: what the reader of the card file asks
/// of a file, asked again.
final class Fitting {

  private Fitting() {}

  /// Refuses a set-up with which play could not begin.
  ///
  /// @param fields the settings, to say where the trouble comes from
  /// @throws BadInput if units are missing, one could not be placed, or a setting changes nothing
  static void check(Material material, Reading reading, List<Field> fields) {
    for (Faction faction : Faction.values()) {
      checkUnits(material, faction, fields);
      material.cards(faction).forEach(card -> checkPlacement(material.board(), card, fields));
    }
    checkBoard(reading, fields);
  }

  /// Refuses a setting that would change nothing because the reading lays out the board.
  private static void checkBoard(Reading reading, List<Field> fields) {
    if (reading.says("board.adjacency=from-data")) {
      return;
    }
    fields.stream()
        .filter(field -> field.key().startsWith("adjacency."))
        .findFirst()
        .ifPresent(field -> {
          throw BadInput.at(field.keyPlace())
              .found(field.key())
              .because(
                  "this would change nothing, because the reading lays out the board:"
                      + " board.adjacency=%s",
                  reading.answer("board.adjacency"));
        });
  }

  private static void checkUnits(Material material, Faction faction, List<Field> fields) {
    int units = NumberKnobs.unitCards(material, faction);
    int needed = material.numbers().startingUnits();
    if (units < needed) {
      throw BadInput.at(
              last(
                  fields,
                  field ->
                      field.key().endsWith(".copies") || field.key().endsWith(".starting-units")))
          .because(
              "the %s would have %d unit cards, expected at least %d to place (SETUP-4)"
                  .formatted(faction, units, needed));
    }
  }

  private static void checkPlacement(Board board, Card card, List<Field> fields) {
    boolean onlyBuildings = (board.own(card.faction()) & ~board.buildings()) == 0;
    if (card instanceof UnitCard unit && unit.oversized() && onlyBuildings) {
      throw BadInput.at(last(fields, field -> field.key().endsWith(".oversized")))
          .because(
              "every area of the %s is a building, where no oversized unit is placed (SETUP-10)"
                  .formatted(card.faction()));
    }
  }

  /// Where the last setting of a kind stands.
  private static Place last(List<Field> fields, Predicate<Field> kind) {
    return fields.reversed().stream()
        .filter(kind)
        .findFirst()
        .map(Field::valuePlace)
        .orElseGet(() -> Place.of("(settings)"));
  }
}
