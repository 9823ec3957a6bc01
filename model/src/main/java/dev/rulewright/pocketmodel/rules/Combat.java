package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.ATTACK_1;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_1;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_1;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_2;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_3;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_4;
import static dev.rulewright.pocketmodel.PocketClause.TURN_4;
import static dev.rulewright.pocketmodel.PocketClause.UNIT_4;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.pocketmodel.Fleet;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.CombatStep;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Combat*: attackers and defenders are named.
final class Combat extends Chapter {

  private final boolean severalZones = says("combat.zones=several-zones");

  Combat(Table table) {
    super(table);
  }

  /// The zones in which the next attacker may be, a bit for each.
  private int zones(Fleet own) {
    Unit first = own.marked(1);
    return first == null || severalZones ? 7 : 1 << first.zone().ordinal();
  }

  /// Whether the unit at an index is the first of units that may be announced next.
  ///
  /// - ATTACK-1: Own units worth up to five stars attack units of one opponent.
  /// - COMBAT-1: Each unit chosen for a combat attacks one enemy unit, its defender.
  private static boolean mayAttack(Fleet own, int index, int stars, int zones) {
    Unit unit = own.get(index);
    return unit.mark() == 0
        && unit.stars() <= stars
        && (zones >>> unit.zone().ordinal() & 1) == 1
        && (index == 0 || !own.get(index - 1).equals(unit));
  }

  /// The different enemy units in a zone.
  ///
  /// - COMBAT-2: Attacker and defender must be in the same zone.
  private static int defenders(Fleet enemies, Zone zone) {
    int defenders = 0;
    for (int i = 0; i < enemies.size(); i = enemies.endOfEqual(i)) {
      defenders += enemies.get(i).zone() == zone ? 1 : 0;
    }
    return defenders;
  }

  /// The stars of the units that may still join the action.
  int starsLeft(Position position) {
    return table.numbers().starsPerAction() - position.own().units().markedStars();
  }

  /// The number of attacks that may be announced.
  int count(Position position) {
    Fleet own = position.own().units();
    Fleet enemies = position.enemy().units();
    int stars = starsLeft(position);
    int zones = zones(own);
    int count = 0;
    for (int i = 0; i < own.size(); i++) {
      count += mayAttack(own, i, stars, zones) ? defenders(enemies, own.get(i).zone()) : 0;
    }
    return count;
  }

  Move get(Position position, int index) {
    Fleet own = position.own().units();
    Fleet enemies = position.enemy().units();
    int stars = starsLeft(position);
    int zones = zones(own);
    int left = index;
    for (int i = 0; i < own.size(); i++) {
      if (mayAttack(own, i, stars, zones)) {
        int defenders = defenders(enemies, own.get(i).zone());
        if (left < defenders) {
          return new Move.Attack(own.get(i), defender(enemies, own.get(i).zone(), left));
        }
        left -= defenders;
      }
    }
    throw new IndexOutOfBoundsException(index);
  }

  private static Unit defender(Fleet enemies, Zone zone, int index) {
    int left = index;
    for (int i = 0; i < enemies.size(); i = enemies.endOfEqual(i)) {
      if (enemies.get(i).zone() == zone && left-- == 0) {
        return enemies.get(i);
      }
    }
    throw new IndexOutOfBoundsException(index);
  }

  /// The position after an attack was announced.
  ///
  /// - UNIT-4: Units that a player controls are friendly to that player, those of the opponent are
  ///   enemies.
  /// - COMBAT-3: The attackers may all go for one defender or for several.
  /// - COMBAT-4: All defenders are named before the first battle is fought.
  /// - BATTLE-1: Attackers and defenders are chosen first; then the attacking player says in which
  ///   order the battles are fought.
  Position announced(
      Position position, Stage.@Nullable Combat combat, Move.Attack move, Chronicle chronicle) {
    List<Integer> before = combat == null ? List.of() : combat.targets();
    int said = move.defender().mark();
    int mark = said > 0 ? said : before.isEmpty() ? 1 : Collections.max(before) + 1;
    Integer[] marks = before.toArray(new Integer[before.size() + 1]);
    marks[before.size()] = mark;
    List<Integer> targets = List.of(marks);
    chronicle.tell(() ->
        Event.of(
            "a%d %s attacks d%d %s"
                .formatted(targets.size(), move.attacker(), mark, move.defender()),
            ATTACK_1,
            TURN_4,
            COMBAT_1,
            COMBAT_2,
            COMBAT_3,
            COMBAT_4,
            BATTLE_1,
            UNIT_4));
    Fleet own = position.own().units();
    Fleet enemies = position.enemy().units();
    var announcing =
        new Stage.Combat(
            CombatStep.ANNOUNCE, targets, (1 << targets.size()) - 1, 0, null, null, 0, 0, 0);
    Side side =
        position.own().with(own.replaced(move.attacker(), move.attacker().marked(targets.size())));
    Side other =
        move.defender().mark() > 0
            ? position.enemy()
            : position
                .enemy()
                .with(enemies.replaced(move.defender(), move.defender().marked(mark)));
    return position.with(announcing, side, other);
  }
}
