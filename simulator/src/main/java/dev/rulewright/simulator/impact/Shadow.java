package dev.rulewright.simulator.impact;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.TwoReadings;
import java.util.Optional;

/// Follows a game that is played under the default answer with a position of its own under another
/// answer, and tells in which positions the two differ.
///
/// Its position is needed because the other answer may remember what the default forgets. As long
/// as the same things lie on both tables, it plays along. Where the played move leads to something
/// else or is illegal under the other answer, it goes on from the position of the default.
final class Shadow<P, M> {

  private final TwoReadings<P, M> readings;
  private final Game<P, M> other;
  private P own;

  /// A shadow of a game that begins.
  ///
  /// @param readings the game as it is played, and the game under the other answer
  Shadow(TwoReadings<P, M> readings) {
    this.readings = readings;
    this.other = readings.b();
    this.own = other.opening();
  }

  /// Plays along, and tells whether the answers differ in the position before the move.
  ///
  /// @param after the position that it leads to under the default answer
  boolean follow(P before, M move, P after) {
    if (!sameTable(before, own)) {
      own = after;
      return true;
    }
    boolean differs = differs(new Pair<>(before, own));
    own = ownMove(move).map(each -> other.play(own, each)).orElse(after);
    if (!sameTable(after, own)) {
      own = after;
    }
    return differs;
  }

  /// The move in the words of the other answer, unless it is illegal there.
  private Optional<M> ownMove(M move) {
    return switch (other.turn(own)) {
      case Turn.Decision<M>(_, Moves<M> moves) ->
          moves.stream()
              .filter(move::equals)
              .findFirst()
              .or(() ->
                  other.judge(own, move) instanceof Ruling.Allowed
                      ? Optional.of(move)
                      : alike(move, moves));
      case Turn.Chance<M>(_, Outcomes<M> each) -> each.stream().filter(move::equals).findFirst();
      case Turn.Over<M> _ -> Optional.empty();
    };
  }

  private Optional<M> alike(M move, Moves<M> moves) {
    M bare = readings.onTable(move);
    return moves.stream().filter(each -> readings.onTable(each).equals(bare)).findFirst();
  }

  /// Whether the answers list different moves, bring different chances, let a move lead to a
  /// different position, or show the players something else; moves that only one answer lists are
  /// left to the judgement of the other, because it may list a split of damage in another form.
  private boolean differs(Pair<P> pair) {
    return readings.part(pair)
        || readings
            .sharedMoves(pair)
            .filter(shared -> shared.stream().allMatch(move -> leadsToTheSame(pair, move)))
            .isEmpty();
  }

  private boolean leadsToTheSame(Pair<P> pair, Pair<M> move) {
    return sameTable(readings.a().play(pair.a(), move.a()), other.play(pair.b(), move.b()));
  }

  private boolean sameTable(P position, P otherPosition) {
    return position.equals(otherPosition)
        || readings.a().table(position).equals(other.table(otherPosition));
  }
}
