package dev.rulewright.simulator.conformance;

import static java.util.Collections.unmodifiableList;

import dev.rulewright.kernel.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// One play under way.
final class Course<P, M> {

  private final Game<P, M> game;
  private final Texts<P, M> texts;
  private final List<M> moves = new ArrayList<>();
  private final List<Step.Memory<P>> past = new ArrayList<>();
  private @Nullable P position;

  Course(Game<P, M> game) {
    this.game = game;
    this.texts = new Texts<>(game);
  }

  List<M> moves() {
    return moves;
  }

  /// A promise that this play broke after its last move.
  record Failure<M>(Promise promise, String how, List<M> moves, String position) {
    Failure {
      moves = List.copyOf(moves);
    }
  }

  /// Plays until a promise is broken, play is over, or nothing is chosen.
  ///
  /// @param choice the next move, or nothing
  /// @param look says of a position which promise it breaks
  Optional<Failure<M>> follow(
      Function<Step<P, M>, Optional<M>> choice, Function<Step<P, M>, Optional<Failure<M>>> look) {
    try {
      P here = game.opening();
      while (true) {
        position = here;
        var step = Step.of(game, here, unmodifiableList(moves), unmodifiableList(past));
        Optional<Failure<M>> failure = look.apply(step);
        Optional<M> move = failure.isPresent() ? Optional.empty() : choice.apply(step);
        if (move.isEmpty()) {
          return failure;
        }
        past.add(new Step.Memory<>(here, here.hashCode(), texts.of(here)));
        moves.add(move.get());
        here = game.play(here, move.get());
      }
    } catch (RuntimeException | LinkageError | StackOverflowError thrown) {
      return Optional.of(failure(Promise.ANSWERS, Thrown.sentence(thrown)));
    }
  }

  /// The promise that the position reached breaks, if any.
  Optional<Failure<M>> broken(
      List<Claim<P, M>> claims, Step<P, M> step, RandomGenerator random, boolean everywhere) {
    for (Claim<P, M> claim : claims) {
      if (everywhere || step.isOver() || random.nextInt(claim.every()) == 0) {
        String how = claim.broken(step, random);
        if (how != null) {
          return Optional.of(failure(claim.promise(), how));
        }
      }
    }
    return Optional.empty();
  }

  private Failure<M> failure(Promise promise, String how) {
    return new Failure<>(promise, how, moves, written());
  }

  private String written() {
    if (position == null) {
      return "(there is none yet)";
    }
    try {
      return texts.of(position);
    } catch (RuntimeException unwritable) {
      return position + " (which cannot be written: " + Thrown.sentence(unwritable) + ")";
    }
  }
}
