package dev.rulewright.simulator.agents.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What the searching player knows at one point of play, and how play went on from there: one edge
/// for each move or outcome, told apart as far as the player can. All values are expected scores of
/// the searching player, from 0 to 1.
///
/// Edges lie in arrays side by side, because there are some dozens of them in each node and all of
/// them are looked at in each visit.
final class Node {

  /// Who goes on.
  enum Kind {
    /// Valued, but not looked at yet.
    LEAF,
    /// The searching player, who has the same moves whatever is hidden.
    OWN,
    /// An opponent, whose moves depend on what is hidden.
    OPPONENT,
    CHANCE,
    OVER
  }

  private static final Object[] NONE = {};
  private static final int FREE = -1;

  Kind kind = Kind.LEAF;
  int visits;

  /// The value if everybody goes on as well as is known.
  double value;

  int size;

  /// The move of each edge, or what is seen of the outcome.
  Object[] labels = NONE;

  Node[] children = {};

  /// How often the edge was gone along.
  int[] tried = {};

  /// How often it could have been.
  int[] available = {};

  /// The sum of what came of it.
  double[] sums = {};

  /// What it seemed to be worth before it was tried.
  double[] priors = {};

  /// Open addressing: indexes of edges, by the hash code of the label.
  private int[] table = {};

  Node(double value) {
    this.value = value;
  }

  /// Makes room for a number of edges.
  void reserve(int edges) {
    if (edges <= labels.length) {
      return;
    }
    labels = Arrays.copyOf(labels, edges);
    children = Arrays.copyOf(children, edges);
    tried = Arrays.copyOf(tried, edges);
    available = Arrays.copyOf(available, edges);
    sums = Arrays.copyOf(sums, edges);
    priors = Arrays.copyOf(priors, edges);
  }

  /// A new edge.
  ///
  /// @return its index
  int add(Object label, double prior) {
    if (size == labels.length) {
      reserve(size + size / 2 + 2);
    }
    labels[size] = label;
    priors[size] = prior;
    return size++;
  }

  /// The index of the edge with a label, or -1 if there is none.
  int find(Object label) {
    if (size * 2 >= table.length) {
      rehash();
    }
    int mask = table.length - 1;
    int at = spread(label) & mask;
    while (table[at] != FREE) {
      if (table[at] < size && labels[table[at]].equals(label)) {
        return table[at];
      }
      at = (at + 1) & mask;
    }
    return -1;
  }

  /// A new edge that can be found.
  int addFindable(Object label, double prior) {
    int edge = add(label, prior);
    if (size * 2 >= table.length) {
      rehash();
    } else {
      enter(edge);
    }
    return edge;
  }

  private void rehash() {
    table = new int[Math.max(8, Integer.highestOneBit(size + 1) * 8)];
    Arrays.fill(table, FREE);
    for (int edge = 0; edge < size; edge++) {
      enter(edge);
    }
  }

  private void enter(int edge) {
    int mask = table.length - 1;
    int at = spread(labels[edge]) & mask;
    while (table[at] != FREE) {
      at = (at + 1) & mask;
    }
    table[at] = edge;
  }

  private static int spread(Object label) {
    int hash = label.hashCode() * 0x9E37_79B9;
    return hash >>> 15 ^ hash;
  }

  @Nullable Node child(int edge) {
    return children[edge];
  }

  /// The value of an edge if everybody goes on as well as is known.
  double valueOf(int edge) {
    Node child = children[edge];
    return child == null ? priors[edge] : child.value;
  }

  /// The mean of what came of an edge; what it seemed to be worth counts like one try.
  double meanOf(int edge) {
    return (sums[edge] + priors[edge]) / (tried[edge] + 1);
  }
}
