package dev.rulewright.simulator.divergence;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.divergence.Difference.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The matching of the moves of a position under one reading with those under the other.
///
/// Equal moves are the same move. A move that has no equal is compared by less and less, see
/// [TwoReadings#likenesses]. One that is left over then is asked for under the other reading: a
/// split of damage may be legal there without being listed.
record Matching<P, M>(TwoReadings<P, M> readings) {

  private static final Place HERE = Place.of("the other reading's move");

  /// How a pair goes on that waits for the same player, or for the same chance, under both.
  Matched<M> match(Pair<P> pair, Pair<Turn<M>> turns) {
    if (turns.a() instanceof Turn.Decision<M>(_, var movesA)
        && turns.b() instanceof Turn.Decision<M>(_, var movesB)) {
      List<Pair<M>> equal = equal(movesA, movesB);
      return equal != null ? Matched.all(equal) : unequal(pair, movesA, movesB);
    }
    if (turns.a() instanceof Turn.Chance<M>(_, var outcomesA)
        && turns.b() instanceof Turn.Chance<M>(_, var outcomesB)) {
      return outcomes(outcomesA, outcomesB);
    }
    return Matched.all(List.of());
  }

  /// The first move like one of those given, but listed under neither reading, that only one
  /// allows; null if there is none.
  ///
  /// @param moves what both readings allow
  @Nullable Difference<M> unlisted(Pair<P> pair, List<Pair<M>> moves) {
    for (Pair<M> move : moves) {
      List<M> likeA = readings.unlisted().apply(move.a());
      List<M> likeB = readings.unlisted().apply(move.b());
      for (int i = 0; i < likeA.size(); i++) {
        Ruling underA = readings.a().judge(pair.a(), likeA.get(i));
        Ruling underB = readings.b().judge(pair.b(), likeB.get(i));
        if (underA instanceof Ruling.Allowed && !(underB instanceof Ruling.Allowed)) {
          return new Difference.LegalMoves<>(likeA.get(i), Side.A, underA, Optional.of(underB));
        }
        if (underB instanceof Ruling.Allowed && !(underA instanceof Ruling.Allowed)) {
          return new Difference.LegalMoves<>(likeB.get(i), Side.B, underB, Optional.of(underA));
        }
      }
    }
    return null;
  }

  /// Every move paired with itself, or null if the lists differ.
  private static <M> @Nullable List<Pair<M>> equal(Moves<M> movesA, Moves<M> movesB) {
    long size = movesA.size();
    if (size != movesB.size()) {
      return null;
    }
    var pairs = new ArrayList<Pair<M>>();
    for (long i = 0; i < size; i++) {
      M move = movesA.get(i);
      if (!move.equals(movesB.get(i))) {
        return null;
      }
      pairs.add(Pair.same(move));
    }
    return pairs;
  }

  private Matched<M> unequal(Pair<P> pair, Moves<M> movesA, Moves<M> movesB) {
    var pairs = new ArrayList<Pair<M>>();
    Set<M> restA = new LinkedHashSet<>(movesA.stream().toList());
    Set<M> restB = new LinkedHashSet<>(movesB.stream().toList());
    pairAlike(restA, restB, UnaryOperator.identity(), pairs);
    for (UnaryOperator<M> likeness : readings.likenesses()) {
      pairAlike(restA, restB, likeness, pairs);
    }
    var rests = new Pair<>(restA, restB);
    for (Side side : Side.values()) {
      for (M move : side.of(rests)) {
        Difference<M> difference = asked(pair, move, side, pairs);
        if (difference != null) {
          return Matched.not(difference);
        }
      }
    }
    return Matched.all(pairs);
  }

  /// Pairs moves that are alike, the first with the first, and takes them out of the rests.
  private static <M> void pairAlike(
      Set<M> restA, Set<M> restB, UnaryOperator<M> likeness, List<Pair<M>> pairs) {
    if (restA.isEmpty() || restB.isEmpty()) {
      return;
    }
    Map<M, Deque<M>> byLikeness = new HashMap<>();
    restB.forEach(move ->
        byLikeness.computeIfAbsent(likeness.apply(move), _ -> new ArrayDeque<>()).add(move));
    restA.removeIf(move -> {
      Deque<M> alike = byLikeness.getOrDefault(likeness.apply(move), new ArrayDeque<>());
      M other = alike.poll();
      if (other == null) {
        return false;
      }
      restB.remove(other);
      pairs.add(new Pair<>(move, other));
      return true;
    });
  }

  /// Asks the other reading for a move that it does not list; null if it allows it, and then the
  /// move is among the pairs.
  private @Nullable Difference<M> asked(
      Pair<P> pair, M move, Side listedUnder, List<Pair<M>> pairs) {
    Side other = listedUnder.other();
    Game<P, M> game = other.of(readings.games());
    M there = inWordsOf(game, other.of(pair), move);
    Ruling ruling = there == null ? null : game.judge(other.of(pair), there);
    if (there != null && ruling instanceof Ruling.Allowed) {
      pairs.add(listedUnder == Side.A ? new Pair<>(move, there) : new Pair<>(there, move));
      return null;
    }
    Ruling allowing = listedUnder.of(readings.games()).judge(listedUnder.of(pair), move);
    return new Difference.LegalMoves<>(move, listedUnder, allowing, Optional.ofNullable(ruling));
  }

  /// The move as the other reading calls it, or null if what it names is not there.
  private @Nullable M inWordsOf(Game<P, M> game, P position, M move) {
    try {
      String words = game.notation().writeMove(readings.onTable(move));
      return game.notation().readMove(position, words, HERE);
    } catch (BadInput _) {
      return null;
    }
  }

  private Matched<M> outcomes(Outcomes<M> outcomesA, Outcomes<M> outcomesB) {
    var weights = weights(outcomesA);
    var totals = new Pair<>(outcomesA.totalWeight(), outcomesB.totalWeight());
    var pairs = new ArrayList<Pair<M>>();
    for (long i = 0; i < outcomesB.size(); i++) {
      M outcome = outcomesB.get(i);
      Long before = weights.remove(outcome);
      var both = new Pair<>(before == null ? 0L : before, outcomesB.weight(i));
      if (both.a() * totals.b() != both.b() * totals.a()) {
        return Matched.not(new Difference.Chance<>(outcome, both, totals));
      }
      pairs.add(Pair.same(outcome));
    }
    return weights.isEmpty()
        ? Matched.all(pairs)
        : Matched.not(missing(weights.entrySet().iterator().next(), totals));
  }

  private static <M> Difference<M> missing(Map.Entry<M, Long> outcome, Pair<Long> totals) {
    return new Difference.Chance<>(outcome.getKey(), new Pair<>(outcome.getValue(), 0L), totals);
  }

  private static <M> Map<M, Long> weights(Outcomes<M> outcomes) {
    var weights = new LinkedHashMap<M, Long>();
    for (long i = 0; i < outcomes.size(); i++) {
      weights.put(outcomes.get(i), outcomes.weight(i));
    }
    return weights;
  }

  /// The continuations of a pair of positions: what can be done under both readings, or what only
  /// one allows.
  ///
  /// @param moves each move that both allow, in the words of each; empty if there is a difference
  /// @param difference the first move that only one reading allows, or outcome of chance that has
  ///   another weight; null if there is none
  record Matched<M>(List<Pair<M>> moves, @Nullable Difference<M> difference) {

    static <M> Matched<M> all(List<Pair<M>> moves) {
      return new Matched<>(moves, null);
    }

    static <M> Matched<M> not(Difference<M> difference) {
      return new Matched<>(List.of(), difference);
    }
  }
}
