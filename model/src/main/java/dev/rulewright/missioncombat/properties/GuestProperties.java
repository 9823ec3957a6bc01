package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.reading.ContestedAnswers.FreeActionCounts;
import dev.rulewright.missioncombat.reading.ContestedAnswers.MultipleAttackers;
import dev.rulewright.missioncombat.reading.OversizedAnswers.EnterWithoutTarget;
import dev.rulewright.missioncombat.reading.OversizedAnswers.ReturnTiming;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Chapter *Move a unit*, the parts on areas held by the enemy and on oversized units on buildings:
/// where guests stand, and how many there are.
record GuestProperties(Rules rules) {

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        rules.ofPosition(
            "contested-only-with-guest",
            "Units of both players stand in an area only while a guest stands there.",
            "MOVE-4 MOVE-6 MOVE-10",
            position -> {
              int areas = Rules.contested(position) & ~Rules.guestAreas(position);
              return areas == 0
                  ? null
                  : "units of both players stand in %s, and no guest".formatted(rules.names(areas));
            },
            Breaches.ENEMIES_STAY_TOGETHER),
        rules.ofPosition(
            "oversized-on-building-only-as-guest",
            "An oversized unit stands on a building only as a guest.",
            "MOVE-7 MOVE-8",
            position -> {
              String mine = oversizedBesideGuests(position.acting(), Rules.guestAreas(position));
              return mine == null ? oversizedBesideGuests(position.waiting(), 0) : mine;
            },
            Breaches.oversizedStays()),
        rules.ofStep(
            "no-enemies-together-between-turns",
            "When a turn begins, no area holds units of both players.",
            "MOVE-6 MOVE-10",
            (before, _, after) -> {
              int areas = Rules.beginsTurn(before, after) ? Rules.contested(after) : 0;
              return areas == 0
                  ? null
                  : "the turn begins with units of both players in " + rules.names(areas);
            },
            Breaches.ENEMIES_STAY_TOGETHER),
        rules.ofStep(
            "no-oversized-on-building-between-turns",
            "When a turn begins, no oversized unit stands on a building.",
            "MOVE-7 MOVE-9 MOVE-10",
            (before, _, after) -> {
              if (!Rules.beginsTurn(before, after)) {
                return null;
              }
              String mine = oversizedBesideGuests(after.acting(), 0);
              return mine == null ? oversizedBesideGuests(after.waiting(), 0) : mine;
            },
            Breaches.oversizedStays()),
        rules.ofStep(
            "no-guest-between-turns",
            "When a turn begins, there is no guest.",
            "MOVE-10",
            (before, _, after) ->
                Rules.beginsTurn(before, after) && Rules.guestAreas(after) != 0
                    ? "the turn begins with " + after.guest()
                    : null),
        rules.ofPosition(
            "at-most-one-guest",
            "There is at most one guest at a time.",
            "MOVE-5 MOVE-6 MOVE-9",
            position ->
                position.memory().staying().isEmpty() || position.guest() == null
                    ? null
                    : "beside %s stand other guests: %s"
                        .formatted(
                            position.guest(),
                            position.memory().staying().stream()
                                .map(Guest::toString)
                                .collect(Collectors.joining(", "))),
            Breach.of("a guest stays while another unit moves for free", FreeActionCounts.NO),
            Breach.of(
                "a second unit enters where a guest stands already", MultipleAttackers.SEVERAL),
            Breach.of(
                "an oversized guest waits on a building for the end of the turn",
                EnterWithoutTarget.STAYS_UNTIL_TURN_END),
            Breach.of(
                "an oversized guest waits on a building for the end of the turn",
                ReturnTiming.AT_TURN_END)),
        rules.ofPosition(
            "guest-of-player-on-move",
            "A guest belongs to the player on the move and stands on the board.",
            "MOVE-4 MOVE-10",
            position -> {
              Guest guest = position.guest();
              return guest == null || position.acting().count(guest.unit()) > 0
                  ? null
                  : "%s is no unit of the %s".formatted(guest.unit(), position.mover());
            }),
        rules.ofPosition(
            "guest-only-where-it-may-not-stay",
            "A unit is a guest only as long as enemies stand beside it or it is oversized on a"
                + " building.",
            "MOVE-5 MOVE-8 MOVE-3",
            position -> {
              Guest guest = position.guest();
              return guest == null
                      || position.waiting().holds(guest.unit().area())
                      || rules.isOnClosedBuilding(guest.unit())
                  ? null
                  : guest.unit() + " is a guest and may stay where it is";
            }));
  }

  private @Nullable String oversizedBesideGuests(Side side, int guestAreas) {
    for (int i = 0; i < side.unitCount(); i++) {
      Unit unit = side.unit(i);
      if (rules.isOnClosedBuilding(unit) && !Rules.in(guestAreas, unit.area())) {
        return unit + " stands on a building and is no guest";
      }
    }
    return null;
  }
}
