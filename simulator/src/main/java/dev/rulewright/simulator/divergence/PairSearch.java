package dev.rulewright.simulator.divergence;

import dev.rulewright.kernel.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A breadth-first search over pairs of positions, in lockstep under two readings, from the starts
/// of one group at once; one move deeper each time it is asked to. Used by one thread at a time.
///
/// The depth of a pair is the number of moves that lead to it. What chance brings after a move
/// belongs to that move, so that a draw is one move, not two.
final class PairSearch<P, M> {

  /// A pair and how it came about.
  private record Node<P, M>(Pair<P> pair, @Nullable Node<P, M> before, @Nullable Pair<M> step) {}

  private final TwoReadings<P, M> readings;
  private final Matching<P, M> matching;
  private final Starts<P> starts;
  private final Starts.Family<P> family;
  private final int group;
  private final long budget;
  private final Set<Pair<P>> seen = new HashSet<>();
  private List<Node<P, M>> layer = new ArrayList<>();
  private long compared;
  private long pairs;
  private @Nullable Witness<P, M> witness;

  /// A search that has not begun.
  ///
  /// @param budget pairs to look at, besides the starts, before it gives up
  PairSearch(
      TwoReadings<P, M> readings,
      Starts<P> starts,
      Starts.Family<P> family,
      int group,
      long budget) {
    this.readings = readings;
    this.matching = new Matching<>(readings);
    this.starts = starts;
    this.family = family;
    this.group = group;
    this.budget = budget;
  }

  /// Searches for a witness of so many moves, when there is none of fewer.
  ///
  /// @param length 0, or one more than the last time
  /// @return the first witness in the order of the starts, or null
  @Nullable Witness<P, M> search(int length) {
    if (length == 0) {
      compareStarts();
    } else if (!isExhausted()) {
      List<Node<P, M>> now = length == 1 ? fromStarts() : layer;
      layer = new ArrayList<>();
      // What one layer reaches, the next cannot: AP and free moves are spent, turns go by.
      seen.clear();
      for (Node<P, M> node : now) {
        expand(node, readings.turns(node.pair), length - 1);
        if (witness != null || isExhausted()) {
          break;
        }
      }
    }
    return witness;
  }

  /// The witness that was found, if any.
  @Nullable Witness<P, M> witness() {
    return witness;
  }

  long pairs() {
    return pairs;
  }

  boolean isExhausted() {
    return pairs - compared >= budget;
  }

  /// The number of starts, known once they were compared.
  long starts() {
    return compared;
  }

  private void compareStarts() {
    for (Pair<P> start : readings.beginnings(family.group(group))) {
      pairs++;
      compared++;
      Difference<M> difference = readings.differenceAt(start, readings.turns(start));
      if (difference != null) {
        witness = witness(new Node<>(start, null, null), difference, 0);
        return;
      }
    }
  }

  private List<Node<P, M>> fromStarts() {
    return readings.beginnings(family.group(group)).stream()
        .map(start -> new Node<P, M>(start, null, null))
        .toList();
  }

  private void expand(Node<P, M> node, Pair<Turn<M>> turns, int depth) {
    Matching.Matched<M> matched = matching.match(node.pair, turns);
    Difference<M> difference =
        matched.difference() != null
            ? matched.difference()
            : matching.unlisted(node.pair, matched.moves());
    if (difference != null) {
      witness = witness(node, difference, depth + 1);
      return;
    }
    for (Pair<M> move : matched.moves()) {
      arrive(new Node<>(readings.played(node.pair, move), node, move), depth + 1);
      if (witness != null) {
        return;
      }
    }
  }

  private void arrive(Node<P, M> node, int depth) {
    Pair<P> pair = node.pair;
    int left = family.longest() - depth;
    if (starts.contains(pair, left, family) || !seen.add(pair)) {
      return;
    }
    pairs++;
    Pair<Turn<M>> turns = readings.turns(pair);
    Difference<M> difference = readings.differenceAt(pair, turns);
    if (difference != null) {
      witness = witness(node, difference, depth);
      return;
    }
    switch (turns.a()) {
      case Turn.Decision<M> _ -> {
        if (left > 0) {
          layer.add(node);
        }
      }
      case Turn.Chance<M> _ -> expand(node, turns, depth - 1);
      case Turn.Over<M> _ -> {}
    }
  }

  private Witness<P, M> witness(Node<P, M> end, Difference<M> difference, int moves) {
    var steps = new ArrayList<Pair<M>>();
    Node<P, M> first = end;
    for (Node<P, M> at = end; at != null && at.step != null; at = at.before) {
      steps.add(at.step);
      first = at.before == null ? at : at.before;
    }
    Collections.reverse(steps);
    return new Witness<>(first.pair, steps, difference, end.pair, moves);
  }
}
