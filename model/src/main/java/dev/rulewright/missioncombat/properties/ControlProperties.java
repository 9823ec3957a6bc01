package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Memory.Controlled;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.reading.ControlAnswers.EmptyOpposing;
import dev.rulewright.missioncombat.reading.ControlAnswers.Excursion;
import dev.rulewright.missioncombat.reading.ControlAnswers.MixedOwnArea;
import dev.rulewright.missioncombat.reading.ControlAnswers.OwnCondition;
import dev.rulewright.missioncombat.reading.ControlAnswers.OwnContested;
import dev.rulewright.missioncombat.reading.ControlAnswers.Update;
import java.util.List;

/// Chapter *Areas and control*: who controls what.
record ControlProperties(Rules rules) {

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        rules.ofPosition(
            "exactly-one-controller",
            "Every area is controlled by exactly one player.",
            "CONTROL-3 CONTROL-4 CONTROL-5",
            position -> {
              int mine = rules.control().areasOf(position.mover(), position);
              int theirs = rules.control().areasOf(position.mover().opponent(), position);
              int all = rules.board().all();
              return (mine ^ theirs) == all
                  ? null
                  : (mine & theirs) != 0
                      ? "both players control " + rules.names(mine & theirs)
                      : "nobody controls " + rules.names(all & ~(mine | theirs));
            },
            Breaches.and(
                Breaches.together(
                    "nobody controls an area where enemies stay together", MixedOwnArea.NOBODY),
                Breach.of(
                    "an own area is controlled for good, and the enemy that has taken it controls"
                        + " it as well",
                    OwnCondition.ALWAYS))),
        rules.ofPosition(
            "control-is-seen-from-units",
            "Who controls an area can be told from the units on the board and whose turn it is;"
                + " nobody has to remember it.",
            "CONTROL-3 CONTROL-4 CONTROL-5",
            position -> {
              Controlled remembered = position.memory().controlled();
              return remembered == null || remembered.equals(rules.control().unremembered(position))
                  ? null
                  : "control differs from what the units suggest";
            },
            Breaches.and(
                Breaches.together(
                    "enemies stay together, and who had the area last controls it",
                    OwnContested.LAST_CONTROLLER),
                Breach.of("a unit moves, and control follows only later", Update.AT_TURN_END),
                Breach.of(
                    "an area stays with the player whose last unit has left it",
                    EmptyOpposing.LAST_CONTROLLER))),
        rules.ofPosition(
            "own-area-controlled-without-enemies",
            "A player controls each own area where no enemy stands.",
            "CONTROL-3",
            position -> {
              for (Faction faction : rules.game().players()) {
                int free =
                    rules.board().own(faction) & ~position.side(faction.opponent()).occupied();
                int lost = free & ~rules.control().areasOf(faction, position);
                if (lost != 0) {
                  return "the %s do not control %s".formatted(faction, rules.names(lost));
                }
              }
              return null;
            },
            Breach.of("an enemy leaves, and control follows only later", Update.AT_TURN_END),
            Breach.of(
                "an area stays with the enemy whose last unit has left it",
                EmptyOpposing.LAST_CONTROLLER),
            Breach.of(
                "an area stays with the enemy whose only unit there is a guest elsewhere",
                Excursion.GUEST)),
        rules.ofPosition(
            "opposing-area-controlled-only-while-held",
            "A player controls an opposing area only while own units stand there.",
            "CONTROL-4 CONTROL-5",
            position -> {
              for (Faction faction : rules.game().players()) {
                int areas =
                    rules.control().areasOf(faction, position)
                        & ~rules.board().own(faction)
                        & ~position.side(faction).occupied();
                if (areas != 0) {
                  return "the %s control %s from afar".formatted(faction, rules.names(areas));
                }
              }
              return null;
            },
            Breach.of("a unit leaves, and control follows only later", Update.AT_TURN_END),
            Breach.of(
                "an area stays with the player whose last unit has left it",
                EmptyOpposing.LAST_CONTROLLER),
            Breach.of(
                "an area stays with the player whose only unit there is a guest elsewhere",
                Excursion.GUEST)),
        rules.ofPosition(
            "persistence-only-with-guest",
            "Who had an area last decides about its control only while a guest stands somewhere.",
            "CONTROL-5 MOVE-10",
            position ->
                Rules.contested(position) == 0
                        || Rules.guestAreas(position) != 0
                        || rules.reading().control().ownContested() != OwnContested.LAST_CONTROLLER
                    ? null
                    : "there is no guest, and units of both players stand in "
                        + rules.names(Rules.contested(position)),
            Breaches.together(
                "enemies stay together without a guest", OwnContested.LAST_CONTROLLER)));
  }
}
