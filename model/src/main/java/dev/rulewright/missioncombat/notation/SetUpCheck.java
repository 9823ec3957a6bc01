package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.text.Read;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.EventCard;

/// Whether what somebody wrote can occur during the set-up, if it belongs there.
final class SetUpCheck {

  private SetUpCheck() {}

  static void check(Setup setup) {
    Stage stage = setup.stage().value();
    if (Stages.isSetUp(stage)) {
      setup.units().forEach(unit -> checkUnit(unit, stage));
      checkHands(setup);
    }
  }

  private static void checkUnit(Read<Unit> unit, Stage stage) {
    Unit value = unit.value();
    if (!(stage instanceof Stage.Placing)) {
      throw unit.word()
          .found()
          .because(
              "no unit is on the board before the placement (%s)"
                  .formatted(MissionClause.PLACE_ALTERNATELY));
    }
    if (value.area().faction() != value.faction()) {
      throw unit.word()
          .found()
          .because(
              "%s is no own area of the %s, so nothing of theirs is placed there (%s)"
                  .formatted(value.area(), value.faction(), MissionClause.PLACE_IN_OWN_AREA));
    }
    if (value.isWorn()) {
      throw unit.word()
          .found()
          .because(
              "nobody has had a turn yet, so no unit has damage or has used a free move (%s)"
                  .formatted(MissionClause.TURNS_ALTERNATE));
    }
  }

  private static void checkHands(Setup setup) {
    PileName.ALL.stream()
        .filter(name -> name.kind() == PileName.Kind.HAND)
        .flatMap(name -> setup.pile(name).stream())
        .filter(card -> card.value() instanceof EventCard)
        .findFirst()
        .ifPresent(card -> {
          throw card.word()
              .found()
              .because(
                  "during the set-up events go to the discard pile, not into a hand (%s)"
                      .formatted(MissionClause.REPLACE_EVENTS));
        });
  }
}
