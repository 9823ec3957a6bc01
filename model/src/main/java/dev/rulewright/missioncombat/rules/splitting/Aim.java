package dev.rulewright.missioncombat.rules.splitting;

import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.rules.splitting.Targets.Effect;
import dev.rulewright.missioncombat.rules.splitting.Targets.Target;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Attack*, the part on who can be hit, which events share.
final class Aim extends Asking {

  private static final int TEN = 10;

  private final Damage damage;
  private final boolean mayHitOwn = says("event.target-side=any");
  private final boolean overkill = says("attack.overkill=allowed");
  private final boolean reversed = says("ranged.type-match=reversed");
  private final boolean othersAreImmune = says("attack.mismatched-target=immune");
  private final boolean inTens = says("damage.granularity=tens");

  Aim(Damage damage, Reading reading) {
    super(reading);
    this.damage = damage;
  }

  /// Whether a strike reaches a unit and is made against its type (ATTACK-5).
  ///
  /// - ATTACK-5: A target's unit type equals the attacker's weapon class; other units cannot be
  ///   attacked by it.
  static boolean reaches(Strike strike, Unit unit) {
    return unit.card().type() == strike.type() && (strike.reach() & unit.area().bit()) != 0;
  }

  /// The units that a strike may be dealt to.
  Targets targets(Strike strike, Position position) {
    var targets = new ArrayList<Target>();
    add(targets, strike, position.waiting(), position);
    if (strike.attacker() == null && mayHitOwn) {
      add(targets, strike, position.acting(), position);
    }
    return new Targets(targets);
  }

  private void add(List<Target> targets, Strike strike, Side side, Position position) {
    for (Unit unit : side.units()) {
      Effect effect = effect(strike, unit, position);
      if (effect != null) {
        int need =
            effect == Effect.NONE && overkill
                ? pool(strike)
                : need(strike.pointsFor(damage.remaining(unit, position)));
        targets.add(new Target(unit, need, effect));
      }
    }
  }

  /// What a strike does to a unit, or null if it must not be dealt to it.
  private @Nullable Effect effect(Strike strike, Unit unit, Position position) {
    if ((strike.reach() & unit.area().bit()) == 0) {
      return null;
    }
    if (matches(strike, unit)) {
      return unit.faction() == position.mover() ? Effect.HARMS_OWN : Effect.HARMS;
    }
    return isImmune(strike, unit) ? Effect.NONE : null;
  }

  /// Whether a unit in reach is of a type that the strike harms.
  private boolean matches(Strike strike, Unit unit) {
    Unit attacker = strike.attacker();
    if (attacker != null && isReversed(strike, unit)) {
      return unit.card().weapon() == attacker.card().type();
    }
    return unit.card().type() == strike.type();
  }

  /// Whether weapon class and type change places, as one edition prints it of the targets in
  /// adjacent areas (TRAIT-5).
  boolean isReversed(Strike strike, Unit unit) {
    return reversed && strike.attacker() != null && !strike.isAtHome(unit);
  }

  /// Whether a unit may be attacked and takes no damage, because it is of another type.
  boolean isImmune(Strike strike, Unit unit) {
    return othersAreImmune && strike.isAtHome(unit) && unit.card().type() != strike.type();
  }

  /// The points that can be given to a unit before more does nothing, or must not be given.
  private int need(int points) {
    int step = Math.max(1, stepSize());
    return overkill ? Math.ceilDiv(points, step) * step : points / step * step;
  }

  /// The damage of one step of a split, or 0 where any whole number of points may be given.
  int stepSize() {
    return inTens ? TEN : 0;
  }

  /// The points of a strike that can be given out.
  int pool(Strike strike) {
    int step = Math.max(1, stepSize());
    return strike.pool() / step * step;
  }
}
