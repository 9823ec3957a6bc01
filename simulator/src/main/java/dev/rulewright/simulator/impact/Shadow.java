package dev.rulewright.simulator.impact;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import java.util.LinkedHashSet;
import java.util.Set;

/// Follows a game that is played under the default answer with a position of its own under another
/// answer, and tells in which positions the two differ.
///
/// Its position is needed because the other answer may remember what the default forgets. As long
/// as the same things lie on both tables, it plays along. Where the played move leads to something
/// else or is illegal under the other answer, it goes on from the position of the default.
///
/// @param <P> positions
/// @param <M> moves
final class Shadow<P, M> {

  private final Game<P, M> game;
  private final Game<P, M> other;
  private P own;

  /// A shadow of a game that begins.
  ///
  /// @param game the game as it is played
  /// @param other the game under the other answer
  Shadow(Game<P, M> game, Game<P, M> other) {
    this.game = game;
    this.other = other;
    this.own = other.opening();
  }

  /// Plays along, and tells whether the answers differ in the position before the move.
  ///
  /// @param asked the position before the move
  /// @param move the move that is played
  /// @param after the position that it leads to under the default answer
  boolean follow(Asked<P, M> asked, M move, P after) {
    if (!sameTable(asked.position(), own)) {
      own = after;
      return true;
    }
    boolean differs = differs(asked);
    own = differs && !isPossible(move) ? after : other.play(own, move);
    if (!sameTable(after, own)) {
      own = after;
    }
    return differs;
  }

  /// Whether the answers list different moves, bring different chances, or let a move lead to a
  /// different position; moves that only one answer lists are left to the judgement of the other,
  /// because it may list a split of damage in another form.
  private boolean differs(Asked<P, M> asked) {
    Turn<M> turn = asked.turn();
    Turn<M> otherTurn = other.turn(own);
    return switch (turn) {
      case Turn.Decision<M>(var player, Moves<M> moves) ->
          !(otherTurn instanceof Turn.Decision<M>(var otherPlayer, Moves<M> otherMoves))
              || !player.equals(otherPlayer)
              || movesDiffer(asked, moves, otherMoves);
      case Turn.Chance<M>(int source, Outcomes<M> each) ->
          !(otherTurn instanceof Turn.Chance<M>(int otherSource, Outcomes<M> otherEach))
              || source != otherSource
              || chancesDiffer(asked, each, otherEach);
      case Turn.Over<M>(Result result) ->
          !(otherTurn instanceof Turn.Over<M>(Result otherResult))
              || !result.winners().equals(otherResult.winners());
    };
  }

  private boolean isPossible(M move) {
    return switch (other.turn(own)) {
      case Turn.Decision<M> _ -> other.judge(own, move) instanceof Ruling.Allowed;
      case Turn.Chance<M> chance -> chance.outcomes().stream().anyMatch(move::equals);
      case Turn.Over<M> _ -> false;
    };
  }

  private boolean movesDiffer(Asked<P, M> asked, Moves<M> moves, Moves<M> otherMoves) {
    long size = moves.size();
    boolean sameList = size == otherMoves.size();
    for (long i = 0; i < size && sameList; i++) {
      M move = asked.move(i);
      sameList = move.equals(otherMoves.get(i));
      if (sameList && !sameTable(asked.after(i), other.play(own, move))) {
        return true;
      }
    }
    return !sameList && setsDiffer(asked, moves, otherMoves);
  }

  private boolean setsDiffer(Asked<P, M> asked, Moves<M> moves, Moves<M> otherMoves) {
    Set<M> onlyOther = new LinkedHashSet<>(otherMoves.stream().toList());
    for (long i = 0, size = moves.size(); i < size; i++) {
      M move = asked.move(i);
      boolean legal = onlyOther.remove(move) || other.judge(own, move) instanceof Ruling.Allowed;
      if (!legal || !sameTable(asked.after(i), other.play(own, move))) {
        return true;
      }
    }
    return onlyOther.stream()
        .anyMatch(move ->
            game.judge(asked.position(), move) instanceof Ruling.Refused
                || !sameTable(game.play(asked.position(), move), other.play(own, move)));
  }

  private boolean chancesDiffer(Asked<P, M> asked, Outcomes<M> each, Outcomes<M> otherEach) {
    if (each.size() != otherEach.size() || each.totalWeight() != otherEach.totalWeight()) {
      return true;
    }
    for (long i = 0, size = each.size(); i < size; i++) {
      M outcome = asked.move(i);
      if (!outcome.equals(otherEach.get(i))
          || each.weight(i) != otherEach.weight(i)
          || !sameTable(asked.after(i), other.play(own, outcome))) {
        return true;
      }
    }
    return false;
  }

  private boolean sameTable(P position, P otherPosition) {
    return position.equals(otherPosition)
        || game.table(position).equals(other.table(otherPosition));
  }
}
