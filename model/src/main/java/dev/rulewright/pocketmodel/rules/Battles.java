package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.BATTLE_1;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_16;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_3;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.CombatStep;

/// In which order battles are fought.
final class Battles extends Chapter {

  private final Ending ending;
  private final boolean oneByOne = says("battle.order=one-by-one");

  Battles(Table table, Ending ending) {
    super(table);
    this.ending = ending;
  }

  /// The position in which the next battle begins, or the action is over. A battle whose defender
  /// is gone lapses.
  ///
  /// - BATTLE-16: Step 9: the next battle that was announced follows.
  Position next(Position position, Stage.Combat combat, Chronicle chronicle) {
    int left = combat.left();
    for (int attacker = 1; attacker <= combat.targets().size(); attacker++) {
      int bit = 1 << (attacker - 1);
      if ((left & bit) != 0
          && position.enemy().units().marked(combat.targets().get(attacker - 1)) == null) {
        left &= ~bit;
        int lapsed = attacker;
        chronicle.tell(() -> Event.of("lapsed the battle of a" + lapsed, BATTLE_16, COMBAT_3));
      }
    }
    if (left == 0) {
      return ending.actionTaken(position, chronicle);
    }
    boolean choice = oneByOne && Integer.bitCount(left) > 1;
    if (choice && chronicle.listening()) {
      chronicle.tell(Event.of("chooses the next battle", BATTLE_1));
    }
    return choice
        ? position.with(combat.before(CombatStep.CHOOSE, left, 0))
        : begun(position, combat, left, Integer.numberOfTrailingZeros(left) + 1, chronicle);
  }

  /// The position in which the battle of an attacker begins.
  ///
  /// - BATTLE-1: Attackers and defenders are chosen first; then the attacking player says in which
  ///   order the battles are fought.
  Position begun(
      Position position, Stage.Combat combat, int left, int attacker, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("began the battle of a" + attacker, BATTLE_16, BATTLE_1));
    return position.with(
        combat.before(CombatStep.FIRST_CARD, left & ~(1 << (attacker - 1)), attacker));
  }
}
