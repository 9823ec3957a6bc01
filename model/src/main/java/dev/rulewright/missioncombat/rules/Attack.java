package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_DISTRIBUTES;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_MATCHING_TYPE;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_NEEDS_TARGET;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_SAME_AREA;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_WITH_OWN_UNIT;
import static dev.rulewright.missioncombat.MissionClause.ENTER_GOES_BACK;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_GOES_BACK;
import static dev.rulewright.missioncombat.MissionClause.RANGED_DISTRIBUTES;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_RANGED;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Action: attack*.
record Attack(Board board, Damage damage, Guests guests) {

  /// The areas that a unit's attack reaches.
  private int reach(Unit unit) {
    // ATTACK-2: its own area; TRAIT-4: with ranged, the adjacent areas as well.
    int reach = unit.area().bit();
    return unit.card().ranged() ? reach | board.adjacentTo(unit.area()) : reach;
  }

  private Damage.Strike strike(Unit unit) {
    UnitCard card = unit.card();
    return new Damage.Strike(
        unit,
        card.damage(),
        card.weapon(),
        reach(unit),
        card.ranged() ? TRAIT_RANGED : ATTACK_SAME_AREA);
  }

  private static Happening attacked(Move.Attack move) {
    Unit unit = move.unit();
    var clauses = new ArrayList<>(List.of(ATTACK_WITH_OWN_UNIT, ATTACK_MATCHING_TYPE));
    clauses.add(unit.card().ranged() ? TRAIT_RANGED : ATTACK_SAME_AREA);
    if (move.hits().size() > 1) {
      clauses.add(ATTACK_DISTRIBUTES);
    }
    if (move.hits().stream().map(hit -> hit.target().area()).distinct().count() > 1) {
      clauses.add(RANGED_DISTRIBUTES);
    }
    return new Happening.Attacked(unit, clauses);
  }

  /// The areas from which a unit of that kind would have a target.
  int areasWithTarget(UnitCard card, Side enemies) {
    if (card.damage() == 0) {
      return 0;
    }
    // ATTACK-5: only units of the type that the weapon is made against.
    int targets = enemies.areasWith(card.weapon());
    return card.ranged() ? targets | board.adjacentToAny(targets) : targets;
  }

  private boolean hasTarget(Unit unit, Side enemies) {
    return (areasWithTarget(unit.card(), enemies) & unit.area().bit()) != 0;
  }

  /// Lists the attacks of every unit of the player on the move.
  ///
  /// @param goneBack a unit that has just gone back and attacks no more from there, if any
  void list(Position position, @Nullable Unit goneBack, MoveList moves) {
    if (position.ap() < 1) {
      return;
    }
    Side acting = position.acting();
    for (int i = 0; i < acting.unitCount(); i++) {
      Unit unit = acting.unit(i);
      if (hasTarget(unit, position.waiting())
          && !acting.repeatsBefore(i)
          && !isItself(unit, goneBack, acting)) {
        moves.addAttack(damage.splits(strike(unit), position.waiting()));
      }
    }
  }

  /// Whether a unit is the one that went back, and not another that is interchangeable with it.
  private static boolean isItself(Unit unit, @Nullable Unit goneBack, Side acting) {
    return goneBack != null && unit.equals(goneBack) && acting.count(unit) == 1;
  }

  /// Lists the attacks of the guest where it stands.
  void listGuest(Position position, Guest guest, MoveList moves) {
    if (canGoOn(position, guest)) {
      moves.addAttack(damage.splits(strike(guest.unit()), position.waiting()));
    }
  }

  /// Why an attack is illegal, or null if it is legal.
  ///
  /// @param goneBack as in [#list]
  @Nullable Refused refusal(Position position, Move.Attack move, @Nullable Unit goneBack) {
    Unit unit = move.unit();
    Side acting = position.acting();
    if (acting.count(unit) == 0) {
      return new Refused(
          ATTACK_WITH_OWN_UNIT, "the %s have no %s".formatted(position.mover(), unit));
    }
    if (isItself(unit, goneBack, acting)) {
      return new Refused(
          ENTER_GOES_BACK,
          "%s has gone back; it could only have gone on attacking from where it stood"
              .formatted(unit));
    }
    if (position.ap() < 1) {
      return new Refused(ACTION_COSTS_ONE_AP, "an attack costs 1 AP, and none is left");
    }
    Guest guest = position.guest();
    if (guest != null && !guests.mayAttackAgain(guest)) {
      return new Refused(OVERSIZED_GOES_BACK, "%s has attacked and goes back".formatted(unit));
    }
    if (move.hits().isEmpty()) {
      return new Refused(
          ATTACK_NEEDS_TARGET,
          hasTarget(unit, position.waiting())
              ? "%s must be given a target".formatted(unit)
              : "%s has no %s unit of the %s in reach"
                  .formatted(unit, unit.card().weapon(), position.mover().opponent()));
    }
    return damage.refusal(strike(unit), move.hits(), position);
  }

  /// Whether a guest can attack where it stands.
  boolean canGoOn(Position position, Guest guest) {
    return position.ap() >= 1
        && guests.mayAttackAgain(guest)
        && hasTarget(guest.unit(), position.waiting());
  }

  Position play(Position position, Move.Attack move, Chronicle chronicle) {
    Guest guest = position.guest();
    if (chronicle.listening()) {
      chronicle.tell(attacked(move));
    }
    int ap = PlayerTurn.afterPaying(position, chronicle);
    Side enemies = damage.dealt(move.hits(), position.waiting(), chronicle);
    Guest then = guest == null ? null : guests.afterAttack(guest, enemies, chronicle);
    return position.next(position.stage(), ap, position.acting(), enemies, then);
  }
}
