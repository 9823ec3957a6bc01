package dev.rulewright.simulator.agents.search;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.simulator.agents.search.Node.Kind;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// A [TreeSearch] in one game, with the tree that it has grown.
///
/// **The tree is kept while the own turn goes on**: over own moves, and over chance whose outcome
/// the player sees. Once an opponent has chosen, too little of the tree is left to be worth
/// finding.
final class GrowingTree<P, M> implements Agent<P, M> {

  /// Outcomes of chance in a row after which a tree is not looked for.
  private static final int OUTCOMES = 3;

  private final TreeSearch<P, M> search;

  /// What follows the last choice, and what the player saw when it was made; null if unknown.
  private @Nullable Node next;

  private @Nullable P expected;

  GrowingTree(TreeSearch<P, M> search) {
    this.search = search;
  }

  @Override
  public M choose(View<P, M> view, RandomGenerator random) {
    if (view.moves().size() == 1) {
      return remembered(view, kept(view), 0, view.moves().get(0));
    }
    Node root = kept(view);
    if (root == null) {
      root = new Node(0.5);
    }
    new Search<>(
            view.game(),
            search.determinization(),
            search.evaluation(),
            search.settings(),
            view.player(),
            random)
        .run(view.seen(), root, view::goOn);
    int edge = mostTried(root);
    @SuppressWarnings("unchecked") // own edges are moves
    M move = (M) root.labels[edge];
    return remembered(view, root, edge, move);
  }

  /// The edge tried most often; among equals the one that brought more.
  private static int mostTried(Node root) {
    int best = 0;
    for (int edge = 1; edge < root.size; edge++) {
      int more = root.tried[edge] - root.tried[best];
      if (more > 0 || (more == 0 && root.meanOf(edge) > root.meanOf(best))) {
        best = edge;
      }
    }
    return best;
  }

  private M remembered(View<P, M> view, @Nullable Node root, int edge, M move) {
    next = root == null || root.kind != Kind.OWN ? null : root.child(edge);
    expected = next == null ? null : view.game().play(view.seen(), move);
    return move;
  }

  /// The tree below the last choice, if play went on as the tree knows it.
  private @Nullable Node kept(View<P, M> view) {
    return next == null || expected == null ? null : kept(view, next, expected, OUTCOMES);
  }

  private @Nullable Node kept(View<P, M> view, Node node, P position, int outcomes) {
    Game<P, M> game = view.game();
    Player player = view.player();
    return switch (game.turn(position)) {
      case Turn.Over<M> _ -> null;
      case Turn.Decision<M> decision ->
          decision.player().equals(player) && game.observe(position, player).equals(view.seen())
              ? node
              : null;
      case Turn.Chance<M> _ ->
          outcomes == 0 ? null : keptAfterOutcome(view, node, position, outcomes);
    };
  }

  private @Nullable Node keptAfterOutcome(View<P, M> view, Node node, P position, int outcomes) {
    for (int edge = 0; edge < node.size; edge++) {
      Node child = node.child(edge);
      if (child != null && isOutcome(view.game(), position, node.labels[edge])) {
        @SuppressWarnings("unchecked") // it is one of the outcomes
        M outcome = (M) node.labels[edge];
        Node found = kept(view, child, view.game().play(position, outcome), outcomes - 1);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  /// Whether the label of an edge is an outcome and not only what is seen of one.
  private boolean isOutcome(Game<P, M> game, P position, Object label) {
    return game.turn(position) instanceof Turn.Chance<M> chance
        && chance.outcomes().stream().anyMatch(outcome -> outcome.equals(label));
  }
}
