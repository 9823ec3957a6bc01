package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import java.util.random.RandomGenerator;

/// Tries every move and chooses the one after which the position looks best; among equals, each
/// with the same probability. It looks one move ahead, further only while the position is not
/// [settled][Evaluation#settled].
///
/// **A list longer than the width is looked at in even steps**, because an attack can be split in
/// thousands of ways that hardly differ, and neighbours in a list differ least. The same position
/// is always looked at in the same way.
///
/// @param evaluation what looks best means
/// @param width the most moves to try in one position, at least 1
/// @param depth the most moves to look ahead while nothing is settled, at least 1
public record GreedyAgent<P, M>(Evaluation<P> evaluation, int width, int depth)
    implements Agent<P, M> {

  static final int WIDTH = 512;
  static final int DEPTH = 3;

  /// @throws IllegalArgumentException if width or depth is less than 1
  public GreedyAgent {
    if (width < 1 || depth < 1) {
      throw new IllegalArgumentException("width " + width + " and depth " + depth + " from 1");
    }
  }

  /// An agent that tries 512 moves and looks 3 moves ahead while nothing is settled.
  public static <P, M> GreedyAgent<P, M> by(Evaluation<P> evaluation) {
    return new GreedyAgent<>(evaluation, WIDTH, DEPTH);
  }

  /// The same by the weights with which it was found to play well, if the game has any.
  public static <P, M> GreedyAgent<P, M> tuned(Evaluation<P> evaluation) {
    return by(
        evaluation instanceof WeighedEvaluation<P> weighed
            ? weighed.with(weighed.tuned())
            : evaluation);
  }

  @Override
  public M choose(View<P, M> view, RandomGenerator random) {
    Moves<M> moves = view.moves();
    long tried = tried(moves);
    double best = Double.NEGATIVE_INFINITY;
    long choice = 0;
    int equals = 0;
    for (long i = 0; i < tried; i++) {
      long index = index(i, tried, moves);
      double value = valueAfter(view.game(), view.seen(), moves.get(index), view.player(), depth);
      if (value > best) {
        best = value;
        choice = index;
        equals = 1;
      } else if (value == best && random.nextInt(++equals) == 0) {
        choice = index;
      }
    }
    return moves.get(choice);
  }

  private long tried(Moves<M> moves) {
    return Math.min(moves.size(), width);
  }

  /// The first and the last move are always among those tried.
  private static long index(long i, long tried, Moves<?> moves) {
    return tried == moves.size() || tried == 1 ? i : i * (moves.size() - 1) / (tried - 1);
  }

  private double valueAfter(Game<P, M> game, P seen, M move, Player player, int movesLeft) {
    P after = game.play(seen, move);
    return movesLeft > 1 && !evaluation.settled(after)
        ? bestValue(game, after, player, movesLeft - 1)
        : evaluation.value(after, player);
  }

  private double bestValue(Game<P, M> game, P seen, Player player, int movesLeft) {
    if (game.turn(seen) instanceof Turn.Decision<M>(Player mover, Moves<M> moves)
        && mover.equals(player)) {
      long tried = tried(moves);
      double best = Double.NEGATIVE_INFINITY;
      for (long i = 0; i < tried; i++) {
        M move = moves.get(index(i, tried, moves));
        best = Math.max(best, valueAfter(game, seen, move, player, movesLeft));
      }
      return best;
    }
    return evaluation.value(seen, player);
  }
}
