package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.property.Checks;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import org.jspecify.annotations.Nullable;

/// Chapter *Attack*: what damage does, and to whom.
record DamageChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    checks.positions("only-waiting-units-have-damage", DamageChecks::isDamagedInOwnTurn);
    checks.steps(
        "damage-only-from-hits",
        (before, move, after) ->
            move instanceof Move.Attack
                || move instanceof Move.PlayBarrage
                || damage(after) <= damage(before),
        "damage grows by '%s'");
    checks.steps(
        "no-damage-between-turns",
        (before, _, after) -> !Rules.beginsTurn(before, after) || damage(after) == 0,
        "the turn begins with damaged units");
    checks.positions("damage-below-defence", this::hasTooMuch);
  }

  private static @Nullable String isDamagedInOwnTurn(Position position) {
    Unit damaged = Rules.first(position.acting(), unit -> unit.damage() > 0);
    return damaged == null ? null : damaged + " has damage in its own turn";
  }

  private static int damage(Position position) {
    return damage(position.acting()) + damage(position.waiting());
  }

  private static int damage(Side side) {
    int damage = 0;
    for (int i = 0; i < side.unitCount(); i++) {
      damage += side.unit(i).damage();
    }
    return damage;
  }

  private @Nullable String hasTooMuch(Position position) {
    String mine = hasTooMuch(position.acting(), position);
    return mine == null ? hasTooMuch(position.waiting(), position) : mine;
  }

  private @Nullable String hasTooMuch(Side side, Position position) {
    for (int i = 0; i < side.unitCount(); i++) {
      Unit unit = side.unit(i);
      if (unit.damage() > 0 && unit.damage() >= rules.game().damage().defence(unit, position)) {
        return "%s has damage of at least its defence".formatted(unit);
      }
    }
    return null;
  }
}
