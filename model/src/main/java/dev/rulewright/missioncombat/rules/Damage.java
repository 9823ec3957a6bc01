package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ATTACK_DISTRIBUTES;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_MATCHING_TYPE;
import static dev.rulewright.missioncombat.MissionClause.BUNKER_ANY_TYPE;
import static dev.rulewright.missioncombat.MissionClause.BUNKER_BONUS;
import static dev.rulewright.missioncombat.MissionClause.DAMAGE_ADDS_UP;
import static dev.rulewright.missioncombat.MissionClause.DEFENCE_VALUE;
import static dev.rulewright.missioncombat.MissionClause.DESTROYED;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Numbers;
import dev.rulewright.missioncombat.material.UnitType;
import dev.rulewright.missioncombat.reading.Damage.Granularity;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Attack*, the part on damage, which events share: who can be hit, how damage may be
/// split, and what it does.
public record Damage(Board board, Numbers numbers, Reading reading) {

  private static final int TEN = 10;

  /// Damage that is to be dealt.
  ///
  /// @param attacker the unit that attacks, or null if an event does the damage
  /// @param pool damage points, at least 1
  /// @param type the unit type that can be hit (ATTACK-5)
  /// @param reach the areas that can be hit
  /// @param outOfReach the clause that protects units in other areas
  record Strike(
      @Nullable Unit attacker, int pool, UnitType type, int reach, MissionClause outOfReach) {

    /// The clause that says which unit type can be hit: of an event its own, which says everything.
    MissionClause typeBy() {
      return attacker == null ? outOfReach : ATTACK_MATCHING_TYPE;
    }

    /// The clause that says how the damage may be split.
    MissionClause splitBy() {
      return attacker == null ? outOfReach : ATTACK_DISTRIBUTES;
    }
  }

  /// The damage that destroys a unit where it stands.
  public int defence(Unit unit) {
    // ATTACK-9: the printed defence; BUNKER-1: higher in a bunker, whatever the type (BUNKER-3).
    boolean inBunker = (board.with(AreaEffect.DEFENCE_PLUS_10) & unit.area().bit()) != 0;
    return unit.card().defence() + (inBunker && hasBonus(unit) ? numbers.bunkerBonus() : 0);
  }

  private boolean hasBonus(Unit unit) {
    return switch (reading.bunker().bonusScope()) {
      // Damage only hits units of the waiting player, who controls every area where they stand.
      case ANYBODY, CONTROLLER -> true;
      case MARINES -> unit.faction() == Faction.MARINES;
    };
  }

  private int remaining(Unit unit) {
    return defence(unit) - unit.damage();
  }

  private static boolean isTarget(Unit unit, Strike strike) {
    return unit.card().type() == strike.type() && (strike.reach() & unit.area().bit()) != 0;
  }

  /// The ways to split a strike over its targets; just one, to hit nobody, if there is no target.
  Splits splits(Strike strike, Side enemies) {
    int count = 0;
    for (int i = 0; i < enemies.unitCount(); i++) {
      if (isTarget(enemies.unit(i), strike)) {
        count++;
      }
    }
    Unit[] targets = new Unit[count];
    int[] remaining = new int[count];
    int at = 0;
    for (int i = 0; i < enemies.unitCount(); i++) {
      Unit unit = enemies.unit(i);
      if (isTarget(unit, strike)) {
        targets[at] = unit;
        remaining[at++] = remaining(unit);
      }
    }
    return new Splits(strike, targets, remaining, stepSize());
  }

  /// The damage of one step of a split, or 0 where any whole number of points may be given.
  private int stepSize() {
    return reading.damage().granularity() == Granularity.TENS ? TEN : 0;
  }

  /// Why a strike may not be split like this, or null if it may: each target can be hit, no more
  /// damage is dealt than there is, and no damage is held back that a target could still take. What
  /// a target gets beyond its defence is lost.
  @Nullable Refused refusal(Strike strike, List<Hit> hits, Position position) {
    Side enemies = position.waiting();
    var left = new ArrayList<>(enemies.units());
    int step = Math.max(1, stepSize());
    int given = 0;
    int taken = 0;
    for (Hit hit : hits) {
      Unit target = hit.target();
      if (!left.remove(target)) {
        return new Refused(strike.splitBy(), missing(target, enemies, position));
      }
      if ((strike.reach() & target.area().bit()) == 0) {
        return new Refused(strike.outOfReach(), "%s is out of reach".formatted(target));
      }
      if (target.card().type() != strike.type()) {
        return new Refused(
            strike.typeBy(),
            "%s is %s, and the damage is done to %s units only"
                .formatted(target, target.card().type(), strike.type()));
      }
      if (hit.damage() % step != 0) {
        return new Refused(strike.splitBy(), "%s is no multiple of %d".formatted(hit, step));
      }
      given += hit.damage();
      taken += Math.min(hit.damage() / step, Math.ceilDiv(remaining(target), step));
    }
    if (given > strike.pool()) {
      return new Refused(
          strike.splitBy(),
          "%d damage is split, but there are only %d points".formatted(given, strike.pool()));
    }
    int room = roomFor(strike, enemies, step);
    if (taken < Math.min(strike.pool() / step, room)) {
      return new Refused(
          strike.splitBy(),
          "only %d of %d points take effect, although the targets in reach can take %d"
              .formatted(taken * step, strike.pool(), room * step));
    }
    return null;
  }

  private static String missing(Unit target, Side enemies, Position position) {
    return enemies.count(target) > 0
        ? "%s is named more often than it is there".formatted(target)
        : "the %s have no %s".formatted(position.mover().opponent(), target);
  }

  private int roomFor(Strike strike, Side enemies, int step) {
    return enemies.units().stream()
        .filter(unit -> isTarget(unit, strike))
        .mapToInt(unit -> Math.ceilDiv(remaining(unit), step))
        .sum();
  }

  /// What the waiting side is left with after it has been hit.
  Side dealt(List<Hit> hits, Side enemies, Chronicle chronicle) {
    Side side = enemies;
    for (Hit hit : hits) {
      side = dealt(hit, side, chronicle);
    }
    return side;
  }

  private Side dealt(Hit hit, Side side, Chronicle chronicle) {
    Unit target = hit.target();
    Unit hurt = target.damagedBy(hit.damage());
    int defence = defence(target);
    // ATTACK-6: damage that reaches the defence destroys; the card goes to its owner's discard
    // pile.
    if (hurt.damage() >= defence) {
      if (chronicle.listening()) {
        chronicle.tell(
            new Happening.Destroyed(hurt, hit.damage(), defence, decidedBy(target, DESTROYED)));
      }
      return side.losing(target);
    }
    // ATTACK-7: less stays on the unit.
    if (chronicle.listening()) {
      chronicle.tell(
          new Happening.Damaged(hurt, hit.damage(), defence, decidedBy(target, DAMAGE_ADDS_UP)));
    }
    return side.replacing(target, hurt);
  }

  private List<MissionClause> decidedBy(Unit target, MissionClause first) {
    var clauses = new ArrayList<>(List.of(first, DEFENCE_VALUE));
    if (first == DESTROYED && target.damage() > 0) {
      clauses.add(DAMAGE_ADDS_UP);
    }
    if (defence(target) != target.card().defence()) {
      clauses.addAll(List.of(BUNKER_BONUS, BUNKER_ANY_TYPE));
    }
    return clauses;
  }
}
