package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.reading.BunkerAnswers.BonusScope;
import dev.rulewright.missioncombat.reading.BunkerAnswers.LeavingDamaged;
import dev.rulewright.missioncombat.reading.ControlAnswers.OwnContested;
import dev.rulewright.missioncombat.reading.DamageAnswers.Persistence;
import dev.rulewright.missioncombat.reading.EventAnswers.TargetSide;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Attack*: what damage does, and to whom.
record DamageProperties(Rules rules) {

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        rules.ofPosition(
            "only-waiting-units-have-damage",
            "Only units of the player who is not on the move have damage.",
            "ATTACK-2 EVENT-1 END-1",
            position -> {
              Side side = position.acting();
              return Rules.damage(side) == 0
                  ? null
                  : Rules.first(side, unit -> unit.damage() > 0) + " has damage in its own turn";
            },
            Breach.of("an event damages units of its own player", TargetSide.ANY),
            Breach.of("damage stays when the turn ends", Persistence.KEPT)),
        rules.ofStep(
            "damage-only-from-hits",
            "The damage of a unit grows only by an attack or by a damage event.",
            "ATTACK-7 EVENT-1",
            (before, move, after) ->
                move instanceof Move.Attack
                        || move instanceof Move.PlayBarrage
                        || damage(after) <= damage(before)
                    ? null
                    : "damage grows by '%s'".formatted(move)),
        rules.ofStep(
            "no-damage-between-turns",
            "Damage never lasts longer than a turn.",
            "END-1 ATTACK-7",
            (before, _, after) ->
                Rules.beginsTurn(before, after) && damage(after) > 0
                    ? "the turn begins with damaged units"
                    : null,
            Breach.of("damage stays when the turn ends", Persistence.KEPT)),
        rules.ofPosition(
            "damage-below-defence",
            "The damage of a unit on the board is less than its defence, in a bunker or outside.",
            "ATTACK-6 BUNKER-1 BUNKER-2",
            position -> {
              String mine = tooMuch(position.acting(), position);
              return mine == null ? tooMuch(position.waiting(), position) : mine;
            },
            Breach.of(
                "a unit with damage leaves a bunker", LeavingDamaged.SURVIVES, TargetSide.ANY),
            Breach.of(
                "a unit with damage leaves a bunker", LeavingDamaged.SURVIVES, Persistence.KEPT),
            Breach.of(
                "a Portalist unit with damage loses the bonus of a bunker when a Marine unit comes"
                    + " in",
                BonusScope.CONTROLLER,
                OwnContested.OWNER_WHEN_PRESENT)));
  }

  private static int damage(Position position) {
    return Rules.damage(position.acting()) + Rules.damage(position.waiting());
  }

  private @Nullable String tooMuch(Side side, Position position) {
    for (int i = 0; i < side.unitCount(); i++) {
      Unit unit = side.unit(i);
      if (unit.damage() > 0 && unit.damage() >= rules.game().damage().defence(unit, position)) {
        return "%s has damage of at least its defence".formatted(unit);
      }
    }
    return null;
  }
}
