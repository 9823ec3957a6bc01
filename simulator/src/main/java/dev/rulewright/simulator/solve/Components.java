package dev.rulewright.simulator.solve;

import dev.rulewright.simulator.explore.Graph;
import java.util.Arrays;

/// The strongly connected components of a graph of plays: positions that can come round again, by
/// Tarjan's algorithm (1972), with a stack of its own because plays are long.
///
/// Components are in an order in which every step leads into its own component or an earlier one,
/// so whoever goes through them in order knows everything about where the steps lead.
final class Components {

  private final Graph<?, ?> graph;
  private final int[] inOrder;
  private final int[] first;
  private int components;

  private final int[] low;
  private final int[] stack;
  private int onStack;
  private int placed;

  private Components(Graph<?, ?> graph) {
    this.graph = graph;
    int positions = graph.size();
    inOrder = new int[positions];
    first = new int[positions + 1];
    low = new int[positions];
    stack = new int[positions];
  }

  static Components of(Graph<?, ?> graph) {
    var components = new Components(graph);
    components.find();
    return components;
  }

  int count() {
    return components;
  }

  int[] positions(int component) {
    return Arrays.copyOfRange(inOrder, first[component], first[component + 1]);
  }

  private void find() {
    // 0: not seen yet; positive: number in the order of discovery; ASSIGNED: in a component.
    int discovered = 0;
    int[] path = new int[graph.size()];
    int[] nextStep = new int[graph.size()];
    int[] index = new int[graph.size()];
    for (int root = 0; root < graph.size(); root++) {
      if (index[root] != 0) {
        continue;
      }
      int depth = 0;
      path[0] = root;
      index[root] = low[root] = ++discovered;
      nextStep[root] = graph.first(root);
      stack[onStack++] = root;
      while (depth >= 0) {
        int position = path[depth];
        if (nextStep[position] < graph.first(position + 1)) {
          int target = graph.target(nextStep[position]++);
          if (index[target] == 0) {
            index[target] = low[target] = ++discovered;
            nextStep[target] = graph.first(target);
            stack[onStack++] = target;
            path[++depth] = target;
          } else if (index[target] != ASSIGNED) {
            low[position] = Math.min(low[position], index[target]);
          }
        } else {
          if (low[position] == index[position]) {
            assign(position, index);
          }
          depth--;
          if (depth >= 0) {
            low[path[depth]] = Math.min(low[path[depth]], low[position]);
          }
        }
      }
    }
    first[components] = placed;
  }

  private static final int ASSIGNED = Integer.MAX_VALUE;

  private void assign(int root, int[] index) {
    first[components++] = placed;
    int position;
    do {
      position = stack[--onStack];
      index[position] = ASSIGNED;
      // A position of a later component must not take it for one that is still open.
      low[position] = ASSIGNED;
      inOrder[placed++] = position;
    } while (position != root);
  }
}
