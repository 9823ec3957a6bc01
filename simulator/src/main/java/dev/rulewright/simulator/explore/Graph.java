package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Result;
import dev.rulewright.simulator.Workers;
import dev.rulewright.simulator.explore.encoding.Bytes;
import dev.rulewright.simulator.explore.encoding.Coder;
import dev.rulewright.simulator.explore.store.Frontier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// All positions that were found and all transitions between them, by number.
///
/// Positions are numbered from 0 in the order in which they were found, the starts first. The
/// transitions of a position have consecutive numbers and stand in the order of its list of moves.
///
/// Memory: 4 bytes a transition; for a position 17 bytes and its encoding, which for *Mission:
/// Combat!* is about 30 bytes; 4 bytes more for each outcome of chance and 8 for each position that
/// waits for chance.
public final class Graph<P, M> {

  /// Chance decides.
  public static final int CHANCE = -1;

  /// Play is over.
  public static final int OVER = -2;

  /// The position was not expanded, because the exploration was stopped before.
  public static final int OPEN = -3;

  private static final int FIRST_RESULT = OPEN - 1;

  private final Explored<P, M> explored;
  private final Game<P, M> game;
  private final Coder<P> coder;
  private final Frontier kept;
  private final Retelling<P, M> retelling;

  /// For each position its first transition.
  private final int[] firsts;

  private final int[] targets;

  /// For each position its seat, or [#CHANCE] or [#OPEN], or below these which of the results it
  /// has.
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

  /// A graph whose transitions are still to be filled in, in the order of the positions.
  Graph(
      Explored<P, M> explored,
      Game<P, M> game,
      Coder<P> coder,
      Frontier kept,
      Retelling<P, M> retelling) {
    this.explored = explored;
    this.game = game;
    this.coder = coder;
    this.kept = kept;
    this.retelling = retelling;
    if (explored.transitions() > Integer.MAX_VALUE - 8) {
      throw new IllegalArgumentException(
          explored.transitions() + " transitions, and a graph may have " + (Integer.MAX_VALUE - 8));
    }
    seats = new byte[(int) explored.positions()];
    firsts = new int[seats.length + 1];
    targets = new int[(int) explored.transitions()];
  }

  /// Explores, and keeps everything on the heap; a folder that is given to the explorer is not
  /// used.
  ///
  /// @throws IllegalArgumentException if there are more than 2^31 - 1 transitions
  public static <P, M> Graph<P, M> of(Explorer<P, M> explorer, Iterable<P> starts) {
    try (var workers = new Workers(explorer.threads())) {
      return new Charting<>(explorer, starts, workers).chart();
    }
  }

  // ---- Filling ----

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
    end(CHANCE);
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

  /// What came of the exploration.
  public Explored<P, M> explored() {
    return explored;
  }

  /// The number of positions.
  public int size() {
    return seats.length;
  }

  /// The number of the first transition of a position.
  ///
  /// @param position its number; the number of positions gives the number of all transitions
  public int first(int position) {
    return firsts[position];
  }

  /// The position to which a transition leads.
  public int target(int transition) {
    return targets[transition];
  }

  /// The seat of the player who decides; or [#CHANCE], [#OVER] or [#OPEN].
  public int seat(int position) {
    return seats[position] <= FIRST_RESULT ? OVER : seats[position];
  }

  /// The weight of a transition of a position that waits for chance.
  public int weight(int position, int transition) {
    int chance = Arrays.binarySearch(chances, 0, chancesFilled, position);
    if (chance < 0) {
      throw new IllegalArgumentException("position " + position + " does not wait for chance");
    }
    return weights[weightsBegin[chance] + transition - firsts[position]];
  }

  /// The result of a position in which play is over.
  public Result result(int position) {
    int index = FIRST_RESULT - seats[position];
    if (index < 0) {
      throw new IllegalArgumentException("play is not over in position " + position);
    }
    return results.get(index);
  }

  /// The positions from which each position is reached.
  public Predecessors predecessors() {
    return Predecessors.of(this);
  }

  /// A position. By one thread at a time.
  public P position(int number) {
    var bytes = new Bytes();
    kept.read(number, bytes);
    return coder.read(bytes);
  }

  /// The move or outcome of chance of a transition. By one thread at a time.
  ///
  /// @throws IllegalArgumentException if the position has no such transition
  public M move(int position, int transition) {
    int index = transition - first(position);
    Moves<M> choices = game.turn(position(position)).choices();
    if (index < 0 || index >= choices.size()) {
      throw new IllegalArgumentException("transition " + index + " of " + choices.size());
    }
    return choices.get(index);
  }

  /// A shortest play to a position, as one that breaks a property there.
  public Violation<P, M> violation(String property, String how, int position) {
    return retelling.violation(property, how, position);
  }
}
