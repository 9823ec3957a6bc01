package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.ABILITY_1;
import static dev.rulewright.pocketmodel.PocketClause.ABILITY_2;
import static dev.rulewright.pocketmodel.PocketClause.ABILITY_3;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_10;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_11;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_12;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_13;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_6;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_7;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_8;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_9;
import static dev.rulewright.pocketmodel.PocketClause.BONUS_1;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_5;
import static dev.rulewright.pocketmodel.PocketClause.CONFLICT_1;
import static dev.rulewright.pocketmodel.PocketClause.GOAL_2;
import static dev.rulewright.pocketmodel.PocketClause.GOAL_3;
import static dev.rulewright.pocketmodel.PocketClause.GOLD_1;
import static dev.rulewright.pocketmodel.PocketClause.GOLD_2;
import static dev.rulewright.pocketmodel.PocketClause.GOLD_3;
import static dev.rulewright.pocketmodel.PocketClause.ICON_1;
import static dev.rulewright.pocketmodel.PocketClause.ICON_2;
import static dev.rulewright.pocketmodel.PocketClause.ICON_3;
import static dev.rulewright.pocketmodel.PocketClause.PLAY_2;
import static dev.rulewright.pocketmodel.PocketClause.POWER_1;
import static dev.rulewright.pocketmodel.PocketClause.POWER_2;
import static dev.rulewright.pocketmodel.PocketClause.POWER_3;
import static dev.rulewright.pocketmodel.PocketClause.POWER_4;
import static dev.rulewright.pocketmodel.PocketClause.POWER_6;
import static dev.rulewright.pocketmodel.PocketClause.RESERVE_2;
import static dev.rulewright.pocketmodel.PocketClause.UNIT_2;
import static dev.rulewright.pocketmodel.PocketClause.UNIT_3;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.pocketmodel.PocketClause;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Ability;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Steps 4 to 7 of a battle: who hits, and what a hit does.
final class Hits extends Chapter {

  private final boolean attackerFirst = says("battle.simultaneous=attacker-first");
  private final boolean hitsAtDefence = says("battle.hit-when=at-least-defence");
  private final boolean twelveEndsEvaluation = says("battle.natural-twelve=ends-the-evaluation");
  private final boolean powerOncePerTurn = says("power.once-per-turn=all-power-abilities");
  private final boolean starsAreHigh = says("power.stars=carrier-3-turbolaser-4-or-5");
  private final boolean needsMoreThanShields = says("battle.destroyed-when=more-than-shields");
  private final boolean healsAfterBattle = says("damage.lasts=until-end-of-battle");

  Hits(Table table) {
    super(table);
  }

  /// A position after hits, and who has used a power in this action, a bit for each seat.
  record Fought(Position position, int powers) {}

  /// The unit that attacks in the battle that is fought.
  static Unit attacker(Position position, Stage.Combat combat) {
    return Objects.requireNonNull(position.own().units().marked(combat.attacker()));
  }

  /// The unit that is attacked.
  static Unit defender(Position position, Stage.Combat combat) {
    return Objects.requireNonNull(position.enemy().units().marked(combat.target()));
  }

  /// The position after both sides have hit or missed.
  ///
  /// - COMBAT-5: In a battle the attacker and the defender try to hit each other.
  /// - BATTLE-10: Step 6: an attack strength that is at least the enemy's defence strength hits;
  ///   both players look at the same time.
  Fought fought(
      Position position,
      Stage.Combat combat,
      @Nullable Card attackCard,
      @Nullable Card defenceCard,
      Chronicle chronicle) {
    var attacker =
        new Fighter(position.mover(), attacker(position, combat), attackCard, combat.attackRoll());
    var defender =
        new Fighter(
            position.mover().enemy(),
            defender(position, combat),
            defenceCard,
            combat.defenceRoll());
    tellCard(attacker, chronicle);
    tellCard(defender, chronicle);
    boolean attackHits = hits(position, attacker, defender, chronicle);
    boolean defenceHits = hits(position, defender, attacker, chronicle);
    int powers = combat.powers();
    int damage = 0;
    if (attackHits) {
      boolean laser = turbolaser(attacker, defender, powers, chronicle);
      powers |= laser ? 1 << attacker.force().seat() : 0;
      damage = attacker.damage() + (laser ? table.numbers().turbolaserDamage() : 0);
    }
    Position after = damaged(position, defender, damage, chronicle);
    boolean fell = after.enemy().units().size() < position.enemy().units().size();
    damage = 0;
    if (defenceHits && !(fell && attackerFirst)) {
      boolean laser = turbolaser(defender, attacker, powers, chronicle);
      powers |= laser ? 1 << defender.force().seat() : 0;
      damage = defender.damage() + (laser ? table.numbers().turbolaserDamage() : 0);
    }
    return new Fought(damaged(after, attacker, damage, chronicle), powers);
  }

