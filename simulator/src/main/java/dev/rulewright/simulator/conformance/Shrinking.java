package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.conformance.Course.Failure;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// Makes a play that breaks a promise shorter: it is played again without some of its moves, first
/// without many in a row, at last without single ones. A move that is no longer listed is left out
/// as well.
record Shrinking<P, M>(Game<P, M> game, List<Claim<P, M>> claims) {

  /// Plays that are tried for one failure.
  private static final int TRIES = 1_000;

  /// How often a claim that chooses at random is looked at.
  private static final int LOOKS = 3;

  Failure<M> shrunk(Failure<M> failure) {
    // That play never ends is not seen in a part of it.
    if (failure.promise() == Promise.END) {
      return failure;
    }
    var only = claims.stream().filter(each -> each.promise() == failure.promise()).toList();
    Failure<M> best = failure;
    int tries = 0;
    for (int length = best.moves().size(); length > 0 && tries < TRIES; length = length / 2) {
      for (int from = 0; from < best.moves().size() && tries < TRIES; tries++) {
        var shorter = new ArrayList<>(best.moves());
        shorter.subList(from, Math.min(from + length, shorter.size())).clear();
        Optional<Failure<M>> again = again(shorter, failure.promise(), only);
        best = again.orElse(best);
        from += again.isPresent() ? 0 : length;
      }
    }
    return best;
  }

  /// The failure after the moves, as far as they are still listed.
  private Optional<Failure<M>> again(List<M> moves, Promise promise, List<Claim<P, M>> only) {
    var left = new ArrayDeque<>(moves);
    var course = new Course<>(game);
    return course
        .follow(
            _ -> Optional.ofNullable(left.poll()),
            step -> isLast(left, step) ? look(course, step, only) : Optional.empty())
        .filter(failure -> failure.promise() == promise);
  }

  /// Whether nothing more can be played; moves that cannot be played here are left out.
  private static <P, M> boolean isLast(ArrayDeque<M> left, Step<P, M> step) {
    while (!left.isEmpty() && !step.listed().contains(left.peek())) {
      left.remove();
    }
    return left.isEmpty();
  }

  private Optional<Failure<M>> look(Course<P, M> course, Step<P, M> step, List<Claim<P, M>> only) {
    for (int seed = 0; seed < LOOKS; seed++) {
      Optional<Failure<M>> failure = course.broken(only, step, new SplittableRandom(seed), true);
      if (failure.isPresent()) {
        return failure;
      }
    }
    return Optional.empty();
  }
}
