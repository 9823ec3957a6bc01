package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.CARD_3;
import static dev.rulewright.airsoftsquads.AirsoftClause.PERFORM_1;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import org.jspecify.annotations.Nullable;

/// What a player earns by a PERFORMANCE.
record Performance(Draw draw) {

  /// The position in which a player has earned a PERFORMANCE, unless there is nothing to draw.
  ///
  /// - PERFORM-1: PERFORMANCE: when an enemy goes HIT or an OBJECTIVE is REACHED, the player draws
  ///   a card, or an ITEM that is attached at once.
  ///
  /// @param then what goes on afterwards
  Position earned(Position position, Seat player, Stage then, Chronicle chronicle) {
    boolean something = draw.canDraw(position.side(player)) || canDrawItem(position.side(player));
    chronicle.tell(() ->
        Event.of(
            "performance %s%s".formatted(player, something ? "" : ": nothing to draw"), PERFORM_1));
    return position.with(something ? new Stage.Performing(player, then) : then);
  }

  /// The position in which a player chooses what to draw, as for a PERFORMANCE; if there is only
  /// one kind, or none, as from the DECK.
  Position chosen(Position position, Seat player, Stage then, Chronicle chronicle) {
    return canDrawItem(position.side(player))
        ? position.with(new Stage.Performing(player, then))
        : draw.card(position, player, then, chronicle);
  }

  private static boolean canDrawItem(Side side) {
    for (int at = 1; !side.items().isEmpty() && at <= side.positions(); at++) {
      if (carries(side.at(at))) {
        return true;
      }
    }
    return false;
  }

  /// Whether an operator can have an ITEM attached: one that stands without a card, or one that is
  /// EXHAUSTED and has no ITEM.
  private static boolean carries(Operator operator) {
    return operator.attached() == null
        ? operator.isStanding()
        : operator.state() == State.EXHAUSTED && !operator.hasItem();
  }

  @Nullable AirsoftClause whyNot(Position position, Stage.Performing stage, Move move) {
    Side side = position.side(stage.player());
    return switch (move) {
      case Move.Word word when word == Move.Word.DRAW_CARD -> draw.canDraw(side) ? null : PERFORM_1;
      case Move.Word word when word == Move.Word.DRAW_ITEM -> canDrawItem(side) ? null : PERFORM_1;
      case Move _ -> PERFORM_1;
    };
  }

  @Nullable AirsoftClause whyNot(Position position, Stage.Equipping stage, Move move) {
    if (!(move instanceof Move.Equip(int at))
        || at < 1
        || at > position.side(stage.player()).positions()) {
      return PERFORM_1;
    }
    Operator operator = position.side(stage.player()).at(at);
    return carries(operator) ? null : operator.isStanding() ? CARD_3 : PERFORM_1;
  }

  Position chosen(Position position, Stage.Performing stage, Move.Word what, Chronicle chronicle) {
    chronicle.tell(
        () -> Event.of("%s %s".formatted(what, stage.player()), Draw.because(stage.then())));
    return what == Move.Word.DRAW_CARD
        ? draw.card(position, stage.player(), stage.then(), chronicle)
        : position.with(new Stage.DrawingItem(stage.player(), stage.then()));
  }

  Position drawn(Position position, Stage.DrawingItem stage, Card item, Chronicle chronicle) {
    Side side = position.side(stage.player());
    chronicle.tell(() ->
        Event.of("drew-item %s: %s".formatted(stage.player(), item), Draw.because(stage.then())));
    return position.with(
        stage.player(),
        side.withItems(side.items().minus(item), side.itemDiscards()),
        new Stage.Equipping(stage.player(), item, stage.then()));
  }

  /// - CARD-3: An OPERATOR has at most one card attached.
  Position equipped(Position position, Stage.Equipping stage, int at, Chronicle chronicle) {
    Side side = position.side(stage.player());
    Card dropped = side.at(at).attached();
    chronicle.tell(() ->
        Event.of(
            "equipped %s %d %s%s"
                .formatted(
                    stage.player(), at, stage.item(), dropped == null ? "" : ": drops " + dropped),
            PERFORM_1,
            CARD_3));
    Side equipped = side.with(at, side.at(at).with(stage.item()));
    return position.with(
        stage.player(), dropped == null ? equipped : equipped.discarding(dropped), stage.then());
  }
}
