package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.BATTLE_1;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_14;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_15;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_16;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_2;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_3;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_4;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_5;
import static dev.rulewright.pocketmodel.PocketClause.CARD_2;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_3;
import static dev.rulewright.pocketmodel.PocketClause.COMBAT_5;
import static dev.rulewright.pocketmodel.PocketClause.CONFLICT_2;
import static dev.rulewright.pocketmodel.PocketClause.GOAL_2;
import static dev.rulewright.pocketmodel.PocketClause.HAND_2;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_5;
import static dev.rulewright.pocketmodel.PocketClause.PILE_1;
import static dev.rulewright.pocketmodel.PocketClause.PILE_2;
import static dev.rulewright.pocketmodel.PocketClause.PILE_3;
import static dev.rulewright.pocketmodel.PocketClause.PILE_5;
import static dev.rulewright.pocketmodel.PocketClause.PLAY_1;
import static dev.rulewright.pocketmodel.PocketClause.PLAY_2;
import static dev.rulewright.pocketmodel.PocketClause.PLAY_3;
import static dev.rulewright.pocketmodel.PocketClause.REROLL_1;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Move.Word;
import dev.rulewright.pocketmodel.PocketClause;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.CombatStep;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Ability;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import org.jspecify.annotations.Nullable;

/// Chapter *Battles*, but for how hits are found out, see [Hits].
final class Battle extends Chapter {

  private final Hits hits;
  private final Ending ending;
  private final boolean oneByOne = says("battle.order=one-by-one");
  private final boolean rerollsFirst = says("battle.reroll-when=before-the-other-rolls");
  private final boolean firstTwelveCounts = says("battle.reroll-of-twelve=first-roll-counts");
  private final boolean playedIsCancelled = says("card.already-played=is-cancelled");
  private final boolean drawsToThree = says("hand.size=three");
  private final boolean mayDrawJustDiscarded = says("pile.just-discarded=yes");
  private final boolean mayRefill = says("hand.refill=may");

  Battle(Table table, Hits hits, Ending ending) {
    super(table);
    this.hits = hits;
    this.ending = ending;
  }

