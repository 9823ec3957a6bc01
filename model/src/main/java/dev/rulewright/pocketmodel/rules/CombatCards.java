package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.BATTLE_2;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_3;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_4;
import static dev.rulewright.pocketmodel.PocketClause.CARD_2;
import static dev.rulewright.pocketmodel.PocketClause.CONFLICT_2;
import static dev.rulewright.pocketmodel.PocketClause.PLAY_1;
import static dev.rulewright.pocketmodel.PocketClause.PLAY_2;

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
import dev.rulewright.pocketmodel.material.Ability;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;

/// Steps 1 to 3 of a battle: the cards that are played.
final class CombatCards {

  private CombatCards() {}

  /// Whether a card of the enemy forbids the card that could be played next.
  static boolean isForbidden(Position position, Stage.Combat combat) {
    return isForbidden(position, combat, combat.step().isOfDefender());
  }

  /// Whether a card of the enemy forbids those of a side.
  ///
  /// - CONFLICT-2: If one card forbids what another allows, it is forbidden.
  static boolean isForbidden(Position position, Stage.Combat combat, boolean defends) {
    return defends
        ? Fighter.has(
            combat.attackCard(), Hits.attacker(position, combat), Ability.Kind.NO_ENEMY_CARD)
        : Fighter.has(
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
  static Position played(Position position, Stage.Combat combat, Card card, Chronicle chronicle) {
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
  static Position passed(Position position, Stage.Combat combat, Chronicle chronicle) {
    boolean first = combat.step() == CombatStep.FIRST_CARD;
    chronicle.tell(() ->
        isForbidden(position, combat)
            ? Event.of("passed", CONFLICT_2, clause(combat))
            : Event.of("passed", clause(combat)));
    return position.with(combat.at(first ? CombatStep.SECOND_CARD : CombatStep.ATTACK_ROLL));
  }
}
