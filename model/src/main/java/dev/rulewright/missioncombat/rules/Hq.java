package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.HQ_DRAW_ONE_MORE;
import static dev.rulewright.missioncombat.MissionClause.HQ_KEEP_ONE;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.rules.table.Control;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Area *HQ*: one card more is drawn, and one of the two is kept.
final class Hq extends Asking {

  private final Control control;
  private final Reshuffle reshuffle;
  private final boolean afterFirstCard = says("hq.option-timing=after-first-card");
  private final boolean alwaysTwo = says("hq.option-timing=always-two");
  private final boolean shufflesRejectIn = says("hq.reject-in-reshuffle=shuffled-in");
  private final DrawWithOneCard drawWithOneCard =
      answer("hq.draw-with-one-card", DrawWithOneCard.values());

  Hq(Control control, Reshuffle reshuffle, Reading reading) {
    super(reading);
    this.control = control;
    this.reshuffle = reshuffle;
  }

  // ---- Whether ----

  /// The clause that forbids announcing a draw with the HQ, or null if none does.
  ///
  /// - HQ-1: Who controls the HQ may draw one card more whenever drawing.
  @Nullable MissionClause whyNotAnnounced(Position position) {
    if (!controlled(position)) {
      return CONTROLLER_USES_EFFECT;
    }
    return !afterFirstCard && usable(position.acting()) ? null : HQ_DRAW_ONE_MORE;
  }

  private boolean controlled(Position position) {
    return control.usable(AreaEffect.DRAW_ONE_MORE_KEEP_ONE, position.mover(), position) != 0;
  }

  private boolean usable(Side side) {
    return switch (drawWithOneCard) {
      case RESHUFFLE_IN_BETWEEN -> reshuffle.drawable(side) >= 2;
      case ONE_CARD -> reshuffle.inDeck(side) >= 1;
      case NOT_USABLE -> reshuffle.inDeck(side) >= 2;
    };
  }

  /// Whether there is no drawing without the HQ.
  boolean isCompulsory(Position position) {
    return alwaysTwo && whyNotAnnounced(position) == null;
  }

  /// Why there is no drawing without the HQ.
  static String whyCompulsory(Position position) {
    return "the %s control the HQ and always draw two cards".formatted(position.mover());
  }

  /// Why a draw with the HQ cannot be announced by who controls it.
  String reason(Position position) {
    if (afterFirstCard) {
      return "whether to draw a second card is decided after the first";
    }
    return switch (drawWithOneCard) {
      case RESHUFFLE_IN_BETWEEN -> reshuffle.tooFew(position);
      case ONE_CARD, NOT_USABLE ->
          "the deck of the %s holds %d cards"
              .formatted(position.mover(), reshuffle.inDeck(position.acting()));
    };
  }

  /// Whether a side that draws with the HQ gets a second card.
  ///
  /// @param side with the deck from which it draws
  boolean hasSecondCard(Side side) {
    return switch (drawWithOneCard) {
      case RESHUFFLE_IN_BETWEEN -> side.deck().size() + side.discard().size() >= 2;
      case ONE_CARD, NOT_USABLE -> side.deck().size() >= 2;
    };
  }

  /// Whether the player who draws a card decides next whether to draw a second one.
  ///
  /// @param drawing the position before the card is drawn
  boolean isDecidedNext(Position drawing) {
    return afterFirstCard && controlled(drawing) && hasSecondCard(drawing.acting());
  }

  // ---- After the first card ----

  /// The choices after the first card: to keep it, or to draw a second one.
  static Moves<Move> choices(Stage.Considering considering) {
    return Outcomes.of(List.of(new Move.Keep(considering.first()), new Move.DrawWithHq()));
  }

  /// Why a move is illegal after the first card, or null if it is legal.
  static @Nullable Refused refusal(Stage.Considering considering, Move move) {
    return switch (move) {
      case Move.DrawWithHq _ -> null;
      case Move.Keep(Card card) when card.equals(considering.first()) -> null;
      case Move.Keep(Card card) ->
          Refused.of(
              HQ_KEEP_ONE, "%s is not the card that was drawn, %s", card, considering.first());
      case Move.Action _, Move.EndOfTurn _, Move.NoAction _ ->
          Refused.of(
              HQ_DRAW_ONE_MORE, "%s is kept, or a second card drawn, first", considering.first());
    };
  }

  /// The position after the player has kept the first card, or set out to draw a second one.
  static Position decided(
      Position position, Stage.Considering considering, Move move, Chronicle chronicle) {
    Card first = considering.first();
    if (!(move instanceof Move.Keep)) {
      tellOneMore(chronicle);
      return position.with(new Stage.DrawingSecond(first));
    }
    chronicle.tell(() -> Event.of(List.of(HQ_DRAW_ONE_MORE), "kept %s", first));
    Side side = position.acting();
    return position
        .with(Stage.ACTING)
        .withActing(side.withCards(side.hand().plus(first), side.deck(), side.discard()));
  }

  /// Tells that the HQ allows one card more.
  static void tellOneMore(Chronicle chronicle) {
    chronicle.tell(
        () -> Event.of(List.of(HQ_DRAW_ONE_MORE, CONTROLLER_USES_EFFECT), "free: one card more"));
  }

  // ---- After both cards ----

  /// The choices of which card to keep; one if both are the same.
  static Moves<Move> choices(Stage.Keeping keeping) {
    Card first = keeping.first();
    Card second = keeping.second();
    return Outcomes.of(
        first.equals(second)
            ? List.of(new Move.Keep(first))
            : List.of(new Move.Keep(first), new Move.Keep(second)));
  }

  /// Why a move is illegal after both cards, or null if it is legal.
  static @Nullable Refused refusal(Stage.Keeping keeping, Move move) {
    if (!(move instanceof Move.Keep(Card card))) {
      return new Refused(HQ_KEEP_ONE, "one of the two drawn cards must be kept first");
    }
    return card.equals(keeping.first()) || card.equals(keeping.second())
        ? null
        : Refused.of(
            HQ_KEEP_ONE,
            "%s is not one of the two drawn cards, %s and %s",
            card,
            keeping.first(),
            keeping.second());
  }

  /// The position after one of two cards was kept.
  ///
  /// - HQ-2: Of the two cards one is kept and the other goes to the discard pile.
  Position kept(Position position, Stage.Keeping keeping, Card card, Chronicle chronicle) {
    Card rejected = card.equals(keeping.first()) ? keeping.second() : keeping.first();
    if (chronicle.listening()) {
      chronicle.tell(Event.of(List.of(HQ_KEEP_ONE), "kept %s", card));
      chronicle.tell(Event.of(List.of(HQ_KEEP_ONE), "rejected %s", rejected));
    }
    Side side = position.acting();
    Side kept = side.withCards(side.hand().plus(card), side.deck(), side.discard().plus(rejected));
    Side renewed = shufflesRejectIn ? Reshuffle.ifEmpty(kept, position.mover(), chronicle) : kept;
    return position.next(
        Stage.ACTING, position.ap(), renewed, position.waiting(), position.guest());
  }

  /// The answers to `hq.draw-with-one-card`.
  private enum DrawWithOneCard {
    RESHUFFLE_IN_BETWEEN,
    ONE_CARD,
    NOT_USABLE
  }
}
