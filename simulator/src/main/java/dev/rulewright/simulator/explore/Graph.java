package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import java.util.List;

/// All positions that were found and all transitions between them, by number.
///
/// Positions are numbered from 0 in the order in which they were found, the starts first. The
/// transitions of a position have consecutive numbers and stand in the order of its list of moves.
///
/// Memory: 4 bytes a transition; for a position 17 bytes and its encoding, which for *Mission:
/// Combat!* is about 30 bytes; 4 bytes more for each outcome of chance and 8 for each position that
/// waits for chance.
///
/// @param <P> positions
/// @param <M> moves
public final class Graph<P, M> {

  /// Chance decides.
  public static final int CHANCE = -1;

  /// Play is over.
  public static final int OVER = -2;

  /// The position was not expanded, because the exploration was stopped before.
  public static final int OPEN = -3;

  private final Explored<P, M> explored;
  private final Game<P, M> game;
  private final Coder<P> coder;
  private final FrontierInMemory kept;
  private final Transitions transitions;
  private final Retelling<P, M> retelling;

  Graph(
      Explored<P, M> explored,
      Game<P, M> game,
      Coder<P> coder,
      FrontierInMemory kept,
      Transitions transitions,
      Retelling<P, M> retelling) {
    this.explored = explored;
    this.game = game;
    this.coder = coder;
    this.kept = kept;
    this.transitions = transitions;
    this.retelling = retelling;
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

  /// What came of the exploration.
  public Explored<P, M> explored() {
    return explored;
  }

  /// The number of positions.
  public int size() {
    return transitions.positions();
  }

  /// The number of the first transition of a position.
  ///
  /// @param position its number; the number of positions gives the number of all transitions
  public int first(int position) {
    return transitions.first(position);
  }

  /// The position to which a transition leads.
  public int target(int transition) {
    return transitions.target(transition);
  }

  /// The seat of the player who decides; or [#CHANCE], [#OVER] or [#OPEN].
  public int seat(int position) {
    return transitions.seat(position);
  }

  /// The weight of a transition of a position that waits for chance.
  public int weight(int position, int transition) {
    return transitions.weight(position, transition);
  }

  /// The result of a position in which play is over.
  public Result result(int position) {
    return transitions.result(position);
  }

  /// The positions from which each position is reached.
  public Predecessors predecessors() {
    return Predecessors.of(transitions);
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
    return switch (game.turn(position(position))) {
      case Turn.Decision<M> decision -> at(decision.moves(), index);
      case Turn.Chance<M> chance -> at(chance.outcomes(), index);
      case Turn.Over<M> _ -> throw new IllegalArgumentException("play is over in " + position);
    };
  }

  private static <M> M at(Moves<M> moves, int index) {
    if (index < 0 || index >= moves.size()) {
      throw new IllegalArgumentException("transition " + index + " of " + moves.size());
    }
    return moves.get(index);
  }

  /// A shortest play to a position, as one that breaks a property there.
  public Violation<P, M> violation(String property, String how, int position) {
    return retelling.violation(property, how, position);
  }

  /// The results with which play can be over here, in the order in which they were found.
  public List<Result> results() {
    return transitions.results();
  }

  /// Bytes on the heap.
  public long bytes() {
    return kept.bytes() + transitions.bytes();
  }
}
