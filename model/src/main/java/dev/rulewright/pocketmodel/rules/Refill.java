package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.BATTLE_15;
import static dev.rulewright.pocketmodel.PocketClause.HAND_2;
import static dev.rulewright.pocketmodel.PocketClause.PILE_1;
import static dev.rulewright.pocketmodel.PocketClause.PILE_2;
import static dev.rulewright.pocketmodel.PocketClause.PILE_5;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.pocketmodel.Move.Word;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.CombatStep;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;

/// What follows step 8 of a battle: hands are filled up.
final class Refill extends Chapter {

  private final Battles battles;
  private final boolean drawsToThree = says("hand.size=three");
  private final boolean mayRefill = says("hand.refill=may");

  Refill(Table table, Battles battles) {
    super(table);
    this.battles = battles;
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
  Position refilled(
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
        ? battles.next(position.with(combat, own, enemy), combat, chronicle)
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
        ? battles.next(position, combat, chronicle)
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
