package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Check.OfStep;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.reading.SetupAnswers.Given;
import java.util.List;

/// Chapter *Set-up*: what holds before the first turn and when it begins.
record SetUpProperties(Rules rules) {

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        inSetUp(
            "units-placed-in-own-areas",
            "Before the first turn every unit stands in an area of its own faction.",
            "SETUP-8 AREA-1",
            (_, _, after) -> {
              if (after.turn() > 0) {
                return null;
              }
              int areas = inOpposingAreas(Faction.MARINES, after);
              if (areas == 0) {
                areas = inOpposingAreas(Faction.PORTALISTS, after);
              }
              return areas == 0
                  ? null
                  : "units are placed in opposing areas: " + rules.names(areas);
            }),
        inSetUp(
            "no-hand-at-start",
            "Nobody holds cards when the first turn begins.",
            "SETUP-7 SETUP-11",
            (before, _, after) ->
                !beginsPlay(before, after)
                        || (after.acting().hand().isEmpty() && after.waiting().hand().isEmpty())
                    ? null
                    : "the first turn begins with cards in hand"),
        inSetUp(
            "five-units-at-start",
            "Each player has five units on the board when the first turn begins.",
            "SETUP-4 SETUP-5 SETUP-7",
            (before, _, after) -> {
              int units = rules.game().material().numbers().startingUnits();
              return !beginsPlay(before, after)
                      || (after.acting().unitCount() == units
                          && after.waiting().unitCount() == units)
                  ? null
                  : "the first turn begins with %d and %d units on the board"
                      .formatted(after.acting().unitCount(), after.waiting().unitCount());
            }),
        inSetUp(
            "own-areas-controlled-at-start",
            "When the first turn begins each player controls the own five areas and no others.",
            "AREA-1 CONTROL-2",
            (before, _, after) -> {
              if (!beginsPlay(before, after)) {
                return null;
              }
              for (Faction faction : rules.game().players()) {
                int controlled = rules.control().areasOf(faction, after);
                if (controlled != rules.board().own(faction)) {
                  return "the %s control %s".formatted(faction, rules.names(controlled));
                }
              }
              return null;
            }));
  }

  private int inOpposingAreas(Faction faction, Position position) {
    return position.side(faction).occupied() & ~rules.board().own(faction);
  }

  private static boolean beginsPlay(Position before, Position after) {
    return before.turn() == 0 && after.turn() > 0;
  }

  /// A property of the set-up; there may be none.
  private Property<Position, Move> inSetUp(
      String id, String sentence, String clauses, OfStep<Position, Move> check) {
    return rules.ofStep(
        id,
        sentence,
        clauses,
        check,
        Breach.notMeaningful("play begins without a set-up", Given.MISSING));
  }
}