  /// Whether one side hits the other.
  ///
  /// - GOAL-2: Both roll in a battle, add their attack, and hit with a total that is the enemy's
  ///   defence or higher.
  /// - BATTLE-6: A base roll of 12 hits by itself and leads to step 7.
  /// - BATTLE-10: Step 6: an attack strength that is at least the enemy's defence strength hits;
  ///   both players look at the same time.
  /// - CONFLICT-1: A card that contradicts the basic rules is followed.
  private boolean hits(Position position, Fighter one, Fighter other, Chronicle chronicle) {
    int natural = table.numbers().automaticHit();
    int strength = one.strength();
    int mined = mined(position, other);
    int defence = other.defence() - mined;
    boolean reaches = hitsAtDefence ? strength >= defence : strength > defence;
    boolean sure =
        one.has(Ability.Kind.SURE_HIT) && one.roll() >= one.bonus(Ability.Kind.SURE_HIT, 0);
    boolean silenced = twelveEndsEvaluation && other.roll() >= natural;
    boolean hits = one.roll() >= natural || (!silenced && (sure || reaches));
    if (chronicle.listening()) {
      String facts =
          "%s %s %s: strength %d, defence %d"
              .formatted(one.unit(), hits ? "hit" : "missed", other.unit(), strength, defence);
      chronicle.tell(
          one.roll() >= natural
              ? Event.of(facts, BATTLE_6, COMBAT_5)
              : sure && !reaches && !silenced
                  ? Event.of(facts, withSymbol(List.of(CONFLICT_1), one.card()))
                  : Event.of(
                      facts,
                      table.withLasting(
                          List.of(BATTLE_10, BATTLE_7, BATTLE_8, BATTLE_9, UNIT_3, GOAL_2),
                          mined)));
    }
    return hits;
  }

  /// How much less defence a unit has in the enemy home zone.
  ///
  /// - BATTLE-9: Step 5: cards may change the defence, which then is the defence strength.
  private int mined(Position position, Fighter fighter) {
    Force enemy = fighter.force().enemy();
    return fighter.unit().zone() == Zone.home(enemy)
        ? table.lasting(position.side(enemy), Ability.Kind.ENEMIES_AT_HOME, null)
        : 0;
  }

  /// Whether a turbolaser does more damage.
  ///
  /// - UNIT-2: Cards and rules often speak of the stars of a unit.
  /// - POWER-2: Units with a power symbol have abilities that stand on no card.
  /// - POWER-6: A turbolaser does one more damage to units of certain stars.
  /// - POWER-4: Of these power abilities one may be used in a turn.
  private boolean turbolaser(Fighter one, Fighter other, int powers, Chronicle chronicle) {
    boolean spent = powerOncePerTurn && (powers & 1 << one.force().seat()) != 0;
    if (!one.unit().kind().has(Symbol.TURBOLASER)) {
      return false;
    }
    if (spent) {
      chronicle.tell(() -> Event.of("no more turbolaser of " + one.unit(), POWER_4));
      return false;
    }
    if (!isLarge(other.unit().stars())) {
      chronicle.tell(() ->
          Event.of(
              "no turbolaser of " + one.unit(),
              table.withStars(List.of(POWER_6, POWER_2, UNIT_2))));
      return false;
    }
    chronicle.tell(() ->
        Event.of(
            "turbolaser of " + one.unit(),
            table.withStars(List.of(POWER_6, POWER_2, POWER_3, UNIT_2))));
    return true;
  }

