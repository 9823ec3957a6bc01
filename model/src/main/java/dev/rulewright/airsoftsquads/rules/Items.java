package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.SUPPORT_2;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.Stage.Task;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Which ITEMs are dropped in the SUPPORT PHASE.
///
/// @param hits what happens to who cannot do without one
record Items(Hits hits) {

  static boolean hasItem(List<Operator> operators) {
    for (int i = 0; i < operators.size(); i++) {
      if (operators.get(i).hasItem()) {
        return true;
      }
    }
    return false;
  }

  static @Nullable AirsoftClause whyNotDrop(Side side, Move move) {
    boolean drops =
        switch (move) {
          case Move.Word word -> word == Move.Word.DONE;
          case Move.DropItem(int at) -> at >= 1 && at <= side.positions() && side.at(at).hasItem();
          case Move.DropSavedItem(var card) -> side.inSavezone(card).hasItem();
          case Move _ -> false;
        };
    return drops ? null : SUPPORT_2;
  }

  /// The position after an ITEM on the field was dropped.
  ///
  /// - SUPPORT-2: A player may drop own attached ITEM cards onto the ITEMDISCARDZONE.
  Position dropped(Position position, Seat player, int at, Chronicle chronicle) {
    Side side = position.side(player);
    Operator without = side.at(at).with((Card) null);
    Position after =
        position.with(player, discarding(side.at(at), side, player, chronicle).with(at, without));
    var then = Stage.Supporting.of(Task.ITEMS, player);
    return hits.isOverwhelmed(without)
        ? hits.hitByOwnFault(after, player, at, then, chronicle)
        : after.with(then);
  }

  /// The position after an ITEM in the SAVEZONE was dropped.
  Position dropped(Position position, Seat player, OperatorCard who, Chronicle chronicle) {
    Side side = position.side(player);
    Operator saved = side.inSavezone(who);
    Side after = discarding(saved, side, player, chronicle);
    return position.with(
        player,
        after.withSavezone(each -> each.equals(saved) ? each.with((Card) null) : each),
        Stage.Supporting.of(Task.ITEMS, player));
  }

  private static Side discarding(Operator operator, Side side, Seat player, Chronicle chronicle) {
    Card item = operator.attached();
    if (item == null) {
      throw new IllegalStateException("nothing is attached to " + operator);
    }
    chronicle.tell(
        () -> Event.of("dropped %s %s: %s".formatted(player, item, operator.name()), SUPPORT_2));
    return side.discarding(item);
  }
}
