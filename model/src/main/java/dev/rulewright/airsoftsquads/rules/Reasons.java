package dev.rulewright.airsoftsquads.rules;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;

/// Why a clause forbids a move, with the facts of the position.
final class Reasons {

  private Reasons() {}

  static String of(AirsoftClause because, Terms terms, Position position, Move move) {
    return switch (because) {
      case SETUP_1 -> "each position takes an operator of its own, and only before the first TURN";
      case SETUP_2 -> "cards are dealt";
      case PREPARATION_1, SUPPORT_4 -> "a card is drawn";
      case ROUND_4 -> "under this reading each player who can plays a card";
      case STRATEGY_1 -> "no such STRATEGY or EFFECT card can be played from the hand";
      case COMBAT_1 -> "an ACTION of an own ready operator is due";
      case COMBAT_2 -> "who is turned has acted, or could";
      case COMBAT_3 -> "nothing but a BONUS ACTION can be performed by who is EXHAUSTED";
      case COMBAT_5 -> "an ACTION is legal, so one is performed";
      case RANGE_1 -> "the enemy is neither opposite nor next to that";
      case ATTACK_1 -> "no enemy stands there to be attacked";
      case MOVE_1 -> "all %d Moves of this TURN are made".formatted(terms.numbers().movesPerTurn());
      case MODIFY_3 -> "no such card can be attached from the hand for this attack";
      case MODIFY_4, OUT_1 -> "a die is thrown";
      case CARD_3 -> "a card is attached already";
      case BONUS_1 -> "there is no BONUS for that here";
      case PERFORM_1 -> "a PERFORMANCE gives a card, or an ITEM for who can carry it";
      case SUPPORT_2 -> "no ITEM of the player whose decision it is lies there";
      case SAVE_1 -> "another number of operators, or others, are to be exchanged";
      case SAVE_2 -> "the places are for others who are HIT, all of the places";
      case SAVE_4 -> "no free position, or no such operator, can be filled with";
      case SAVE_6 -> "that operator is OUT";
      case SAVE_9 -> "that operator has come HIT in this PHASE";
      case SAVE_7, END_1, END_2, MOVE_4 -> "play is over";
      default -> "'%s' is not possible on TURN %d".formatted(move, position.turn());
    };
  }
}
