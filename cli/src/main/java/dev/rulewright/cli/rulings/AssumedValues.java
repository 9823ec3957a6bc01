package dev.rulewright.cli.rulings;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import dev.rulewright.scenarios.Phrase;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.ReadingTable.Verdict;
import dev.rulewright.scenarios.Scenario;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Looks for an assumed unit type or weapon class that alone keeps a scenario from holding.
record AssumedValues(MissionCombatBox box) {

  /// A card with another value in the place of an assumed one.
  private record Otherwise(String value, UnitCard card) {}

  /// The assumed value behind a scenario's not holding, such as `the weapon of portal-trooper`;
  /// empty if no other value of a single card makes it hold.
  Optional<String> behind(Scenario scenario, String reading) {
    return box.material()
        .cards()
        .filter(card -> scenario.given().stream().anyMatch(at -> at.value().contains(card.id())))
        .flatMap(AssumedValues::otherwise)
        .filter(other -> holds(scenario, reading, other.card))
        .map(Otherwise::value)
        .findFirst();
  }

  private boolean holds(Scenario scenario, String reading, UnitCard other) {
    var readings = List.of(new Phrase(reading, new Place("--profiles", 1, 1)));
    var changed = new MissionCombatBox(box.material().with(other));
    try {
      return ReadingTable.of(scenario, readings, changed).rows().getFirst().verdict()
          == Verdict.HOLDS;
    } catch (BadInput _) {
      // With such a card the scenario's position is impossible.
      return false;
    }
  }

  private static Stream<Otherwise> otherwise(Card card) {
    List<String> assumed = Arrays.asList(card.identity().assumed().split(" ", -1));
    if (!(card instanceof UnitCard unit)) {
      return Stream.of();
    }
    return Arrays.stream(UnitType.values())
        .flatMap(type ->
            Stream.of(
                    new Otherwise("type", with(unit, type, unit.weapon())),
                    new Otherwise("weapon", with(unit, unit.type(), type)))
                .filter(each -> assumed.contains("all") || assumed.contains(each.value))
                .map(each -> new Otherwise("the " + each.value + " of " + card, each.card)));
  }

  private static UnitCard with(UnitCard unit, UnitType type, UnitType weapon) {
    return new UnitCard(
        unit.identity(),
        type,
        unit.defence(),
        weapon,
        unit.damage(),
        unit.oversized(),
        unit.speed(),
        unit.ranged());
  }
}
