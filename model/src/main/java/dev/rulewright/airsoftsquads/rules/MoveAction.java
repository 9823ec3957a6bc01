package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.COMBAT_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.MOVE_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.MOVE_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.MOVE_3;
import static dev.rulewright.airsoftsquads.AirsoftClause.MOVE_4;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The ACTION Move, towards the OBJECTIVE.
record MoveAction(Terms terms, Hits hits, Ending ending) {

  /// Which clause forbids that a player moves.
  @Nullable AirsoftClause whyNot(Position position, Seat player) {
    return position.side(player).moves() < terms.numbers().movesPerTurn() ? null : MOVE_1;
  }

  /// The position after a Move.
  ///
  /// - MOVE-1: Move: twice per TURN and player, at the price of 1 EP and 3 DP of the mover for the
  ///   TURN.
  Position played(Position position, Seat player, int at, Chronicle chronicle) {
    Side side = position.side(player);
    Operator mover = side.at(at).moved();
    chronicle.tell(() -> Event.of("moves %s %d: %s".formatted(player, at, mover.name()), MOVE_1));
    var acted = new Stage.Acted(player, at);
    return hits.isOverwhelmed(mover)
        ? hits.hitByOwnFault(
            position.with(player, side.moving(at, mover)), player, at, acted, chronicle)
        : advanced(position, acted, mover, chronicle);
  }

  /// - MOVE-2: A Move adds the mover's MP to its OBJECTIVECOUNTER.
  /// - MOVE-3: When the counter is not below the value of the OBJECTIVE, that is REACHED.
  /// - MOVE-4: A Move after that makes the OBJECTIVE CAPTURED.
  /// - END-1: Who has CAPTURED an OBJECTIVE wins at once.
  private Position advanced(
      Position position, Stage.Acted acted, Operator mover, Chronicle chronicle) {
    Side side = position.side(acted.player());
    int value = terms.numbers().objectiveValue();
    if (mover.objective() >= value) {
      chronicle.tell(
          () -> Event.of("captured %s %d".formatted(acted.player(), acted.position()), MOVE_4));
      return ending.over(
          position.with(acted.player(), side.moving(acted.position(), mover)),
          List.of(acted.player()),
          Stage.Over.CAPTURED,
          chronicle);
    }
    int counter = mover.objective() + mover.printed().mp();
    boolean reached = counter >= value;
    if (chronicle.listening()) {
      String text = "%d: %d of %d".formatted(acted.position(), counter, value);
      chronicle.tell(
          reached
              ? Event.of("reached %s %s".formatted(acted.player(), text), MOVE_3, MOVE_2)
              : Event.of("advanced %s %s".formatted(acted.player(), text), MOVE_2));
      chronicle.tell(
          Event.of(
              "exhausted %s %d: %s".formatted(acted.player(), acted.position(), mover.name()),
              COMBAT_2));
    }
    Position advanced =
        position.with(
            acted.player(), side.moving(acted.position(), mover.advancedTo(counter)), acted);
    return reached
        ? hits.performance().earned(advanced, acted.player(), acted, chronicle)
        : advanced;
  }
}
