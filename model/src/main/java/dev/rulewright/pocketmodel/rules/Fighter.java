package dev.rulewright.pocketmodel.rules;

import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.material.Ability;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import org.jspecify.annotations.Nullable;

/// One side of a battle: a unit, its card and its roll.
record Fighter(Force force, Unit unit, @Nullable Card card, int roll) {

  boolean has(Ability.Kind kind) {
    return has(card, unit, kind);
  }

  int bonus(Ability.Kind kind, int printed) {
    return printed + (card != null && card.worksFor(unit.kind()) ? card.ability().amount(kind) : 0);
  }

  /// - BONUS-1: The bonus of a combat card adds to the own unit: red to its attack, yellow to its
  ///   damage, blue to its defence.
  /// - BATTLE-7: Step 4b: the attack of the unit is added.
  /// - BATTLE-8: Steps 4c and 4d: cards may change the sum, which then is the attack strength.
  int strength() {
    return roll
        + unit.kind().attack()
        + bonus(Ability.Kind.ATTACK, card == null ? 0 : card.attackBonus());
  }

  int defence() {
    return unit.kind().defence()
        + bonus(Ability.Kind.DEFENCE, card == null ? 0 : card.defenceBonus());
  }

  int damage() {
    return unit.kind().damage() + bonus(Ability.Kind.DAMAGE, card == null ? 0 : card.damageBonus());
  }

  /// Whether a card gives a unit an ability.
  ///
  /// - ABILITY-2: A unit always has the bonus of its card, but not always the special ability.
  static boolean has(@Nullable Card card, Unit unit, Ability.Kind kind) {
    return card != null && card.ability().is(kind) && card.worksFor(unit.kind());
  }
}
