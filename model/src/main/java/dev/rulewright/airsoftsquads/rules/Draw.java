package dev.rulewright.airsoftsquads.rules;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import java.util.List;

/// Drawing from the DECK.
final class Draw extends Chapter {

  private final Ending ending;
  private final EmptyDeck emptyDeck = answer("deck.empty", EmptyDeck.values());

  Draw(Terms terms, Ending ending) {
    super(terms);
    this.ending = ending;
  }

  /// Whether a player can draw a card (Q25).
  boolean canDraw(Side side) {
    return !side.deck().isEmpty()
        || (emptyDeck == EmptyDeck.SHUFFLE_THE_DISCARDZONE && !side.discards().isEmpty());
  }

  /// The position in which a player draws a card, if there is one.
  ///
  /// @param then what goes on afterwards
  Position card(Position position, Seat player, Stage then, Chronicle chronicle) {
    Side side = position.side(player);
    if (!side.deck().isEmpty()) {
      return position.with(new Stage.Drawing(player, then));
    }
    return switch (emptyDeck) {
      case NO_CARD -> position.with(then);
      case SHUFFLE_THE_DISCARDZONE ->
          side.discards().isEmpty()
              ? position.with(then)
              : position
                  .with(player, side.with(side.hand(), side.discards(), side.discards().emptied()))
                  .with(new Stage.Drawing(player, then));
      case LOSES ->
          ending.over(position, List.of(player.other()), Stage.Over.DECK_EMPTY, chronicle);
    };
  }

  /// The position after a card was drawn.
  Position drawn(Position position, Stage.Drawing drawing, Card card, Chronicle chronicle) {
    Side side = position.side(drawing.player());
    chronicle.tell(
        () -> Event.of("drew %s: %s".formatted(drawing.player(), card), because(drawing.then())));
    return position.with(
        drawing.player(),
        side.with(side.hand().plus(card), side.deck().minus(card), side.discards()),
        drawing.then());
  }

  /// Why a card is drawn, by what goes on afterwards.
  static AirsoftClause because(Stage then) {
    return switch (then) {
      case Stage.Dealing _ -> AirsoftClause.SETUP_2;
      case Stage.Strategy _ -> AirsoftClause.PREPARATION_1;
      case Stage.Supporting(Stage.Task task, Seat _)
          when task == Stage.Task.DRAW || task == Stage.Task.END ->
          AirsoftClause.SUPPORT_4;
      case Stage _ -> AirsoftClause.PERFORM_1;
    };
  }

  /// The answers to `deck.empty`.
  private enum EmptyDeck {
    NO_CARD,
    SHUFFLE_THE_DISCARDZONE,
    LOSES
  }
}
