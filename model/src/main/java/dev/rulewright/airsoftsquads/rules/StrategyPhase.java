package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.BONUS_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.CARD_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.ROUND_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.ROUND_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.ROUND_3;
import static dev.rulewright.airsoftsquads.AirsoftClause.ROUND_4;
import static dev.rulewright.airsoftsquads.AirsoftClause.STRATEGY_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.STRATEGY_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.STRATEGY_3;
import static dev.rulewright.airsoftsquads.AirsoftClause.STRATEGY_4;
import static dev.rulewright.airsoftsquads.AirsoftClause.STRATEGY_5;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.Stage.Window;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import org.jspecify.annotations.Nullable;

/// The beginning of a TURN: the PREPARATION PHASE and the STRATEGY PHASE.
final class StrategyPhase extends Chapter {

  private final Draw draw;
  private final boolean oneCardAtLeast = says("phase.skipped=at-least-one-card");

  StrategyPhase(Terms terms, Draw draw) {
    super(terms);
    this.draw = draw;
  }

  /// The position in which a TURN begins.
  ///
  /// - ROUND-1: A ROUND consists of two TURNs.
  /// - ROUND-2: In every ROUND each player has one TURN.
  /// - ROUND-3: A TURN is played PHASE by PHASE.
  /// - PREPARATION-1: A TURN begins with a card from the DECK.
  Position begun(Position position, Chronicle chronicle) {
    chronicle.tell(() ->
        Event.of(
            "turn %d: %s, ROUND %d"
                .formatted(position.turn(), position.mover(), (position.turn() + 1) / 2),
            ROUND_3,
            ROUND_2,
            ROUND_1));
    return draw.card(
        position,
        position.mover(),
        new Stage.Strategy(position.mover(), Window.FIRST, false),
        chronicle);
  }

  /// - STRATEGY-1: This PHASE is for STRATEGY and EFFECT cards.
  @Nullable AirsoftClause whyNot(Position position, Stage.Strategy stage, Move move) {
    Side side = position.side(stage.player());
    return switch (move) {
      case Move.Play(Card card) ->
          card.type() == Card.Type.STRATEGY && side.hand().contains(card) ? null : STRATEGY_1;
      case Move.PlayOn(Card card, int at) ->
          card.type() == Card.Type.EFFECT && side.hand().contains(card)
              ? takesBonus(side, at) ? null : BONUS_1
              : STRATEGY_1;
      case Move.Word word when word == Move.Word.DONE -> mustPlay(side, stage) ? ROUND_4 : null;
      case Move _ -> STRATEGY_1;
    };
  }

  private static boolean takesBonus(Side side, int at) {
    return at >= 1 && at <= side.positions() && side.at(at).isStanding() && !side.at(at).bonus();
  }

  /// - ROUND-4: No player may leave out a PHASE at will.
  private boolean mustPlay(Side side, Stage.Strategy stage) {
    if (!oneCardAtLeast || stage.played() || stage.window() == Window.THIRD) {
      return false;
    }
    boolean bonus = false;
    for (int at = 1; at <= side.positions(); at++) {
      bonus |= takesBonus(side, at);
    }
    boolean playable = false;
    for (Card card : side.hand().toList()) {
      playable |= card.type() == Card.Type.STRATEGY || (bonus && card.type() == Card.Type.EFFECT);
    }
    return playable;
  }

  /// The position after a STRATEGY was played.
  ///
  /// - CARD-2: An ATTACK or DEFENCE card lasts for the TURN, an EFFECT happens at once, a STRATEGY
  ///   serves all own OPERATORs on the field, and an ITEM stays.
  Position played(Position position, Stage.Strategy stage, Card card, Chronicle chronicle) {
    Seat player = stage.player();
    Side side = position.side(player);
    chronicle.tell(
        () -> Event.of("played %s %s".formatted(player, card), STRATEGY_1, opens(stage), CARD_2));
    return position.with(
        player, side.minusInHand(card).withStrategies(side.strategies().plus(card)), noted(stage));
  }

  /// The position after an EFFECT was played.
  ///
  /// - BONUS-1: A BONUS is one more ACTION, once for each OPERATOR in a TURN.
  Position played(Position position, Stage.Strategy stage, Card card, int at, Chronicle chronicle) {
    Seat player = stage.player();
    Side side = position.side(player);
    Operator operator = side.at(at);
    chronicle.tell(() ->
        Event.of(
            "played %s %s %d: BONUS for %s".formatted(player, card, at, operator.name()),
            STRATEGY_1,
            opens(stage),
            BONUS_1,
            CARD_2));
    return position.with(
        player,
        side.minusInHand(card).discarding(card).with(at, operator.withBonus(true)),
        noted(stage));
  }

  /// Which clause opens a window.
  ///
  /// - STRATEGY-2: Whose TURN it is plays first, any number of cards.
  /// - STRATEGY-3: After that the opponent plays, any number of cards.
  private static AirsoftClause opens(Stage.Strategy stage) {
    return switch (stage.window()) {
      case FIRST -> STRATEGY_2;
      case SECOND -> STRATEGY_3;
      case THIRD -> STRATEGY_4;
    };
  }

  /// That a card was played matters for the opponent's window, and to who has to play one (Q01).
  private Stage noted(Stage.Strategy stage) {
    return stage.window() == Window.SECOND || oneCardAtLeast
        ? new Stage.Strategy(stage.player(), stage.window(), true)
        : stage;
  }

  /// The position after a player has played enough.
  ///
  /// - STRATEGY-4: A card of the opponent gives the player whose TURN it is another chance to play
  ///   any number.
  /// - STRATEGY-5: With that the PHASE is over.
  Position done(Position position, Stage.Strategy stage, Chronicle chronicle) {
    boolean goesOn =
        stage.window() == Window.FIRST || (stage.window() == Window.SECOND && stage.played());
    chronicle.tell(() ->
        Event.of(
            "done " + stage.player(), opens(stage), goesOn ? STRATEGY_3 : STRATEGY_5, ROUND_4));
    return position.with(
        !goesOn
            ? new Stage.Alternating(position.mover())
            : new Stage.Strategy(
                stage.player().other(),
                stage.window() == Window.FIRST ? Window.SECOND : Window.THIRD,
                false));
  }
}
