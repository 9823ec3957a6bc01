package dev.rulewright.simulator.agents.search;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.Evaluation;
import dev.rulewright.simulator.agents.search.Node.Kind;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/// One search: single-observer information-set Monte Carlo tree search (Cowling, Powley and
/// Whitehouse 2012) with values in place of long playouts.
///
/// ```
/// an iteration: imagine what is hidden, go down the tree by UCB1 with availability counts,
///               value the first position that is new, and take that up again
/// UCB1:         best · (value after the best reply) + (1 - best) · mean
///                 + exploration · √(ln available / (tried + 1))
/// ```
///
/// A node that is met for the second time gets its edges: every candidate is played and valued
/// once, and what it seems to be worth counts like one try. Opponents are taken to play against the
/// searching player.
final class Search<P, M> {

  private final Game<P, M> game;
  private final Determinization<P, M> determinization;
  private final SearchSettings settings;
  private final Player player;
  private final RandomGenerator random;
  private final Valuation<P, M> valuation;
  private final Candidates<M> candidates;
  private int[] possible = new int[64];

  Search(
      Game<P, M> game,
      Determinization<P, M> determinization,
      Evaluation<P> evaluation,
      SearchSettings settings,
      Player player,
      RandomGenerator random) {
    this.game = game;
    this.determinization = determinization;
    this.settings = settings;
    this.player = player;
    this.random = random;
    valuation = new Valuation<>(game, evaluation, settings, player, random);
    candidates = new Candidates<>(settings.alike());
  }

  /// Adds iterations to a tree.
  ///
  /// @param seen what the player observes at the root
  /// @param goOn throws if the game is given up
  void run(P seen, Node root, Runnable goOn) {
    if (root.kind == Kind.LEAF) {
      expand(root, seen);
    }
    for (int i = 0; i < settings.iterations(); i++) {
      goOn.run();
      visit(root, determinization.sample(seen, player, random));
    }
  }

  /// One way to go on from a node.
  ///
  /// @return what came of it
  private double visit(Node node, P position) {
    node.visits++;
    if (node.kind == Kind.LEAF) {
      expand(node, position);
    }
    return switch (node.kind) {
      case OVER, LEAF -> node.value;
      case CHANCE -> drawn(node, position);
      case OWN -> chosen(node, position);
      case OPPONENT -> chosenByOpponent(node, position);
    };
  }

  // ---- First look ----

  private void expand(Node node, P position) {
    switch (game.turn(position)) {
      case Turn.Over<M>(Result result) -> {
        node.kind = Kind.OVER;
        node.value = valuation.over(position, result);
      }
      case Turn.Chance<M> _ -> node.kind = Kind.CHANCE;
      case Turn.Decision<M>(Player mover, Moves<M> moves) -> {
        boolean own = mover.equals(player);
        node.kind = own ? Kind.OWN : Kind.OPPONENT;
        addEdges(node, position, moves, own);
      }
    }
  }

  private record Promise(Object move, double prior) {}

  private void addEdges(Node node, P position, Moves<M> moves, boolean own) {
    Candidates<M> tried = candidates.of(moves);
    var promises = new Promise[tried.size()];
    for (int i = 0; i < promises.length; i++) {
      M move = tried.get(i);
      promises[i] = new Promise(move, prior(position, move));
    }
    Arrays.sort(
        promises,
        (one, other) ->
            own ? Double.compare(other.prior, one.prior) : Double.compare(one.prior, other.prior));
    node.reserve(promises.length);
    for (Promise promise : promises) {
      node.add(promise.move, promise.prior);
    }
    node.value = node.priors[0];
  }

  private double prior(P position, M move) {
    return later(valuation.settled(game.play(position, move)));
  }

  private double later(double value) {
    return 0.5 + (value - 0.5) * settings.patience();
  }

  // ---- Going down ----

