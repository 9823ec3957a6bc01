package dev.rulewright.missioncombat.box;

import dev.rulewright.kernel.box.Otherwise;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// The unit types and weapon classes of cards that are assumed, each with the boxes in which it is
/// another one.
record AssumedTypes(Material material) {

  Stream<Otherwise<Position, Move>> otherwise() {
    return material.cards().flatMap(this::otherwise);
  }

  private Stream<Otherwise<Position, Move>> otherwise(Card card) {
    if (!(card instanceof UnitCard unit)) {
      return Stream.of();
    }
    List<String> assumed = Arrays.asList(card.identity().assumed().split(" ", -1));
    return Arrays.stream(UnitType.values())
        .flatMap(type ->
            Stream.of(
                    with("type", unit, type, unit.weapon()),
                    with("weapon", unit, unit.type(), type))
                .filter(each -> assumed.contains("all") || assumed.contains(each.value())));
  }

  private Otherwise<Position, Move> with(
      String value, UnitCard unit, UnitType type, UnitType weapon) {
    Material other = material.with(unit.with(type, weapon));
    return new Otherwise<>(unit.id(), value, new MissionCombatBox(other));
  }
}
