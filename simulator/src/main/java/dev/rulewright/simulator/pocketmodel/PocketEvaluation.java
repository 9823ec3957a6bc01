package dev.rulewright.simulator.pocketmodel;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.CombatStep;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.UnitKind;
import dev.rulewright.pocketmodel.rules.PocketModel;
import dev.rulewright.simulator.agents.WeighedEvaluation;
import dev.rulewright.simulator.agents.Weights;
import org.jspecify.annotations.Nullable;

/// How good a position of *PocketModel* looks to a player who looks one move ahead.
///
/// ```
/// value = Σ own − Σ enemy of
///           unit × stars × (1 − counters / (2 × shields)) + forward × stars × zones towards the enemy
///           + objective × objectives + hand × cards in hand
///       + what battles and strikes that are announced bring on the average
/// ```
///
/// Of a battle that is the stars of a unit times the chance that it is destroyed, or half of the
/// counters it takes; of a strike, an objective times the chance that the roll is enough for a
/// defence of 11. Cards played add what is printed on them.
///
/// @param weights what each of these is worth
record PocketEvaluation(PocketModel rules, Weights weights) implements WeighedEvaluation<Position> {

  private static final Weights SHIPPED = shipped();
  private static final double WON = 1e6;
  private static final int USUAL_DEFENCE = 11;

  /// The chance that two dice show at least so much, by that sum.
  private static final double[] AT_LEAST = atLeast();

  private static double[] atLeast() {
    var chances = new double[14];
    for (int sum = 12; sum >= 0; sum--) {
      int ways = sum < 2 ? 0 : Math.min(sum - 1, 13 - sum);
      chances[sum] = chances[sum + 1] + ways / 36.0;
    }
    return chances;
  }

  private static Weights shipped() {
    DataFile file = DataFile.beside(PocketEvaluation.class, "weights.csv");
    return Weights.read(file.text(), file.name());
  }

  static PocketEvaluation of(PocketModel rules) {
    return new PocketEvaluation(rules, SHIPPED);
  }

  @Override
  public Weights tuned() {
    return SHIPPED;
  }

  @Override
  public WeighedEvaluation<Position> with(Weights other) {
    return new PocketEvaluation(rules, other);
  }

  @Override
  public double value(Position seen, Player player) {
    Force force = (Force) player;
    if (seen.stage() instanceof Stage.Over over) {
      return over.result().isDraw() ? 0 : over.result().winners().contains(player) ? WON : -WON;
    }
    double value = side(seen, force) - side(seen, force.enemy());
    double pending =
        switch (seen.stage()) {
          case Stage.Combat combat -> battles(seen, combat);
          case Stage.Strikes strikes -> strikes(seen, strikes);
          default -> 0;
        };
    return value + (seen.mover() == force ? pending : -pending);
  }

  private double side(Position seen, Force force) {
    Side side = seen.side(force);
    double value =
        weights.of("objective") * side.objectives() + weights.of("hand") * side.hand().size();
    for (int i = 0; i < side.units().size(); i++) {
      Unit unit = side.units().get(i);
      int forward = Math.abs(unit.zone().ordinal() - Zone.home(force).ordinal());
      value += weights.of("unit") * worth(unit, unit.damage());
      value += weights.of("forward") * forward * unit.stars();
    }
    return value;
  }

  private static double worth(Unit unit, int counters) {
    return unit.stars() * (1 - counters / (2.0 * unit.kind().shields()));
  }

  /// What the battles still to come bring to the player on turn.
  private double battles(Position seen, Stage.Combat combat) {
    double sum = 0;
    for (int attacker = 1; attacker <= combat.targets().size(); attacker++) {
      boolean now = attacker == combat.attacker() && isOpen(combat.step());
      Unit own = seen.own().units().marked(attacker);
      Unit enemy = seen.enemy().units().marked(combat.targets().get(attacker - 1));
      if (own == null || enemy == null || !(now || (combat.left() & 1 << (attacker - 1)) != 0)) {
        continue;
      }
      var attack = now ? combat.attackCard() : null;
      var defence = now ? combat.defenceCard() : null;
      int more = attack == null ? 0 : attack.attackBonus();
      int harder = defence == null ? 0 : defence.defenceBonus();
      int back = defence == null ? 0 : defence.attackBonus();
      int safer = attack == null ? 0 : attack.defenceBonus();
      sum += loss(own.kind(), more + damage(attack), enemy, harder);
      sum -= loss(enemy.kind(), back + damage(defence), own, safer);
    }
    return weights.of("unit") * sum;
  }

  private static int damage(@Nullable Card card) {
    return card == null ? 0 : card.damageBonus();
  }

  private static boolean isOpen(CombatStep step) {
    return switch (step) {
      case ATTACK_ASK, ATTACK_DRAW, DEFENCE_ASK, DEFENCE_DRAW -> false;
      default -> true;
    };
  }

  /// What a unit loses in worth on the average when it is attacked.
  private static double loss(UnitKind by, int bonus, Unit unit, int harder) {
    double chance = chance(unit.kind().defence() + harder - by.attack() - bonus);
    int counters = unit.damage() + by.damage();
    double left = counters >= unit.kind().shields() ? 0 : worth(unit, counters);
    return chance * (worth(unit, unit.damage()) - left);
  }

  private static double chance(int needed) {
    return AT_LEAST[Math.clamp(needed, 0, 12)];
  }

  /// What the strikes still to come bring.
  private double strikes(Position seen, Stage.Strikes strikes) {
    var target = strikes.target();
    double fails = 1;
    for (int unit = strikes.striking(); unit <= strikes.units(); unit++) {
      Unit own = seen.own().units().marked(unit);
      if (own != null) {
        int defence = target == null ? USUAL_DEFENCE : target.defence();
        fails *= 1 - chance(defence - own.kind().attack());
      }
    }
    return weights.of("objective") * (1 - fails);
  }
}