  private double chosen(Node node, P position) {
    int width = Math.min(node.size, width(node));
    double exploring = settings.exploration() * Math.sqrt(Math.log(node.visits + 1.0));
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int edge = 0; edge < width; edge++) {
      double bound = mixed(node, edge) + exploring / Math.sqrt(node.tried[edge] + 1.0);
      if (bound > most) {
        most = bound;
        best = edge;
      }
    }
    @SuppressWarnings("unchecked") // own edges are moves
    M move = (M) node.labels[best];
    double result = along(node, best, game.play(position, move));
    double value = 0;
    for (int edge = 0; edge < width; edge++) {
      value = Math.max(value, node.valueOf(edge));
    }
    node.value = value;
    return result;
  }

  private int width(Node node) {
    return settings.narrow() + (int) (settings.widening() * Math.sqrt(node.visits));
  }

  /// What an edge is worth to the searching player.
  private double mixed(Node node, int edge) {
    return settings.best() * node.valueOf(edge) + (1 - settings.best()) * node.meanOf(edge);
  }

  private double chosenByOpponent(Node node, P position) {
    if (!(game.turn(position) instanceof Turn.Decision<M>(Player _, Moves<M> moves))) {
      throw new IllegalStateException("nobody decides in " + position);
    }
    int count = possible(node, position, candidates.of(moves));
    int best = possible[0];
    double most = Double.NEGATIVE_INFINITY;
    double value = 1;
    for (int i = 0; i < count; i++) {
      int edge = possible[i];
      node.available[edge]++;
      double bound =
          -mixed(node, edge)
              + settings.exploration()
                  * Math.sqrt(Math.log(node.available[edge] + 1.0) / (node.tried[edge] + 1.0));
      if (bound > most) {
        most = bound;
        best = edge;
      }
      value = Math.min(value, node.valueOf(edge));
    }
    // What the opponent can do depends on what is hidden: the mean over what was imagined.
    node.value += (value - node.value) / node.visits;
    @SuppressWarnings("unchecked") // edges of opponents are moves
    M move = (M) node.labels[best];
    return along(node, best, game.play(position, move));
  }

  /// The edges of the candidates that are among the most promising ones.
  private int possible(Node node, P position, Candidates<M> moves) {
    if (possible.length < moves.size()) {
      possible = new int[moves.size()];
    }
    int count = 0;
    for (int i = 0; i < moves.size(); i++) {
      M move = moves.get(i);
      int edge = node.find(move);
      possible[count++] = edge >= 0 ? edge : node.addFindable(move, prior(position, move));
    }
    return narrowed(node, count);
  }

  /// Keeps the most promising edges, as many as the width of the node allows.
  private int narrowed(Node node, int count) {
    int width = width(node);
    if (count <= width) {
      return count;
    }
    for (int i = 0; i < width; i++) {
      int first = i;
      for (int j = i + 1; j < count; j++) {
        if (node.priors[possible[j]] < node.priors[possible[first]]) {
          first = j;
        }
      }
      int edge = possible[first];
      possible[first] = possible[i];
      possible[i] = edge;
    }
    return width;
  }

  private double drawn(Node node, P position) {
    if (!(game.turn(position) instanceof Turn.Chance<M>(int _, Outcomes<M> outcomes))) {
      throw new IllegalStateException("nothing is drawn in " + position);
    }
    M outcome = outcomes.drawn(random.nextLong(outcomes.totalWeight()));
    Object seen = determinization.seen(position, outcome, player);
    int edge = node.find(seen);
    if (edge < 0) {
      edge = node.addFindable(seen, 0);
    }
    double result = along(node, edge, game.play(position, outcome));
    double sum = 0;
    for (int each = 0; each < node.size; each++) {
      sum += node.tried[each] * node.valueOf(each);
    }
    node.value = sum / node.visits;
    return result;
  }

  private double along(Node node, int edge, P after) {
    Node child = node.children[edge];
    double result;
    if (child == null) {
      result = later(valuation.afterPlayout(after));
      node.children[edge] = new Node(result);
    } else {
      result = later(visit(child, after));
    }
    node.tried[edge]++;
    node.sums[edge] += result;
    return result;
  }
}
