package dev.rulewright.missioncombat.rules.splitting;

import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.splitting.Strike.Terms;
import dev.rulewright.missioncombat.rules.splitting.Targets.Target;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Attack*, the part on how damage is split over targets, which events share.
///
/// **Lists and rulings ask the same conditions.** Under most readings the ways to split are counted
/// ([Splits]). Under the others they are made one by one, and those are listed which
/// [SplitConditions] allow ([ListedWays]).
public final class Splitting {

  private final Damage damage;
  private final Aim aim;
  private final SplitConditions conditions;
  private final boolean countsEvents;
  private final boolean countsAttacks;
  private final boolean countsRanged;
  private final boolean anyTargetWillDo;
  private final boolean canHitAnyTarget;

  /// How damage is split under a reading.
  public Splitting(Damage damage, Reading reading) {
    this.damage = damage;
    aim = new Aim(damage, reading);
    conditions = new SplitConditions(aim, reading);
    boolean overkill = reading.says("attack.overkill=allowed");
    boolean anyPart = reading.says("attack.damage-amount=any-part");
    boolean othersAreImmune = reading.says("attack.mismatched-target=immune");
    countsEvents = overkill && !anyPart && reading.says("event.target-side=opposing");
    countsAttacks =
        overkill && !anyPart && reading.says("attack.distribution=one-pool") && !othersAreImmune;
    canHitAnyTarget = overkill && !othersAreImmune;
    countsRanged =
        countsAttacks
            && reading.says("ranged.mode=one-pool")
            && reading.says("ranged.type-match=same");
    anyTargetWillDo = reading.says("ranged.satisfies-must-attack=yes");
  }

  /// Whether a unit can attack wherever a unit of the type that its weapon is made against is in
  /// reach, also as the first thing after it has entered.
  public boolean anyTargetWillDo(UnitCard attacker) {
    return attacker.ranged() ? countsRanged && anyTargetWillDo : countsAttacks;
  }

  /// Whether the ways to split the damage of a unit are counted: then it can attack wherever a unit
  /// of the type that its weapon is made against is in reach.
  public boolean counts(UnitCard attacker) {
    return attacker.ranged() ? countsRanged : countsAttacks;
  }

  private boolean counts(Strike strike) {
    Unit attacker = strike.attacker();
    return attacker == null
        ? countsEvents
        : counts(attacker.card()) && strike.terms() == Terms.USUAL && strike.pool() > 0;
  }

  /// The ways to split a strike over its targets. Of a strike without any target there is one, to
  /// hit nobody, if that is allowed; of an attack with pool and targets that are counted it is not
  /// asked whether it is.
  ///
  /// - ATTACK-3: The damage is split freely over one or more targets.
  public Ways ways(Strike strike, Position position) {
    if (!counts(strike)) {
      return ListedWays.of(strike, aim.targets(strike, position), conditions);
    }
    Side enemies = position.waiting();
    int count = 0;
    for (int i = 0; i < enemies.unitCount(); i++) {
      if (Aim.reaches(strike, enemies.unit(i))) {
        count++;
      }
    }
    Unit[] targets = new Unit[count];
    int[] remaining = new int[count];
    int at = 0;
    for (int i = 0; i < enemies.unitCount(); i++) {
      Unit unit = enemies.unit(i);
      if (Aim.reaches(strike, unit)) {
        targets[at] = unit;
        remaining[at++] = strike.pointsFor(damage.remaining(unit, position));
      }
    }
    return new Splits(strike, targets, remaining, aim.stepSize());
  }

  /// Whether there is a way to hit somebody.
  public boolean canHit(Strike strike, Position position) {
    boolean anyTarget = !aim.targets(strike, position).list().isEmpty();
    if (!anyTarget || (canHitAnyTarget && strike.terms() == Terms.USUAL && aim.pool(strike) > 0)) {
      return anyTarget;
    }
    Ways ways = ways(strike, position);
    for (long i = 0; i < ways.count(); i++) {
      if (!ways.get(i).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /// Whether there is anybody whom a strike would harm.
  public boolean canHarm(Strike strike, Position position) {
    return aim.targets(strike, position).list().stream().anyMatch(Target::isHarmed);
  }

  /// Whether a unit takes no damage from a strike that it may be given.
  public boolean isImmune(Strike strike, Unit unit) {
    return aim.isImmune(strike, unit);
  }

  /// Why a strike may not be split like this, or null if it may.
  public @Nullable Refused refusal(Strike strike, List<Hit> hits, Position position) {
    return conditions.refusal(strike, hits, position);
  }
}
