package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.CONTROL_PERSISTS;
import static dev.rulewright.missioncombat.MissionClause.ENTER_GOES_BACK;
import static dev.rulewright.missioncombat.MissionClause.ENTER_MUST_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.ENTER_STAYS_WHEN_CLEAR;
import static dev.rulewright.missioncombat.MissionClause.GO_BACK_AT_TURN_END;
import static dev.rulewright.missioncombat.MissionClause.GO_BACK_FREE;
import static dev.rulewright.missioncombat.MissionClause.MOVE_NOT_THROUGH_ENEMIES;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_ENTERS_TO_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_GOES_BACK;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_NOT_ON_BUILDING;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Departure;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.rules.otherwise.GoingBack;
import dev.rulewright.missioncombat.rules.otherwise.Together;
import dev.rulewright.missioncombat.rules.table.Buildings;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Move a unit*, the parts on areas held by the enemy and on oversized units on buildings:
/// a unit that may not stay where it is, what it must do there, and how it goes back.
final class Guests extends Asking implements GoingBack {

  private final Buildings buildings;
  private final Damage damage;
  private final boolean roadIsNoMove = says("road.is-move-action=no");
  private final boolean needsNoAttack = says("contested.min-attacks=none");
  private final boolean mayStandTogether;
  private final boolean mayBreakOff = says("contested.may-break-off=yes");
  private final boolean oneAttackOnly = says("oversized.return-timing=after-one-attack");
  private final boolean staysWhenClear = says("move.after-clear=stays");
  private final boolean staysAtTurnEnd = says("contested.retreat-at-turn-end=no");
  private final boolean staysIfOriginIsHeld = says("contested.origin-held=stays");
  private final boolean backToTurnStart = says("move.retreat-destination=turn-start");

  Guests(Buildings buildings, Damage damage, Reading reading) {
    super(reading);
    this.buildings = buildings;
    this.damage = damage;
    mayStandTogether = Together.isPossible(reading);
  }

  /// The guest that a unit becomes where it now stands, or null if it may stay.
  @Nullable Guest arriving(Unit unit, Move.MoveUnit by, Position position, Chronicle chronicle) {
    boolean exempt = by.way() == Way.ARTERIAL_ROAD && roadIsNoMove;
    if (exempt || mayStay(unit, position.waiting())) {
      return null;
    }
    chronicle.tell(() ->
        position.waiting().holds(unit.area())
            ? Event.of(
                buildings.areClosedTo(unit)
                    ? List.of(
                        ENTER_MUST_ATTACK,
                        OVERSIZED_ENTERS_TO_ATTACK,
                        MOVE_NOT_THROUGH_ENEMIES,
                        CONTROL_PERSISTS)
                    : List.of(ENTER_MUST_ATTACK, MOVE_NOT_THROUGH_ENEMIES, CONTROL_PERSISTS),
                "entered %s: enemies hold the area, it must attack next",
                unit)
            : Event.of(
                List.of(OVERSIZED_ENTERS_TO_ATTACK),
                "entered %s: an oversized unit enters a building only to attack",
                unit));
    Area cameFrom = backToTurnStart ? by.unit().start() : by.unit().area();
    return new Guest(mayStandTogether ? unit.with(Mark.GUEST) : unit, cameFrom, 0);
  }

  private boolean mayStay(Unit unit, Side enemies) {
    return !enemies.holds(unit.area()) && !buildings.areClosedTo(unit);
  }

  /// Whether the player may do anything else than attack with a guest that still can attack: MOVE-4
  /// and MOVE-8 ask for one attack.
  boolean mayTurnToOtherThings(Guest guest) {
    boolean enough = guest.attacks() > 0 || needsNoAttack;
    return enough && mayBreakOff;
  }

  /// Whether a guest may attack once more from where it stands, if it has AP and a target.
  boolean mayAttackAgain(Guest guest) {
    return guest.attacks() == 0 || !buildings.areClosedTo(guest.unit()) || !oneAttackOnly;
  }

  /// The clause that makes a guest attack.
  MissionClause whyItMustAttack(Guest guest, Position position) {
    return position.waiting().holds(guest.unit().area())
        ? ENTER_MUST_ATTACK
        : OVERSIZED_ENTERS_TO_ATTACK;
  }

  /// The clause that bars a guest from moving on.
  ///
  /// - MOVE-3: A unit does not move through an area with enemy units.
  /// - MOVE-7: An oversized unit may neither stay on a building nor pass through one, own or enemy.
  MissionClause whyItMustNotMoveOn(Guest guest, Position position) {
    return position.waiting().holds(guest.unit().area())
        ? MOVE_NOT_THROUGH_ENEMIES
        : OVERSIZED_NOT_ON_BUILDING;
  }

