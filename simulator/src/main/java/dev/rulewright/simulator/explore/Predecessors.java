package dev.rulewright.simulator.explore;

/// The positions from which each position is reached: a graph with its transitions reversed. Takes
/// 4 bytes a transition and 4 a position.
public final class Predecessors {

  private final int[] firsts;
  private final int[] sources;

  private Predecessors(int[] firsts, int[] sources) {
    this.firsts = firsts;
    this.sources = sources;
  }

  static Predecessors of(Graph<?, ?> graph) {
    int positions = graph.size();
    int size = graph.first(positions);
    int[] firsts = new int[positions + 1];
    for (int i = 0; i < size; i++) {
      firsts[graph.target(i) + 1]++;
    }
    for (int position = 0; position < positions; position++) {
      firsts[position + 1] += firsts[position];
    }
    int[] sources = new int[size];
    // Filled from the back, the place where the sources of a position end moves to where they
    // begin.
    int[] begins = new int[positions];
    System.arraycopy(firsts, 1, begins, 0, positions);
    for (int position = positions - 1; position >= 0; position--) {
      for (int i = graph.first(position + 1) - 1; i >= graph.first(position); i--) {
        sources[--begins[graph.target(i)]] = position;
      }
    }
    return new Predecessors(firsts, sources);
  }

  /// The number of the first way to reach a position.
  ///
  /// @param position its number; the number of positions gives the number of all ways
  public int first(int position) {
    return firsts[position];
  }

  /// The position from which a way comes. A position from which several moves lead here comes
  /// several times.
  public int source(int way) {
    return sources[way];
  }
}