  private boolean isLarge(int stars) {
    return starsAreHigh
        ? stars >= table.numbers().turbolaserLeast() && stars <= table.numbers().turbolaserMost()
        : stars == 2 || stars == 4;
  }

  /// The position after a unit took damage, maybe none.
  ///
  /// - GOAL-3: A hit unit falls when its damage is greater than its shields.
  /// - BATTLE-11: Step 7: a hit unit takes as many counters as the damage of the unit that hit,
  ///   changed by cards.
  /// - BATTLE-12: With as many counters as shields, or more, a unit is destroyed and joins the
  ///   reserve.
  /// - BATTLE-13: A destroyed unit loses its counters.
  /// - RESERVE-2: A unit that is destroyed becomes part of the reserve.
  private Position damaged(Position position, Fighter hit, int damage, Chronicle chronicle) {
    Unit unit = hit.unit();
    Side side = position.side(hit.force());
    int counters = unit.damage() + damage;
    if (damage > 0 && counters >= unit.kind().shields() + (needsMoreThanShields ? 1 : 0)) {
      chronicle.tell(() ->
          Event.of(
              "destroyed %s: %d of %d".formatted(unit, counters, unit.kind().shields()),
              needsMoreThanShields ? GOAL_3 : BATTLE_12,
              BATTLE_13,
              RESERVE_2,
              BATTLE_11));
      return position.with(hit.force(), side.losing(unit));
    }
    if (damage > 0 && chronicle.listening()) {
      chronicle.tell(
          Event.of(
              "damaged %s: %d of %d".formatted(unit, counters, unit.kind().shields()), BATTLE_11));
    }
    int stays = healsAfterBattle ? 0 : counters;
    return stays == unit.damage()
        ? position
        : position.with(
            hit.force(), side.with(side.units().replaced(unit, unit.withDamage(stays))));
  }

  /// Tells whether a unit has the ability of its card.
  ///
  /// - ABILITY-1: The symbol beside a special ability shows which units have a use for it.
  /// - ABILITY-3: An ability with a green symbol is for units with the same symbol.
  /// - POWER-1: An ability with a silver power symbol is for units with the same power symbol.
  /// - GOLD-1: Gold symbols are printed on combat cards only; the text beside them says which units
  ///   qualify.
  /// - GOLD-2: Where the text says any unit, every unit has the ability.
  /// - GOLD-3: Other gold abilities have limits of stars, such as one to three.
  private static void tellCard(Fighter fighter, Chronicle chronicle) {
    Card card = fighter.card();
    if (card == null || !chronicle.listening()) {
      return;
    }
    chronicle.tell(Event.of("bonus of " + card, BONUS_1, PLAY_2));
    if (card.ability().is(Ability.Kind.NONE)) {
      return;
    }
    boolean works = card.worksFor(fighter.unit().kind());
    chronicle.tell(
        Event.of(
            "%s has %s ability of %s".formatted(fighter.unit(), works ? "the" : "no", card),
            withSymbol(List.of(works ? ABILITY_1 : ABILITY_2), card)));
  }

  /// Clauses, and those of the symbol beside the ability of a card.
  private static List<PocketClause> withSymbol(List<PocketClause> clauses, @Nullable Card card) {
    var all = new ArrayList<>(clauses);
    if (card == null) {
      return all;
    }
    Symbol symbol = card.qualifies().symbol();
    if (symbol == null) {
      all.addAll(List.of(GOLD_1, card.qualifies().leastStars() == 0 ? GOLD_2 : GOLD_3));
    } else {
      boolean power = symbol == Symbol.CARRIER || symbol == Symbol.TURBOLASER;
      all.addAll(List.of(power ? POWER_1 : ABILITY_3, ICON_1, ICON_2, ICON_3));
    }
    return all;
  }
}
