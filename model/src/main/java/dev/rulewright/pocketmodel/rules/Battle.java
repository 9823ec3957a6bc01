package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.BATTLE_14;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_5;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_5;
import static dev.rulewright.pocketmodel.PocketClause.CONFLICT_2;
import static dev.rulewright.pocketmodel.PocketClause.GOAL_2;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_5;
import static dev.rulewright.pocketmodel.PocketClause.PILE_3;
import static dev.rulewright.pocketmodel.PocketClause.PLAY_3;
import static dev.rulewright.pocketmodel.PocketClause.REROLL_1;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.pocketmodel.Move.Word;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.CombatStep;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Ability;
import dev.rulewright.pocketmodel.material.Card;
import org.jspecify.annotations.Nullable;

/// Steps 4 to 8 of a battle, but for how hits are found out, see [Hits].
final class Battle extends Chapter {

  private final Hits hits;
  private final Ending ending;
  private final Refill refill;
  private final boolean rerollsFirst = says("battle.reroll-when=before-the-other-rolls");
  private final boolean firstTwelveCounts = says("battle.reroll-of-twelve=first-roll-counts");
  private final boolean playedIsCancelled = says("card.already-played=is-cancelled");
  private final boolean drawsToThree = says("hand.size=three");
  private final boolean mayDrawJustDiscarded = says("pile.just-discarded=yes");

  Battle(Table table, Hits hits, Ending ending, Refill refill) {
    super(table);
    this.hits = hits;
    this.ending = ending;
    this.refill = refill;
  }

  // ---- Step 4: rolls ----

  /// The position after a base roll.
  ///
  /// - BATTLE-5: Step 4a: each player throws two dice; their sum is the base roll.
  Position rolled(Position position, Stage.Combat combat, int sum, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("rolled " + sum, BATTLE_5, COMBAT_5, GOAL_2));
    return switch (combat.step()) {
      case ATTACK_ROLL -> {
        boolean asks = rerollsFirst && mayReroll(position, combat, false, chronicle);
        yield position.with(
            combat.withRolls(asks ? CombatStep.ATTACK_REROLL : CombatStep.DEFENCE_ROLL, sum, 0));
      }
      case DEFENCE_ROLL -> {
        boolean asks = !rerollsFirst && mayReroll(position, combat, false, chronicle);
        Stage.Combat rolled =
            combat.withRolls(
                asks ? CombatStep.ATTACK_REROLL : CombatStep.DEFENCE_REROLL,
                combat.attackRoll(),
                sum);
        yield asks ? position.with(rolled) : attackStands(position, rolled, chronicle);
      }
      case ATTACK_AGAIN ->
          attackStands(
              position,
              combat.withRolls(
                  combat.step(), again(combat.attackRoll(), sum), combat.defenceRoll()),
              chronicle);
      case DEFENCE_AGAIN ->
          evaluated(
              position,
              combat.withRolls(
                  combat.step(), combat.attackRoll(), again(combat.defenceRoll(), sum)),
              chronicle);
      default -> throw new IllegalStateException("no dice are thrown in " + combat);
    };
  }

  /// The roll that counts after a second one.
  ///
  /// - REROLL-1: A sample card lets its player repeat the base roll; then the second result counts.
  private int again(int first, int second) {
    return first == table.numbers().automaticHit() && firstTwelveCounts ? first : second;
  }

  /// Whether a side may repeat its base roll.
  ///
  /// - REROLL-1: A sample card lets its player repeat the base roll; then the second result counts.
  /// - CONFLICT-2: If one card forbids what another allows, it is forbidden.
  private boolean mayReroll(
      Position position, Stage.Combat combat, boolean defends, Chronicle chronicle) {
    Unit unit = defends ? Hits.defender(position, combat) : Hits.attacker(position, combat);
    if (!Fighter.has(card(position, combat, defends), unit, Ability.Kind.REROLL)) {
      return false;
    }
    Side other = defends ? position.own() : position.enemy();
    Zone there = Zone.home(defends ? position.mover() : position.mover().enemy());
    boolean jammed = unit.zone() == there && Table.has(other, Ability.Kind.NO_REROLL_AT_HOME);
    if (jammed && chronicle.listening()) {
      chronicle.tell(Event.of("may not roll again " + unit, CONFLICT_2, OBJECTIVE_5));
    }
    return !jammed;
  }

  /// The card of a side, unless it is cancelled.
  private @Nullable Card card(Position position, Stage.Combat combat, boolean defends) {
    boolean cancelled = playedIsCancelled && CombatCards.isForbidden(position, combat, defends);
    return cancelled ? null : combat.card(defends);
  }

  /// The position after a player has kept the base roll, or rolls again.
  ///
  /// - REROLL-1: A sample card lets its player repeat the base roll; then the second result counts.
  Position decided(Position position, Stage.Combat combat, Word word, Chronicle chronicle) {
    boolean defends = combat.step().isOfDefender();
    chronicle.tell(() -> Event.of(word == Word.KEEP ? "kept the roll" : "rolls again", REROLL_1));
    if (word == Word.REROLL) {
      return position.with(combat.at(defends ? CombatStep.DEFENCE_AGAIN : CombatStep.ATTACK_AGAIN));
    }
    return defends
        ? evaluated(position, combat, chronicle)
        : attackStands(position, combat, chronicle);
  }

  /// The position after the base roll of the attacking player stands.
  private Position attackStands(Position position, Stage.Combat combat, Chronicle chronicle) {
    return combat.defenceRoll() == 0
        ? position.with(combat.at(CombatStep.DEFENCE_ROLL))
        : mayReroll(position, combat, true, chronicle)
            ? position.with(combat.at(CombatStep.DEFENCE_REROLL))
            : evaluated(position, combat, chronicle);
  }

  // ---- Steps 5 to 9 ----

  /// The position after the hits of both sides, and after step 8. Play that ends within a battle
  /// leaves the cards played on the discard piles, too.
  ///
  /// - BATTLE-14: Step 8: the combat cards of the battle are thrown away.
  /// - PLAY-3: What a combat card does ends with the battle unless the card says more.
  /// - PILE-3: Combat cards that were played, cards thrown away and destroyed objectives lie face
  ///   up on the owner's discard pile.
  private Position evaluated(Position position, Stage.Combat combat, Chronicle chronicle) {
    Card attack = combat.attackCard();
    Card defence = combat.defenceCard();
    Hits.Fought fought =
        hits.fought(
            position,
            combat,
            card(position, combat, false),
            card(position, combat, true),
            chronicle);
    Position after = ending.atOnce(fought.position(), chronicle);
    Side own = discarding(after.own(), attack);
    Side enemy = discarding(after.enemy(), defence);
    if (after.stage() instanceof Stage.Over) {
      return after.with(after.stage(), own, enemy);
    }
    if (chronicle.listening() && (attack != null || defence != null)) {
      chronicle.tell(Event.of("discarded the cards played", BATTLE_14, PLAY_3, PILE_3));
    }
    boolean remembered = !drawsToThree || !mayDrawJustDiscarded;
    var drawing =
        new Stage.Combat(
            CombatStep.ATTACK_DRAW,
            combat.targets(),
            combat.left(),
            combat.attacker(),
            remembered ? attack : null,
            remembered ? defence : null,
            0,
            0,
            fought.powers());
    return refill.refilled(after, own, enemy, drawing, false, chronicle);
  }

  private static Side discarding(Side side, @Nullable Card card) {
    return card == null ? side : side.discarding(card);
  }
}
