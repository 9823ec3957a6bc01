package dev.rulewright.missioncombat.rules.table;

import static dev.rulewright.missioncombat.MissionClause.BUNKER_ANY_TYPE;
import static dev.rulewright.missioncombat.MissionClause.BUNKER_BONUS;
import static dev.rulewright.missioncombat.MissionClause.BUNKER_LEFT;
import static dev.rulewright.missioncombat.MissionClause.DAMAGE_ADDS_UP;
import static dev.rulewright.missioncombat.MissionClause.DEFENCE_VALUE;
import static dev.rulewright.missioncombat.MissionClause.DESTROYED;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Numbers;
import java.util.ArrayList;
import java.util.List;

/// Chapter *Attack*, the part on what damage does, which events share, with the bunkers.
public final class Damage extends Asking {

  private final Board board;
  private final Control control;
  private final Numbers numbers;
  private final boolean guestsHaveBonus = says("bunker.guest-bonus=like-any-unit");
  private final boolean destroyedOnLeaving = says("bunker.leaving-damaged=destroyed");
  private final BonusScope bonusScope = answer("bunker.bonus-scope", BonusScope.values());

  public Damage(Board board, Control control, Numbers numbers, Reading reading) {
    super(reading);
    this.board = board;
    this.control = control;
    this.numbers = numbers;
  }

  /// Who controls what.
  public Control control() {
    return control;
  }

  /// The damage that destroys a unit where it stands.
  ///
  /// - ATTACK-9: The number on the type symbol is the unit's defence.
  /// - BUNKER-1: While a unit is in a bunker its defence is 10 higher.
  /// - BUNKER-3: The bonus counts for every unit type.
  public int defence(Unit unit, Position position) {
    return unit.card().defence()
        + (isInBunker(unit) && hasBonus(unit, position) ? numbers.bunkerBonus() : 0);
  }

  private boolean isInBunker(Unit unit) {
    return (board.with(AreaEffect.DEFENCE_PLUS_10) & unit.area().bit()) != 0;
  }

  private boolean hasBonus(Unit unit, Position position) {
    boolean inScope =
        switch (bonusScope) {
          case ANYBODY -> true;
          case CONTROLLER -> control.of(unit.area(), position).contains(unit.faction());
          case MARINES -> unit.faction() == Faction.MARINES;
        };
    return inScope && (guestsHaveBonus || !isIntruder(unit, position));
  }

  /// Whether a unit has come only to attack: it is a guest among enemies, or it has stayed among
  /// enemies who have the area and did not come to attack themselves.
  private boolean isIntruder(Unit unit, Position position) {
    Faction enemy = unit.faction().opponent();
    if (!position.side(enemy).holds(unit.area())) {
      return false;
    }
    boolean guestsThere =
        position.guests().stream().anyMatch(guest -> guest.unit().area().equals(unit.area()));
    return guestsThere
        ? position.guests().stream().anyMatch(guest -> guest.unit().equals(unit))
        : !control.of(unit.area(), position).contains(unit.faction());
  }

  /// The damage that destroys a unit where it stands with the damage that it has; at least 1, also
  /// where the reading lets it survive leaving a bunker.
  public int remaining(Unit unit, Position position) {
    return Math.max(1, defence(unit, position) - unit.damage());
  }

  /// Whether a unit may stand where it does with the damage that it has.
  public boolean mayStand(Unit unit, Position position) {
    int most =
        destroyedOnLeaving
            ? defence(unit, position)
            : unit.card().defence() + numbers.bunkerBonus();
    return unit.damage() == 0 || unit.damage() < most;
  }

  /// The damage that a single target is given when nobody says how much.
  public int wholeHit(Unit attacker, Unit target, Position position) {
    return Math.max(1, Math.min(attacker.card().damage(), remaining(target, position)));
  }

  /// What a side is left with after some of its units have been hit.
  ///
  /// @param position before the hits
  public Side dealt(List<Hit> hits, Side before, Position position, Chronicle chronicle) {
    Side side = before;
    for (int i = 0; i < hits.size(); i++) {
      side = dealt(hits.get(i), side, position, chronicle);
    }
    return side;
  }

  /// - ATTACK-6: A unit whose damage reaches its defence is destroyed and goes face up to its
  ///   owner's discard pile.
  /// - ATTACK-7: Damage below the defence stays on the unit and adds up until the end of the turn.
  private Side dealt(Hit hit, Side side, Position position, Chronicle chronicle) {
    Unit target = hit.target();
    Unit hurt = target.damagedBy(hit.damage());
    int defence = defence(target, position);
    // ATTACK-6: damage that reaches the defence destroys; the card goes to its owner's discard
    // pile.
    if (hurt.damage() >= defence) {
      chronicle.tell(
          () -> destroyed(hurt, hit.damage(), defence, decidedBy(target, defence, DESTROYED)));
      return side.losing(target);
    }
    // ATTACK-7: less stays on the unit.
    chronicle.tell(() ->
        Event.of(
            decidedBy(target, defence, DAMAGE_ADDS_UP),
            "damaged %s@%s by %d: damage %d, defence %d",
            hurt.card(),
            hurt.area(),
            hit.damage(),
            hurt.damage(),
            defence));
    return side.replacing(target, hurt);
  }

  /// @param unit the unit with all its damage, the last points of it included
  private static Event destroyed(Unit unit, int points, int defence, List<MissionClause> clauses) {
    return Event.of(
        clauses,
        "destroyed %s@%s: %d more damage makes %d, defence %d",
        unit.card(),
        unit.area(),
        points,
        unit.damage(),
        defence);
  }

  private static List<MissionClause> decidedBy(Unit target, int defence, MissionClause first) {
    var clauses = new ArrayList<>(List.of(first, DEFENCE_VALUE));
    if (first == DESTROYED && target.damage() > 0) {
      clauses.add(DAMAGE_ADDS_UP);
    }
    if (defence != target.card().defence()) {
      clauses.addAll(List.of(BUNKER_BONUS, BUNKER_ANY_TYPE));
    }
    return clauses;
  }

  /// Whether a unit that has moved is destroyed by the damage it has (BUNKER-2): it may have come
  /// out of a bunker with more than its printed defence.
  ///
  /// - BUNKER-2: Once it leaves, the printed defence counts again.
  public boolean destroysOnLeaving(Unit moved, Position after) {
    return moved.damage() > 0 && destroyedOnLeaving && moved.damage() >= defence(moved, after);
  }

  /// The position without a unit that has been destroyed by leaving a bunker.
  public Position destroyedOnLeaving(Unit moved, Position after, Chronicle chronicle) {
    chronicle.tell(() ->
        destroyed(
            moved, 0, defence(moved, after), List.of(DESTROYED, BUNKER_LEFT, DAMAGE_ADDS_UP)));
    return after.withActing(after.acting().losing(moved));
  }

  /// The answers to `bunker.bonus-scope`.
  private enum BonusScope {
    ANYBODY,
    CONTROLLER,
    MARINES
  }
}
