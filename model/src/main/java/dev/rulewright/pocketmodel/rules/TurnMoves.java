package dev.rulewright.pocketmodel.rules;

import dev.rulewright.kernel.Moves;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What a player on turn may do, one kind after the other: play objectives, move, attack, strike,
/// carry, end the turn.
final class TurnMoves implements Moves<Move> {
  private final Position position;
  private final Objectives objectives;
  private final Combat combat;
  private final StrikeAnnouncing strikes;
  private final int replacing;
  private final @Nullable Choices moves;
  private final int attacking;
  private final int striking;
  private final @Nullable Choices carries;
  private final int size;

  TurnMoves(
      Position position,
      Objectives objectives,
      PlayerTurn turn,
      Combat combat,
      StrikeAnnouncing strikes) {
    this.position = position;
    this.objectives = objectives;
    this.combat = combat;
    this.strikes = strikes;
    boolean acts = PlayerTurn.mayAct(position);
    replacing = objectives.count(position);
    moves = acts ? turn.moving(position) : null;
    attacking = acts ? combat.count(position) : 0;
    striking = acts ? strikes.count(position) : 0;
    carries = acts && PlayerTurn.hasCarrier(position) ? turn.carrying(position) : null;
    int actions = some(moves) + attacking + striking + some(carries);
    size = replacing + actions + (turn.mustAct() && actions > 0 ? 0 : 1);
  }

  /// The number of choices but for that of none.
  private static int some(@Nullable Choices choices) {
    return choices == null ? 0 : choices.size() - 1;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public Move get(long index) {
    int left = Objects.checkIndex((int) index, size);
    if (left < replacing) {
      return objectives.get(position, left);
    }
    left -= replacing;
    if (moves != null && left < some(moves)) {
      return new Move.Advance(Choices.steps(position.own().units(), moves, left + 1));
    }
    left -= some(moves);
    if (left < attacking) {
      return combat.get(position, left);
    }
    left -= attacking;
    if (left < striking) {
      return strikes.get(position, left);
    }
    left -= striking;
    if (carries != null && left < some(carries)) {
      return new Move.Carry(Choices.units(position.own().reserve(), carries, left + 1));
    }
    return Move.Word.END_TURN;
  }
}
