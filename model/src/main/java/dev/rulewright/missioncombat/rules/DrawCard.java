package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.DRAW_TOP_CARD;
import static dev.rulewright.missioncombat.MissionClause.HAND_IS_HIDDEN;
import static dev.rulewright.missioncombat.MissionClause.HQ_DRAW_ONE_MORE;
import static dev.rulewright.missioncombat.MissionClause.HQ_KEEP_ONE;
import static dev.rulewright.missioncombat.MissionClause.RESHUFFLE;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.reading.Deck.DrawWhenEmpty;
import dev.rulewright.missioncombat.reading.Deck.ReshuffleTrigger;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Action: draw a card*, with the HQ.
record DrawCard(Control control, Reading reading) {

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
    return because == null ? null : new Refused(because, reason(because, position));
  }

  /// The clause that forbids drawing, or null if none does.
  private @Nullable MissionClause whyNot(Position position, boolean withHq) {
    if (position.ap() < 1) {
      return ACTION_COSTS_ONE_AP;
    }
    int cards = drawable(position.acting());
    if (!withHq) {
      return cards >= 1 || reading.deck().drawWhenEmpty() == DrawWhenEmpty.LEGAL
          ? null
          : DRAW_TOP_CARD;
    }
    if (control.usable(AreaEffect.DRAW_ONE_MORE_KEEP_ONE, position.mover(), position) == 0) {
      return CONTROLLER_USES_EFFECT;
    }
    return cards >= 2 ? null : HQ_DRAW_ONE_MORE;
  }

  private String reason(MissionClause because, Position position) {
    return switch (because) {
      case ACTION_COSTS_ONE_AP -> "drawing costs 1 AP, and none is left";
      case CONTROLLER_USES_EFFECT -> "the %s do not control the HQ".formatted(position.mover());
      default ->
          "deck and discard pile of the %s hold %d cards together"
              .formatted(position.mover(), drawable(position.acting()));
    };
  }

  /// The cards that can be drawn one after another.
  private int drawable(Side side) {
    return side.deck().isEmpty() && !renewsLate() ? 0 : side.deck().size() + side.discard().size();
  }

  /// Whether a deck that ran out while the discard pile was empty is renewed by a later draw.
  private boolean renewsLate() {
    return reading.deck().reshuffleTrigger() != ReshuffleTrigger.ONE_TIME_EVENT;
  }

  /// The position in which chance decides what the player draws.
  Position play(Position position, boolean withHq, Chronicle chronicle) {
    int ap = PlayerTurn.afterPaying(position, chronicle);
    if (withHq && chronicle.listening()) {
      chronicle.tell(
          new Happening.Free("one card more", List.of(HQ_DRAW_ONE_MORE, CONTROLLER_USES_EFFECT)));
    }
    Side side =
        renewsLate()
            ? reshuffledIfEmpty(position.acting(), position.mover(), chronicle)
            : position.acting();
    Stage stage =
        side.deck().isEmpty() ? Stage.ACTING : withHq ? Stage.DRAWING_FIRST : Stage.DRAWING;
    return position.next(stage, ap, side, position.waiting(), null);
  }

  /// A side after a card was taken from its deck.
  ///
  /// @param hand what the side then holds in hand
  static Side taken(Side side, Card card, Pile hand, Faction faction, Chronicle chronicle) {
    Side less = side.withCards(hand, side.deck().minus(card), side.discard());
    // DRAW-2: with the last card gone, the discard pile becomes the deck at once.
    return reshuffledIfEmpty(less, faction, chronicle);
  }

  private static Side reshuffledIfEmpty(Side side, Faction faction, Chronicle chronicle) {
    if (!side.deck().isEmpty() || side.discard().isEmpty()) {
      return side;
    }
    if (chronicle.listening()) {
      chronicle.tell(new Happening.Reshuffled(faction, side.discard().size(), List.of(RESHUFFLE)));
    }
    return side.withCards(side.hand(), side.discard(), side.discard().emptied());
  }

  /// The position after a card was drawn.
  Position drawn(Position position, Card card, Chronicle chronicle) {
    if (chronicle.listening()) {
      chronicle.tell(
          new Happening.Drew(position.mover(), card, List.of(DRAW_TOP_CARD, HAND_IS_HIDDEN)));
    }
    Side side = position.acting();
    return switch (position.stage()) {
      case Stage.DrawingFirst _ ->
          after(position, new Stage.DrawingSecond(card), card, side.hand(), chronicle);
      case Stage.DrawingSecond second ->
          after(position, new Stage.Keeping(second.first(), card), card, side.hand(), chronicle);
      default -> after(position, Stage.ACTING, card, side.hand().plus(card), chronicle);
    };
  }

  private static Position after(
      Position position, Stage stage, Card card, Pile hand, Chronicle chronicle) {
    return position.next(
        stage,
        position.ap(),
        taken(position.acting(), card, hand, position.mover(), chronicle),
        position.waiting(),
        null);
  }

  /// The choices of which card to keep; one if both are the same.
  static Moves<Move> choices(Stage.Keeping keeping) {
    Card first = keeping.first();
    Card second = keeping.second();
    return new FewMoves(
        first.equals(second)
            ? List.of(new Move.Keep(first))
            : List.of(new Move.Keep(first), new Move.Keep(second)));
  }

  static @Nullable Refused refusal(Stage.Keeping keeping, Move.Keep move) {
    return move.card().equals(keeping.first()) || move.card().equals(keeping.second())
        ? null
        : new Refused(
            HQ_KEEP_ONE,
            "%s is not one of the two drawn cards, %s and %s"
                .formatted(move.card(), keeping.first(), keeping.second()));
  }

  /// The position after one of two cards was kept.
  Position kept(Position position, Stage.Keeping keeping, Card card, Chronicle chronicle) {
    Card rejected = card.equals(keeping.first()) ? keeping.second() : keeping.first();
    if (chronicle.listening()) {
      chronicle.tell(new Happening.Kept(card, List.of(HQ_KEEP_ONE)));
      chronicle.tell(new Happening.Rejected(rejected, List.of(HQ_KEEP_ONE)));
    }
    Side side = position.acting();
    Side kept = side.withCards(side.hand().plus(card), side.deck(), side.discard().plus(rejected));
    return position.next(Stage.ACTING, position.ap(), kept, position.waiting(), null);
  }
}
