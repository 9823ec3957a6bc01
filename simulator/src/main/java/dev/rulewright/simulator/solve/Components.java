package dev.rulewright.simulator.solve;

import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.explore.Predecessors;
import java.util.Arrays;

/// The strongly connected components of a graph of plays: positions that can come round again, by
/// the algorithm of Kosaraju and Sharir (1981), with a path of its own because plays are long.
///
/// Components are in an order in which every step leads into its own component or an earlier one,
/// so whoever goes through them in order knows everything about where the steps lead.
final class Components {

  private final int[] inOrder;
  private final int[] first;
  private int components;

  private Components(int positions) {
    inOrder = new int[positions];
    first = new int[positions + 1];
  }

  static Components of(Graph<?, ?> graph) {
    var components = new Components(graph.size());
    components.find(graph, leftBackward(graph.predecessors(), graph.size()));
    return components;
  }

  int count() {
    return components;
  }

  int[] positions(int component) {
    return Arrays.copyOfRange(inOrder, first[component], first[component + 1]);
  }

  /// The positions in the order in which a depth-first search against the steps leaves them.
  private static int[] leftBackward(Predecessors before, int positions) {
    int[] left = new int[positions];
    int count = 0;
    boolean[] seen = new boolean[positions];
    int[] nextWay = new int[positions];
    int[] path = new int[positions];
    for (int root = 0; root < positions; root++) {
      int depth = seen[root] ? -1 : 0;
      path[0] = root;
      seen[root] = true;
      while (depth >= 0) {
        int position = path[depth];
        int way = before.first(position) + nextWay[position]++;
        if (way == before.first(position + 1)) {
          left[count++] = position;
          depth--;
        } else if (!seen[before.source(way)]) {
          depth++;
          path[depth] = before.source(way);
          seen[path[depth]] = true;
        }
      }
    }
    return left;
  }

  /// Whatever can be reached from the position left last, and is in no component yet, is one: that
  /// position is reached from there.
  private void find(Graph<?, ?> graph, int[] left) {
    boolean[] placed = new boolean[left.length];
    int end = 0;
    for (int i = left.length - 1; i >= 0; i--) {
      if (placed[left[i]]) {
        continue;
      }
      int at = end;
      first[components++] = at;
      placed[left[i]] = true;
      inOrder[end++] = left[i];
      for (; at < end; at++) {
        for (int step = graph.first(inOrder[at]); step < graph.first(inOrder[at] + 1); step++) {
          int target = graph.target(step);
          if (!placed[target]) {
            placed[target] = true;
            inOrder[end++] = target;
          }
        }
      }
    }
    first[components] = end;
  }
}
