package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ENTER_MUST_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_ENTERS_TO_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_NOT_ON_BUILDING;

import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.rules.listing.Narrowing;
import dev.rulewright.missioncombat.rules.table.Buildings;

/// Chapter *Action: move a unit*, the part on areas where a unit may not stay, but from where it
/// may attack: those with enemy units, and buildings for an oversized one.
final class EnterToAttack extends Asking {

  private final Buildings buildings;
  private final Attack attack;
  private final boolean mayEnterWithoutAp = says("contested.enter-without-ap=legal");
  private final boolean oversizedNeedTarget = says("oversized.enter-without-target=illegal");
  private final EnterNoTarget enterNoTarget =
      answer("contested.enter-no-target", EnterNoTarget.values());

  EnterToAttack(Buildings buildings, Attack attack, Reading reading) {
    super(reading);
    this.buildings = buildings;
    this.attack = attack;
  }

  /// The areas where the unit may stay, and those where it can attack at once.
  int narrow(int areas, Position position, Unit unit, Way way, Narrowing narrowing) {
    int held = position.waiting().occupied();
    int closed = buildings.closedTo(unit.card());
    int hostile = areas & (held | closed);
    if (hostile == 0) {
      return areas;
    }
    boolean hasAp = position.ap() - cost(way) >= 1;
    int withTarget = attack.whereItCouldAttack(unit, hostile, position);
    int left =
        narrowing.take(areas, held & ~toFight(hostile, hasAp, withTarget), ENTER_MUST_ATTACK);
    return narrowing.take(
        left, closed & ~ontoBuilding(hostile, hasAp, withTarget), OVERSIZED_ENTERS_TO_ATTACK);
  }

  /// Where a unit may go although enemies are there: it needs an AP and a target to attack next.
  ///
  /// - MOVE-4: A unit that enters an area with enemy units must attack next, once or more.
  private int toFight(int hostile, boolean hasAp, int withTarget) {
    boolean enough = hasAp || mayEnterWithoutAp;
    int toAttack = enough ? withTarget : 0;
    return switch (enterNoTarget) {
      case ILLEGAL -> toAttack;
      case EMPTY_ATTACK -> enough ? hostile : toAttack;
      case NO_ATTACK -> toAttack | (hostile & ~withTarget);
    };
  }

  /// Where an oversized unit may go although it is a building.
  ///
  /// - MOVE-8: An oversized unit may enter a building to attack from there right after the move,
  ///   once or more.
  private int ontoBuilding(int hostile, boolean hasAp, int withTarget) {
    if (oversizedNeedTarget) {
      return hasAp ? withTarget : 0;
    }
    return hostile;
  }

  private static int cost(Way way) {
    return way == Way.AP ? 1 : 0;
  }

  /// Why a unit may not enter an area.
  static String reason(MissionClause because, Position position, Move.MoveUnit move) {
    Unit unit = move.unit();
    return switch (because) {
      case OVERSIZED_ENTERS_TO_ATTACK ->
          "%s is oversized and %s is a building, where it may not stay (%s), and it cannot attack from there: %s"
              .formatted(unit, move.to(), OVERSIZED_NOT_ON_BUILDING, whyNoAttack(position, move));
      case ENTER_MUST_ATTACK ->
          "the %s hold %s, and %s cannot attack there: %s"
              .formatted(position.mover().opponent(), move.to(), unit, whyNoAttack(position, move));
      default -> throw Narrowing.without(because, move);
    };
  }

  private static String whyNoAttack(Position position, Move.MoveUnit move) {
    return position.ap() - cost(move.way()) < 1
        ? "no AP would be left"
        : "no %s unit would be in reach".formatted(move.unit().card().weapon());
  }

  /// The answers to `contested.enter-no-target`.
  private enum EnterNoTarget {
    ILLEGAL,
    EMPTY_ATTACK,
    NO_ATTACK
  }
}
