package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The targets of the transitions of each position, position after position. Filled in the order of
/// the numbers.
final class Transitions {

  private static final int FIRST_RESULT = Graph.OPEN - 1;

  private final int[] firsts;
  private final int[] targets;

  /// For each position its seat, or [Graph#CHANCE] or [Graph#OPEN], or below these which of the
  /// results it has.
  private final byte[] seats;

  private final List<Result> results = new ArrayList<>();

  /// The positions that wait for chance, in order, and for each where its weights begin.
  private int[] chances = new int[16];

  private int[] weightsBegin = new int[16];
  private int[] weights = new int[64];
  private int chancesFilled;
  private int weightsFilled;
  private int positionsFilled;
  private int targetsFilled;

  Transitions(int positions, long transitions) {
    if (transitions > Integer.MAX_VALUE - 8) {
      throw new IllegalArgumentException(
          transitions + " transitions, and a graph may have " + (Integer.MAX_VALUE - 8));
    }
    firsts = new int[positions + 1];
    targets = new int[(int) transitions];
    seats = new byte[positions];
  }

  // ---- Filling ----

  /// Adds a target of the next position.
  void addTarget(int position) {
    targets[targetsFilled++] = position;
  }

  /// Adds the weight of a transition of the next position, which waits for chance.
  void addWeight(int weight) {
    if (weightsFilled == weights.length) {
      weights = Arrays.copyOf(weights, 2 * weightsFilled);
    }
    weights[weightsFilled++] = weight;
  }

  /// Ends the next position, whose targets have been added.
  void end(int seat) {
    seats[positionsFilled++] = (byte) seat;
    firsts[positionsFilled] = targetsFilled;
  }

  /// Ends the next position, which waits for chance, and whose targets and weights have been added.
  void endInChance(int outcomes) {
    if (chancesFilled == chances.length) {
      chances = Arrays.copyOf(chances, 2 * chancesFilled);
      weightsBegin = Arrays.copyOf(weightsBegin, 2 * chancesFilled);
    }
    chances[chancesFilled] = positionsFilled;
    weightsBegin[chancesFilled++] = weightsFilled - outcomes;
    end(Graph.CHANCE);
  }

  /// Ends the next position, in which play is over.
  void endInResult(Result result) {
    int index = results.indexOf(result);
    if (index < 0) {
      index = results.size();
      results.add(result);
    }
    end(FIRST_RESULT - index);
  }

  // ---- Reading ----

  int positions() {
    return seats.length;
  }

  int first(int position) {
    return firsts[position];
  }

  int target(int transition) {
    return targets[transition];
  }

  int seat(int position) {
    int seat = seats[position];
    return seat <= FIRST_RESULT ? Graph.OVER : seat;
  }

  Result result(int position) {
    int index = FIRST_RESULT - seats[position];
    if (index < 0) {
      throw new IllegalArgumentException("play is not over in position " + position);
    }
    return results.get(index);
  }

  List<Result> results() {
    return List.copyOf(results);
  }

  int weight(int position, int transition) {
    int chance = Arrays.binarySearch(chances, 0, chancesFilled, position);
    if (chance < 0) {
      throw new IllegalArgumentException("position " + position + " does not wait for chance");
    }
    return weights[weightsBegin[chance] + transition - firsts[position]];
  }

  /// Bytes on the heap.
  long bytes() {
    return 4L * (firsts.length + targets.length + chances.length + weightsBegin.length)
        + 4L * weights.length
        + seats.length;
  }
}
