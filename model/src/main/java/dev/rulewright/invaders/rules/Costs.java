package dev.rulewright.invaders.rules;

import static dev.rulewright.invaders.InvadersClause.COST_1;
import static dev.rulewright.invaders.InvadersClause.COST_2;
import static dev.rulewright.invaders.InvadersClause.COST_3;
import static dev.rulewright.invaders.InvadersClause.COST_4;
import static dev.rulewright.invaders.InvadersClause.PLAY_2;
import static dev.rulewright.invaders.InvadersClause.PLAY_3;
import static dev.rulewright.invaders.InvadersClause.TURN_2;

import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Side;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.cards.Pile;
import org.jspecify.annotations.Nullable;

/// Chapter *Paying for cards*: other hand cards are discarded, then cards of the own deck turned.
final class Costs extends Chapter {

  private final Entering entering;
  private final boolean paysWhatIsThere = says("cost.unpayable=as-many-as-there-are");
  private final boolean needsFullDrain = says("cost.drain-short=not-playable");
  private final boolean payerChooses = says("cost.choice=payer");
  private final boolean anyOrder = says("cost.order=any");
  private final boolean shortDrainLoses = says("cost.drain-short=playable-and-loses");

  Costs(Table table, Entering entering) {
    super(table);
    this.entering = entering;
  }

  /// Why the player on the move cannot pay for a card in hand, or null if that is possible. Nothing
  /// is lost by asking: what cannot be paid in full is not begun.
  ///
  /// - COST-2: They are discarded if they are available.
  /// - PLAY-2: Who cannot pay all costs of a card does not play it.
  @Nullable InvadersClause whyNot(Position position, Card card) {
    boolean toDiscard =
        position.acting().hand().size() - 1 >= card.discard() || paysWhatIsThere; // V01
    boolean toDrain =
        position.acting().deck().size() >= table.drain(card) || !needsFullDrain; // V05
    return toDiscard && toDrain ? null : PLAY_2;
  }

  /// The position after a card was announced.
  ///
  /// - PLAY-3: Costs are paid only when the card comes into play.
  Position announced(Position position, Move.Play play, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("announced " + play.card(), TURN_2, PLAY_3, COST_1));
    Side side = position.acting().without(play.card());
    int cards = toDiscard(side, play);
    if (cards == 0) {
      return afterDiscard(position, side, play, false, chronicle);
    }
    return position.acting(
        payerChooses // V03
            ? new Stage.Paying(play, false)
            : new Stage.Discarding(play, cards),
        side);
  }

  /// How many cards are discarded for a card that is no more in hand.
  ///
  /// - COST-1: A card costs a number of other hand cards, which are discarded; zero means none.
  private static int toDiscard(Side side, Move.Play play) {
    return Math.min(play.card().discard(), side.hand().size());
  }

  /// The ways to pay.
  ///
  /// - COST-3: The player chooses which cards to keep.
  Handfuls list(Position position, Stage.Paying stage) {
    return new Handfuls(
        position.acting().hand(), toDiscard(position.acting(), stage.play()), mayDrainFirst(stage));
  }

  private boolean mayDrainFirst(Stage.Paying stage) {
    return anyOrder // V04
        && !stage.drained()
        && table.drain(stage.play().card()) > 0;
  }

  /// Why a cost cannot be paid like that, or null if it can.
  @Nullable InvadersClause whyNotPaid(Position position, Stage.Paying stage, Move move) {
    return switch (move) {
      case Move.Pay(Pile<Card> cards) ->
          cards.kind(0).owner() == position.mover()
                  && cards.size() == toDiscard(position.acting(), stage.play())
                  && position.acting().hand().containsAll(cards)
              ? null
              : COST_1;
      case Move.DrainFirst _ -> mayDrainFirst(stage) ? null : COST_4;
      default -> COST_1;
    };
  }

  /// The position after hand cards were discarded.
  Position paid(Position position, Stage.Paying stage, Pile<Card> cards, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("paid " + cards, COST_1, COST_2, COST_3));
    return afterDiscard(
        position, position.acting().discarding(cards), stage.play(), stage.drained(), chronicle);
  }

  /// The position after chance has discarded a hand card.
  Position discarded(Position position, Stage.Discarding stage, Card card, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("paid " + card, COST_1, COST_2));
    Side side = position.acting().without(card).discarded(card);
    return stage.left() > 1
        ? position.acting(new Stage.Discarding(stage.play(), stage.left() - 1), side)
        : afterDiscard(position, side, stage.play(), false, chronicle);
  }

  /// The position after the player has decided to pay the drain cost first.
  Position drainingFirst(Position position, Stage.Paying stage, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("drains-first " + stage.play().card(), COST_4));
    return turning(
        position,
        position.acting(),
        stage.play(),
        table.drain(stage.play().card()),
        false,
        chronicle);
  }

  /// @param side what the player on the move then has
  private Position afterDiscard(
      Position position, Side side, Move.Play play, boolean drained, Chronicle chronicle) {
    int cards = drained ? 0 : table.drain(play.card());
    return cards == 0
        ? entering.entered(position, side, play, chronicle)
        : turning(position, side, play, cards, true, chronicle);
  }

  /// The position in which cards of the own deck are turned.
  private Position turning(
      Position position,
      Side side,
      Move.Play play,
      int left,
      boolean discarded,
      Chronicle chronicle) {
    if (left > 0 && !side.deck().isEmpty()) {
      return position.acting(new Stage.Turning(play, left, discarded), side);
    }
    if (left > 0 && shortDrainLoses) { // V05
      return Turns.over(
          position.acting(Stage.MAIN, side),
          position.mover().other(),
          Stage.Over.CANNOT_PAY,
          chronicle);
    }
    return discarded
        ? entering.entered(position, side, play, chronicle)
        : position.acting(new Stage.Paying(play, true), side);
  }

  /// The position after a card of the own deck was turned.
  ///
  /// - COST-4: A drain cost is a number of cards turned from the own deck onto the own discard
  ///   pile; it is paid besides the other cost.
  Position turned(Position position, Stage.Turning stage, Card card, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("drained %s: %s".formatted(position.mover(), card), COST_4));
    return turning(
        position,
        position.acting().drained(card),
        stage.play(),
        stage.left() - 1,
        stage.discarded(),
        chronicle);
  }
}
