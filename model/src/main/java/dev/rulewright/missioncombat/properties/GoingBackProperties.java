package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.reading.BunkerAnswers.LeavingDamaged;
import dev.rulewright.missioncombat.reading.ContestedAnswers.EnterNoTarget;
import dev.rulewright.missioncombat.reading.ContestedAnswers.EnterWithoutAp;
import dev.rulewright.missioncombat.reading.ContestedAnswers.EventClears;
import dev.rulewright.missioncombat.reading.ContestedAnswers.FreeActionCounts;
import dev.rulewright.missioncombat.reading.ContestedAnswers.MinAttacks;
import dev.rulewright.missioncombat.reading.ContestedAnswers.OriginHeld;
import dev.rulewright.missioncombat.reading.ControlAnswers.EmptyOpposing;
import dev.rulewright.missioncombat.reading.ControlAnswers.Excursion;
import dev.rulewright.missioncombat.reading.ControlAnswers.Update;
import dev.rulewright.missioncombat.reading.EventAnswers.TargetSide;
import dev.rulewright.missioncombat.reading.MoveAnswers.RetreatDestination;
import dev.rulewright.missioncombat.reading.OversizedAnswers.EnterWithoutTarget;
import dev.rulewright.missioncombat.reading.OversizedAnswers.ReturnTiming;
import dev.rulewright.missioncombat.reading.RoadAnswers.LastUnitException;
import dev.rulewright.missioncombat.reading.RoadAnswers.Origin;
import dev.rulewright.missioncombat.reading.RoadAnswers.RequiresAdjacent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Move a unit*, the parts on areas held by the enemy and on oversized units on buildings:
/// what a guest must do, and how it goes back.
record GoingBackProperties(Rules rules) {

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        rules.ofStep(
            "guest-attacks-next",
            "After a guest has come, nothing is done before it has attacked.",
            "MOVE-4 MOVE-8",
            (before, move, _) -> {
              Guest guest = before.guest();
              return guest == null
                      || guest.attacks() > 0
                      || (move instanceof Move.Attack attack && attack.unit().equals(guest.unit()))
                  ? null
                  : "'%s' although %s has not attacked".formatted(move, guest.unit());
            },
            Breach.of("a guest need not attack", MinAttacks.NONE),
            Breach.of("a guest comes without an AP to attack with", EnterWithoutAp.LEGAL),
            Breach.of("a guest comes although it can attack nobody", EnterNoTarget.NO_ATTACK),
            Breach.of(
                "an oversized guest comes although it can attack nobody",
                EnterWithoutTarget.GOES_BACK_BEFORE_ACTION),
            Breach.of(
                "an oversized guest comes although it can attack nobody",
                EnterWithoutTarget.STAYS_UNTIL_TURN_END)),
        rules.ofStep(
            "guest-never-moves-on",
            "A guest does not move on from where it stands; it goes back first.",
            "MOVE-3 MOVE-7",
            (before, move, _) -> {
              Guest guest = before.guest();
              return guest == null
                      || !(move instanceof Move.MoveUnit moved)
                      || !moved.unit().equals(guest.unit())
                      || before.acting().count(guest.unit()) > 1
                  ? null
                  : "'%s' moves the guest on".formatted(move);
            },
            Breaches.together(
                "a guest whose way back is closed stays for good and may move on",
                OriginHeld.STAYS)),
        ofGuests(
            "way-back-is-open",
            "No enemy stands in the area that a guest goes back to.",
            "MOVE-6 MOVE-9",
            (guest, position) ->
                !position.waiting().holds(guest.cameFrom())
                    ? null
                    : "enemies hold %s, where %s came from"
                        .formatted(guest.cameFrom(), guest.unit()),
            Breaches.ENEMIES_STAY_TOGETHER),
        ofGuests(
            "way-back-is-allowed",
            "A guest goes back to an area where it may stay: an oversized unit to no building.",
            "MOVE-7 MOVE-9",
            (guest, _) ->
                !(guest.cameFrom().building() && rules.isOversized(guest.unit().card()))
                    ? null
                    : "%s came from the building %s".formatted(guest.unit(), guest.cameFrom()),
            Breaches.oversizedStays()),
        ofGuests(
            "way-back-is-one-move",
            "A guest goes back to an adjacent area or to the Arterial Road.",
            "MOVE-1 MOVE-6 ROAD-3",
            (guest, _) ->
                Rules.in(rules.board().adjacentTo(guest.unit().area()), guest.cameFrom())
                        || guest.cameFrom().effect() == AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA
                    ? null
                    : "%s came from %s, which is far".formatted(guest.unit(), guest.cameFrom()),
            Breach.of(
                "a guest goes back to where it began the turn, several moves away",
                RetreatDestination.TURN_START),
            fromAfar(Origin.FROM_ANYWHERE, RequiresAdjacent.ANY_OPPOSING),
            fromAfar(Origin.FROM_ANYWHERE, RequiresAdjacent.ALONG_FREE_PATH),
            fromAfar(LastUnitException.LASTING, RequiresAdjacent.ANY_OPPOSING),
            fromAfar(LastUnitException.LASTING, RequiresAdjacent.ALONG_FREE_PATH)),
        ofGoingBack(
            "going-back-keeps-control",
            "Going back does not change who controls the area gone back to.",
            "MOVE-11 CONTROL-3 CONTROL-4",
            (guest, before, departed) -> {
              for (Faction faction : rules.game().players()) {
                int changed =
                    rules.control().areasOf(faction, before)
                        ^ rules.control().areasOf(faction, departed);
                if (Rules.in(changed, guest.cameFrom())) {
                  return "control of %s changes as %s goes back"
                      .formatted(guest.cameFrom(), guest.unit());
                }
              }
              return null;
            },
            Breach.of(
                "an opposing area falls to its owner while its only occupant is away as a guest,"
                    + " and comes back with it",
                Excursion.OWNER,
                Update.AT_ONCE,
                EmptyOpposing.OWNER)),
        ofGoingBack(
            "area-gone-back-to-is-controlled",
            "When a guest has gone back, its player controls the area where it then stands.",
            "MOVE-11 CONTROL-3 CONTROL-4",
            (guest, before, departed) ->
                Rules.in(rules.control().areasOf(before.mover(), departed), guest.cameFrom())
                    ? null
                    : "the %s do not control %s, where %s has gone back to"
                        .formatted(before.mover(), guest.cameFrom(), guest.unit()),
            Breaches.and(
                Breaches.ENEMIES_STAY_TOGETHER,
                Breach.of(
                    "a unit takes an area, leaves it as a guest and comes back in the same turn",
                    Update.AT_TURN_END),
                destroyedOnItsWay(EventClears.UNIT_STAYS),
                destroyedOnItsWay(FreeActionCounts.NO),
                destroyedOnItsWay(EnterWithoutTarget.STAYS_UNTIL_TURN_END),
                destroyedOnItsWay(ReturnTiming.AT_TURN_END))));
  }

  private static Breach fromAfar(Enum<?> who, Enum<?> where) {
    return Breach.of("a unit uses the Arterial Road move far from the Arterial Road", who, where);
  }

  private static Breach destroyedOnItsWay(Enum<?> stays) {
    return Breach.of(
        "a guest that an event of its own player has damaged in a bunker is destroyed on its way"
            + " back",
        TargetSide.ANY,
        LeavingDamaged.DESTROYED,
        stays);
  }

  /// A property of each guest.
  private Property<Position, Move> ofGuests(
      String id, String sentence, String clauses, OfGuest check, Breach... breaches) {
    return rules.ofPosition(
        id,
        sentence,
        clauses,
        position -> {
          Guest guest = position.guest();
          if (guest == null) {
            return null;
          }
          List<Guest> staying = position.memory().staying();
          for (int i = 0; i < staying.size(); i++) {
            String how = check.broken(staying.get(i), position);
            if (how != null) {
              return how;
            }
          }
          return check.broken(guest, position);
        },
        breaches);
  }

  /// A property of each step in which the only guest goes back before a move.
  private Property<Position, Move> ofGoingBack(
      String id, String sentence, String clauses, OfDeparture check, Breach... breaches) {
    return rules.ofStep(
        id,
        sentence,
        clauses,
        (before, move, _) -> {
          Guest guest = before.guest();
          if (guest == null
              || !before.memory().staying().isEmpty()
              || !(before.stage() instanceof Stage.Acting)) {
            return null;
          }
          Position departed = rules.game().departed(before, move);
          return departed.acting().count(guest.unit()) < before.acting().count(guest.unit())
              ? check.broken(guest, before, departed)
              : null;
        },
        breaches);
  }

  /// How a guest breaks a property where it stands; null if it does not.
  @FunctionalInterface
  private interface OfGuest {
    @Nullable String broken(Guest guest, Position position);
  }

  /// How a guest that goes back breaks a property; null if it does not.
  @FunctionalInterface
  private interface OfDeparture {
    @Nullable String broken(Guest guest, Position before, Position departed);
  }
}