  // ---- The order of battles ----

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
        ? position.with(
            new Stage.Combat(
                CombatStep.CHOOSE, combat.targets(), left, 0, null, null, 0, 0, combat.powers()))
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
        new Stage.Combat(
            CombatStep.FIRST_CARD,
            combat.targets(),
            left & ~(1 << (attacker - 1)),
            attacker,
            null,
            null,
            0,
            0,
            combat.powers()));
  }

  // ---- Steps 1 to 3: cards ----

  /// Whether a card of the enemy forbids the card that could be played next.
  static boolean isForbidden(Position position, Stage.Combat combat) {
    return isForbidden(position, combat, combat.step().isOfDefender());
  }

  /// Whether a card of the enemy forbids those of a side.
  ///
  /// - CONFLICT-2: If one card forbids what another allows, it is forbidden.
  private static boolean isForbidden(Position position, Stage.Combat combat, boolean defends) {
    return defends
        ? Hits.has(combat.attackCard(), Hits.attacker(position, combat), Ability.Kind.NO_ENEMY_CARD)
        : Hits.has(
            combat.defenceCard(), Hits.defender(position, combat), Ability.Kind.NO_ENEMY_CARD);
  }

  /// The number of different combat cards that may be played next.
  ///
  /// - PLAY-1: A combat card is played from the hand, in a battle only.
  /// - CARD-2: Combat cards are for combat actions only.
  static int cards(Position position, Stage.Combat combat) {
    if (isForbidden(position, combat)) {
      return 0;
    }
    Pile<Card> hand = position.side(combat.step().player(position.mover())).hand();
    int cards = 0;
    for (int kind = 0; kind < hand.kinds(); kind++) {
      cards += hand.count(kind) > 0 && hand.kind(kind).isCombat() ? 1 : 0;
    }
    return cards;
  }

  static Move card(Position position, Stage.Combat combat, int index) {
    Pile<Card> hand = position.side(combat.step().player(position.mover())).hand();
    int left = index;
    for (int kind = 0; kind < hand.kinds(); kind++) {
      if (hand.count(kind) > 0 && hand.kind(kind).isCombat() && left-- == 0) {
        return new Move.Play(hand.kind(kind));
      }
    }
    return Word.PASS;
  }

  /// The clause by which a card may be played now.
  private static PocketClause clause(Stage.Combat combat) {
    return switch (combat.step()) {
      case FIRST_CARD -> BATTLE_2;
      case SECOND_CARD -> BATTLE_3;
      default -> BATTLE_4;
    };
  }

  /// The position after a combat card was played.
  ///
  /// - PLAY-2: A combat card may give a bonus, a special ability, or both.
  /// - BATTLE-2: Step 1: the attacking player plays a combat card or passes.
  /// - BATTLE-3: Step 2: the defending player plays a combat card or passes.
  /// - BATTLE-4: Step 3: an attacking player who passed may answer the card of the defending
  ///   player.
  /// - PLAY-1: A combat card is played from the hand, in a battle only.
  Position played(Position position, Stage.Combat combat, Card card, Chronicle chronicle) {
    Force force = combat.step().player(position.mover());
    Side side = position.side(force);
    chronicle.tell(() -> Event.of("played " + card, clause(combat), PLAY_1, PLAY_2, CARD_2));
    Stage.Combat next =
        combat.step().isOfDefender()
            ? combat.withCards(
                combat.attackCard() == null ? CombatStep.THIRD_CARD : CombatStep.ATTACK_ROLL,
                combat.attackCard(),
                card)
            : combat.withCards(
                combat.step() == CombatStep.FIRST_CARD
                    ? CombatStep.SECOND_CARD
                    : CombatStep.ATTACK_ROLL,
                card,
                combat.defenceCard());
    return position.with(next, force, side.withHand(side.hand().minus(card)));
  }

  /// The position after no combat card was played.
  ///
  /// - BATTLE-2: Step 1: the attacking player plays a combat card or passes.
  /// - BATTLE-3: Step 2: the defending player plays a combat card or passes.
  Position passed(Position position, Stage.Combat combat, Chronicle chronicle) {
    boolean first = combat.step() == CombatStep.FIRST_CARD;
    chronicle.tell(() ->
        isForbidden(position, combat)
            ? Event.of("passed", CONFLICT_2, clause(combat))
            : Event.of("passed", clause(combat)));
    return position.with(combat.at(first ? CombatStep.SECOND_CARD : CombatStep.ATTACK_ROLL));
  }

  // ---- Step 4: rolls ----

  private boolean before() {
    return rerollsFirst;
  }

  /// The position after a base roll.
  ///
  /// - BATTLE-5: Step 4a: each player throws two dice; their sum is the base roll.
  Position rolled(Position position, Stage.Combat combat, int sum, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("rolled " + sum, BATTLE_5, COMBAT_5, GOAL_2));
    return switch (combat.step()) {
      case ATTACK_ROLL -> {
        boolean asks = before() && mayReroll(position, combat, false, chronicle);
        yield position.with(
            combat.withRolls(asks ? CombatStep.ATTACK_REROLL : CombatStep.DEFENCE_ROLL, sum, 0));
      }
      case DEFENCE_ROLL -> {
        boolean asks = !before() && mayReroll(position, combat, false, chronicle);
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
    if (!Hits.has(card(position, combat, defends), unit, Ability.Kind.REROLL)) {
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
    boolean cancelled = playedIsCancelled && isForbidden(position, combat, defends);
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
    return refilled(after, own, enemy, drawing, false, chronicle);
  }

  private static Side discarding(Side side, @Nullable Card card) {
    return card == null ? side : side.discarding(card);
  }

  /// The position in which the next card is drawn, the attacking player first, or the next battle
  /// begins.
  ///
  /// - BATTLE-15: Then both players draw until their hands are full again.
  /// - PILE-2: When a battle ends a player may fill the hand up from the draw pile.
  ///
  /// @param own the side of the attacking player now
  /// @param enemy that of the defending player
  /// @param defends whether it is the defending player who may draw
  private Position refilled(
      Position position,
      Side own,
      Side enemy,
      Stage.Combat combat,
      boolean defends,
      Chronicle chronicle) {
    Side side = defends ? enemy : own;
    Card just = combat.card(defends);
    boolean wants = drawsToThree ? side.hand().size() < table.numbers().fullHand() : just != null;
    if (wants) {
      Force force = defends ? position.mover().enemy() : position.mover();
      Side ready = table.readyToDraw(side, just, force, chronicle);
      if (!ready.draw().isEmpty()) {
        return defends
            ? position.with(
                combat.at(mayRefill ? CombatStep.DEFENCE_ASK : CombatStep.DEFENCE_DRAW), own, ready)
            : position.with(
                combat.at(mayRefill ? CombatStep.ATTACK_ASK : CombatStep.ATTACK_DRAW),
                ready,
                enemy);
      }
    }
    return defends
        ? next(position.with(combat, own, enemy), combat, chronicle)
        : refilled(position, own, enemy, combat, true, chronicle);
  }

  /// The position after a player has decided whether to draw.
  ///
  /// - PILE-2: When a battle ends a player may fill the hand up from the draw pile.
  Position asked(Position position, Stage.Combat combat, Word word, Chronicle chronicle) {
    chronicle.tell(() -> Event.of(word == Word.DRAW ? "draws" : "draws no more", PILE_2));
    boolean defends = combat.step().isOfDefender();
    if (word == Word.DRAW) {
      return position.with(combat.at(defends ? CombatStep.DEFENCE_DRAW : CombatStep.ATTACK_DRAW));
    }
    return defends
        ? next(position, combat, chronicle)
        : refilled(position, position.own(), position.enemy(), combat, true, chronicle);
  }

  /// The position after a card was drawn.
  ///
  /// - BATTLE-15: Then both players draw until their hands are full again.
  /// - HAND-2: A hand is full with three cards.
  Position drawn(Position position, Stage.Combat combat, Card card, Chronicle chronicle) {
    boolean defends = combat.step().isOfDefender();
    chronicle.tell(() ->
        drawsToThree
            ? Event.of("drew " + card, BATTLE_15, HAND_2, PILE_1, PILE_2, PILE_5)
            : Event.of("drew " + card, BATTLE_15, PILE_1, PILE_2, PILE_5));
    return refilled(
        position,
        defends ? position.own() : position.own().drawing(card),
        defends ? position.enemy().drawing(card) : position.enemy(),
        drawsToThree
            ? combat
            : combat.withCards(
                combat.step(),
                defends ? combat.attackCard() : null,
                defends ? null : combat.defenceCard()),
        defends,
        chronicle);
  }
}
