package dev.rulewright.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/// Plays chosen at random from seeds, on whose every position a claim is checked. When the claim
/// fails, or the rules do, the error tells the seed, the moves so far and the position in notation.
///
/// @param game the game
/// @param plays number of plays, with the seeds 1, 2, 3 …
/// @param longest decisions and outcomes of chance after which a play must be over
public record RandomPlays<P, M>(Game<P, M> game, int plays, long longest) {

  /// Something said about every position.
  public interface Claim<P, M> {

    /// Throws if the claim does not hold.
    ///
    /// @param step the position and how it came about
    /// @param random for choices of the claim's own; they do not change the course of play
    void check(Step<P, M> step, RandomGenerator random);
  }

  /// A position in a play.
  ///
  /// @param turn what the position waits for
  /// @param before the moves that led here, outcomes of chance included
  public record Step<P, M>(P position, Turn<M> turn, List<M> before) {

    /// The moves or outcomes to choose from; none when play is over.
    public List<M> listed() {
      return switch (turn) {
        case Turn.Decision<M>(Player _, Moves<M> moves) -> moves.stream().toList();
        case Turn.Chance<M>(int _, Outcomes<M> outcomes) -> outcomes.stream().toList();
        case Turn.Over<M> _ -> List.of();
      };
    }
  }

  /// Checks a claim on every position of every play.
  public void check(Claim<P, M> claim) {
    for (int seed = 1; seed <= plays; seed++) {
      check(seed, claim);
    }
  }

  private void check(int seed, Claim<P, M> claim) {
    var random = new SplittableRandom(seed);
    var own = random.split();
    var moves = new ArrayList<M>();
    P position = game.opening();
    try {
      while (true) {
        Turn<M> turn = game.turn(position);
        claim.check(new Step<>(position, turn, List.copyOf(moves)), own);
        if (turn instanceof Turn.Over<M>) {
          return;
        }
        if (moves.size() >= longest) {
          throw new AssertionError("play goes on after " + longest + " moves and outcomes");
        }
        M move = random(turn, random);
        moves.add(move);
        position = game.play(position, move);
      }
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError(report(seed, moves, position, failure), failure);
    }
  }

  private static <M> M random(Turn<M> turn, RandomGenerator random) {
    return switch (turn) {
      case Turn.Decision<M>(Player _, Moves<M> moves) -> moves.get(random.nextLong(moves.size()));
      case Turn.Chance<M>(int _, Outcomes<M> outcomes) ->
          outcomes.drawn(random.nextLong(outcomes.totalWeight()));
      case Turn.Over<M> _ -> throw new IllegalStateException("play is over");
    };
  }

  private String report(int seed, List<M> moves, P position, Throwable failure) {
    String course =
        moves.stream().map(game.notation()::writeMove).collect(Collectors.joining("\n  "));
    return """
    %s

    seed %d, after these %d moves and outcomes:
      %s
    in the position:
    %s\
    """
        .formatted(failure, seed, moves.size(), course, written(position));
  }

  private String written(P position) {
    try {
      return game.notation().write(position);
    } catch (RuntimeException e) {
      return position + " (which cannot be written: " + e + ")";
    }
  }
}
