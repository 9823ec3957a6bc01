package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.DRAW_TOP_CARD;
import static dev.rulewright.missioncombat.MissionClause.HAND_IS_HIDDEN;
import static dev.rulewright.missioncombat.MissionClause.HQ_DRAW_ONE_MORE;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.listing.MoveList;
import dev.rulewright.missioncombat.rules.table.ActionPoints;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Action: draw a card*.
final class DrawCard {

  private final Hq hq;
  private final Reshuffle reshuffle;
  private final boolean mayDrawNothing;
  private final boolean shufflesRejectIn;

  DrawCard(Hq hq, Reshuffle reshuffle, Reading reading) {
    this.hq = hq;
    this.reshuffle = reshuffle;
    mayDrawNothing = reading.says("deck.draw-when-empty=legal");
    shufflesRejectIn = reading.says("hq.reject-in-reshuffle=shuffled-in");
  }

  void list(Position position, MoveList moves) {
    if (whyNot(position, false) == null) {
      moves.addDraw();
    }
    if (whyNot(position, true) == null) {
      moves.addDrawWithHq();
    }
  }

  /// Why drawing, with or without the HQ, is illegal, or null if it is legal.
  @Nullable Refused refusal(Position position, boolean withHq) {
    MissionClause because = whyNot(position, withHq);
    return because == null ? null : new Refused(because, reason(because, position, withHq));
  }

  /// The clause that forbids drawing, or null if none does.
  ///
  /// - DRAW-3: There is no limit to a hand.
  private @Nullable MissionClause whyNot(Position position, boolean withHq) {
    if (position.ap() < 1) {
      return ACTION_COSTS_ONE_AP;
    }
    return withHq ? hq.whyNotAnnounced(position) : whyNotWithoutHq(position);
  }

  private @Nullable MissionClause whyNotWithoutHq(Position position) {
    if (hq.isCompulsory(position)) {
      return HQ_DRAW_ONE_MORE;
    }
    return reshuffle.drawable(position.acting()) >= 1 || mayDrawNothing ? null : DRAW_TOP_CARD;
  }

  private String reason(MissionClause because, Position position, boolean withHq) {
    return switch (because) {
      case ACTION_COSTS_ONE_AP -> "drawing costs 1 AP, and none is left";
      case CONTROLLER_USES_EFFECT -> "the %s do not control the HQ".formatted(position.mover());
      case HQ_DRAW_ONE_MORE -> withHq ? hq.reason(position) : Hq.whyCompulsory(position);
      case DRAW_TOP_CARD -> reshuffle.tooFew(position);
      default -> throw new IllegalStateException(because + " says nothing about drawing");
    };
  }

  /// The position in which chance decides what the player draws.
  Position play(Position position, boolean withHq, Chronicle chronicle) {
    int ap = ActionPoints.afterPaying(position, chronicle);
    Side side = reshuffle.beforeDraw(position.acting(), position.mover(), chronicle);
    boolean two = withHq && hq.hasSecondCard(side);
    if (two) {
      Hq.tellOneMore(chronicle);
    }
    Stage stage = side.deck().isEmpty() ? Stage.ACTING : two ? Stage.DRAWING_FIRST : Stage.DRAWING;
    return position.next(stage, ap, side, position.waiting(), null);
  }

  /// A side after a card was taken from its deck.
  ///
  /// @param hand what the side then holds in hand
  static Side taken(Side side, Card card, Pile<Card> hand, Faction faction, Chronicle chronicle) {
    Side less = side.withCards(hand, side.deck().minus(card), side.discard());
    // DRAW-2: with the last card gone, the discard pile becomes the deck at once.
    return Reshuffle.ifEmpty(less, faction, chronicle);
  }

  /// The position after a card was drawn.
  ///
  /// - DRAW-1: The top card of the player's own deck is taken in hand.
  Position drawn(Position position, Card card, Chronicle chronicle) {
    chronicle.tell(() ->
        Event.of(List.of(DRAW_TOP_CARD, HAND_IS_HIDDEN), "drew %s: %s", position.mover(), card));
    Side side = position.acting();
    return switch (position.stage()) {
      case Stage.DrawingFirst _ ->
          after(position, new Stage.DrawingSecond(card), card, side.hand(), chronicle);
      case Stage.DrawingSecond second ->
          afterSecond(position, new Stage.Keeping(second.first(), card), card, chronicle);
      case Stage.Drawing _ ->
          hq.isDecidedNext(position)
              ? after(position, new Stage.Considering(card), card, side.hand(), chronicle)
              : after(position, Stage.ACTING, card, side.hand().plus(card), chronicle);
      default -> throw new IllegalStateException("no card is drawn in " + position);
    };
  }

  private Position afterSecond(
      Position position, Stage.Keeping keeping, Card card, Chronicle chronicle) {
    Side side = position.acting();
    return shufflesRejectIn
        ? position
            .with(keeping)
            .withActing(side.withCards(side.hand(), side.deck().minus(card), side.discard()))
        : after(position, keeping, card, side.hand(), chronicle);
  }

  private static Position after(
      Position position, Stage stage, Card card, Pile<Card> hand, Chronicle chronicle) {
    return position.next(
        stage,
        position.ap(),
        taken(position.acting(), card, hand, position.mover(), chronicle),
        position.waiting(),
        position.guest());
  }
}