  /// The guest after it has attacked, or null if it may stay now (MOVE-5).
  ///
  /// - MOVE-5: Before any other action the area is checked: with no enemy left there, the unit
  ///   stays.
  @Nullable Guest afterAttack(Guest guest, Side enemies, Chronicle chronicle) {
    return isStillGuest(guest, enemies, chronicle) ? guest.afterAttack() : null;
  }

  @Override
  public boolean isStillGuest(Guest guest, Side enemies, Chronicle chronicle) {
    boolean stays = mayStay(guest.unit(), enemies);
    if (stays && chronicle.listening()) {
      chronicle.tell(
          Event.of(List.of(ENTER_STAYS_WHEN_CLEAR), "stays %s: no enemy left there", guest.unit()));
    }
    return !stays;
  }

  @Override
  public Side withoutGuest(Side side, Guest guest) {
    Unit unit = guest.unit().without(Mark.GUEST);
    if (staysWhenClear) {
      unit = unit.with(Mark.HAS_CLEARED);
    }
    return unit.equals(guest.unit()) ? side : side.replacing(guest.unit(), unit);
  }

  /// Where a move is made while no guest but the last can be there: everything but its attack sends
  /// it back.
  ///
  /// - MOVE-6: With an enemy left there, the unit goes back to the area it came from, or goes on
  ///   attacking.
  /// - MOVE-9: Before any other action the oversized unit goes back to the area it came from,
  ///   whether or not enemies are left.
  Departure departure(Position position, boolean attacks, Chronicle chronicle) {
    Guest guest = position.guest();
    if (guest == null || attacks) {
      return new Departure(position, position, List.of(), List.of());
    }
    List<Guest> leaving = List.of(guest);
    return new Departure(
        position,
        goneBack(position, chronicle),
        leaving,
        staysForGood(guest, position) ? List.of() : leaving);
  }

  @Override
  public Position goneBack(Position position, Chronicle chronicle) {
    return goneBack(position, chronicle, false);
  }

  @Override
  public Position goneBackAtTurnEnd(Position position, Chronicle chronicle) {
    return goneBack(position, chronicle, true);
  }

  /// - MOVE-10: A unit that still has enemies beside it at the end of the turn, or an oversized
  ///   unit on a building, goes back too.
  /// - MOVE-11: Going back costs no AP.
  private Position goneBack(Position position, Chronicle chronicle, boolean turnEnds) {
    Guest guest = position.guest();
    if (guest == null) {
      return position;
    }
    if (staysInstead(guest, position, turnEnds)) {
      return position.withGuest(null);
    }
    chronicle.tell(() -> wentBack(guest, position, turnEnds));
    Unit back = guest.back();
    Position after =
        position.next(
            position.stage(),
            position.ap(),
            position.acting().replacing(guest.unit(), back),
            position.waiting(),
            null);
    return damage.destroysOnLeaving(back, after)
        ? damage.destroyedOnLeaving(back, after, chronicle)
        : after;
  }

  /// Whether a guest that should go back stays for good, among enemies or not: because the way back
  /// is closed, or because the end of the turn sends nobody back.
  private boolean staysInstead(Guest guest, Position position, boolean turnEnds) {
    boolean remains = turnEnds && staysAtTurnEnd && !buildings.areClosedTo(guest.unit());
    return remains || (staysIfOriginIsHeld && position.waiting().holds(guest.cameFrom()));
  }

  @Override
  public boolean staysForGood(Guest guest, Position position) {
    return staysInstead(guest, position, false);
  }

  private Event wentBack(Guest guest, Position position, boolean turnEnds) {
    boolean enemies = position.waiting().holds(guest.unit().area());
    boolean oversized = buildings.areClosedTo(guest.unit());
    String why =
        (enemies ? "enemies are left there" : "")
            + (enemies && oversized ? ", and " : "")
            + (oversized ? "an oversized unit may not stay on a building" : "");
    var clauses = new ArrayList<MissionClause>();
    if (turnEnds) {
      clauses.add(GO_BACK_AT_TURN_END);
    } else if (enemies) {
      clauses.add(ENTER_GOES_BACK);
    }
    if (oversized) {
      clauses.addAll(
          turnEnds
              ? List.of(OVERSIZED_NOT_ON_BUILDING)
              : List.of(OVERSIZED_GOES_BACK, OVERSIZED_NOT_ON_BUILDING));
    }
    clauses.add(GO_BACK_FREE);
    Unit unit = guest.unit();
    return Event.of(
        clauses, "went-back %s %s %s: %s", unit.card(), unit.area(), guest.cameFrom(), why);
  }
}
