package dev.rulewright.simulator.agents.search;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.search.Node.Next;
import dev.rulewright.simulator.agents.search.Node.Next.Chance;
import dev.rulewright.simulator.agents.search.Node.Next.Opponent;
import dev.rulewright.simulator.agents.search.Node.Next.Over;
import dev.rulewright.simulator.agents.search.Node.Next.Own;
import dev.rulewright.simulator.agents.search.Node.Next.Unknown;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The search of one tree: single-observer information-set Monte Carlo tree search (Cowling, Powley
/// and Whitehouse 2012) with values in place of long playouts.
///
/// ```
/// an iteration: go down the tree by UCB1 with availability counts, imagine what is hidden as soon
///               as it matters, value the first position that is new, and take that up again
/// UCB1:         best · (value after the best reply) + (1 - best) · mean
///                 + exploration · √(ln available / (tried + 1))
/// ```
///
/// **Nothing is imagined while the player's own turn goes on**: until an opponent chooses, a node
/// keeps what the player observes there, and every iteration that comes by takes it from there.
/// Whatever the player could have imagined before looks the same from there.
///
/// **What a move turns up is as good as drawn**: behind a move that reveals what was hidden there
/// is a node for each thing that it may turn out to be.
///
/// A node that is met for the second time gets its moves: every candidate is played and valued
/// once, and what it seems to be worth counts like one try. Opponents are taken to play against the
/// searching player.
final class Search<P, M> {

  /// √(ln (n + 1)) by n, for the small n that are asked for most.
  private static final double[] EXPLORING =
      IntStream.range(0, 4096).mapToDouble(n -> Math.sqrt(Math.log(n + 1.0))).toArray();

  private final Game<P, M> game;
  private final Determinization<P, M> determinization;
  private final SearchSettings settings;
  private final Player player;
  private final RandomGenerator random;
  private final Valuation<P, M> valuation;

  Search(Game<P, M> game, TreeSearch<P, M> agent, Player player, RandomGenerator random) {
    this.game = game;
    this.determinization = agent.determinization();
    this.settings = agent.settings();
    this.player = player;
    this.random = random;
    valuation = new Valuation<>(game, agent.evaluation(), settings, player, random);
  }

  /// Adds iterations to a tree.
  ///
  /// @param root what the player observes there is known
  /// @param goOn throws if the game is given up
  void run(Node<P, M> root, int iterations, Runnable goOn) {
    for (int i = 0; i < iterations; i++) {
      goOn.run();
      root.took(visit(root, null), settings.best());
    }
  }

  /// One way to go on from a node.
  ///
  /// @param imagined null while nothing had to be imagined
  /// @return what came of it
  private double visit(Node<P, M> node, @Nullable P imagined) {
    P position = imagined;
    if (node.next() instanceof Unknown<P, M>) {
      position = complete(node, imagined);
      node.goOn(next(position));
    }
    return switch (node.next()) {
      case Own<P, M>(var moves) -> chosen(node, moves, position);
      case Opponent<P, M>(var replies) -> chosenByOpponent(node, replies, complete(node, position));
      case Chance<P, M>(var outcomes) -> drawn(node, outcomes, position);
      case Over<P, M>(double score) -> over(node, score);
      case Unknown<P, M> _ -> throw new IllegalStateException("nobody has looked at the node");
    };
  }

  private static double over(Node<?, ?> node, double score) {
    node.value(score);
    return score;
  }

  /// The position of this iteration at a node, with everything that is hidden.
  private P complete(Node<P, M> node, @Nullable P imagined) {
    return imagined != null
        ? imagined
        : determinization.sample(
            Objects.requireNonNull(node.seen(), "nothing is known"), player, random);
  }

  // ---- First look ----

  private Next<P, M> next(P position) {
    return switch (game.turn(position)) {
      case Turn.Over<M>(Result result) -> new Over<>(valuation.over(position, result));
      case Turn.Chance<M> _ -> new Chance<>(new LinkedHashMap<>());
      case Turn.Decision<M>(Player mover, Moves<M> moves) ->
          mover.equals(player) ? own(position, moves) : new Opponent<>(new Replies<>());
    };
  }

  private Own<P, M> own(P position, Moves<M> list) {
    var moves = new ArrayList<Node<P, M>>();
    for (M move : list.thinned(settings.alike())) {
      moves.add(Node.after(move, prior(position, move)));
    }
    moves.sort((one, other) -> Double.compare(other.prior(), one.prior()));
    return new Own<>(moves);
  }

  private double prior(P position, M move) {
    return later(valuation.settled(game.play(position, move)));
  }

  private double later(double value) {
    return 0.5 + (value - 0.5) * settings.patience();
  }

  // ---- Going down ----

  private double chosen(Node<P, M> node, List<Node<P, M>> moves, @Nullable P imagined) {
    int width = Math.min(moves.size(), width(node));
    double exploring = settings.exploration() * exploring(node.tried());
    Node<P, M> best = moves.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < width; i++) {
      Node<P, M> each = moves.get(i);
      double bound = each.worth() + exploring * each.uncertainty();
      if (bound > most) {
        most = bound;
        best = each;
      }
    }
    double result = by(node, best, imagined);
    double value = 0;
    for (int i = 0; i < width; i++) {
      value = Math.max(value, moves.get(i).value());
    }
    node.value(value);
    return result;
  }

  private static double exploring(int available) {
    return available < EXPLORING.length
        ? EXPLORING[available]
        : Math.sqrt(Math.log(available + 1.0));
  }

  private int width(Node<P, M> node) {
    return settings.narrow() + (int) (settings.widening() * Math.sqrt(node.tried()));
  }

  private double chosenByOpponent(Node<P, M> node, Replies<P, M> replies, P position) {
    if (!(game.turn(position) instanceof Turn.Decision<M>(Player _, Moves<M> list))) {
      throw new IllegalStateException("nobody decides in " + position);
    }
    List<Node<P, M>> moves = replies.to(list, settings.alike(), move -> prior(position, move));
    int width = Math.min(moves.size(), width(node));
    Node<P, M> best = moves.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    double value = 1;
    for (int i = 0; i < width; i++) {
      Node<P, M> each = moves.get(i);
      double exploring = settings.exploration() * exploring(each.countAvailable());
      double bound = exploring * each.uncertainty() - each.worth();
      if (bound > most) {
        most = bound;
        best = each;
      }
      value = Math.min(value, each.value());
    }
    // What the opponent can do depends on what is hidden: the mean over what was imagined.
    node.value(node.value() + (value - node.value()) / node.tried());
    return by(node, best, position);
  }

  private double drawn(Node<P, M> node, Map<Object, Node<P, M>> sights, @Nullable P imagined) {
    P position = complete(node, imagined);
    if (!(game.turn(position) instanceof Turn.Chance<M>(int _, Outcomes<M> outcomes))) {
      throw new IllegalStateException("nothing is drawn in " + position);
    }
    M outcome = outcomes.drawn(random.nextLong(outcomes.totalWeight()));
    Object sight = determinization.seen(position, outcome, player);
    Node<P, M> there = sights.computeIfAbsent(sight, _ -> Node.afterChance());
    double result = onward(node, there, there.seen() == null ? position : imagined, outcome);
    node.value(mean(sights));
    return result;
  }

  private static double mean(Map<?, ? extends Node<?, ?>> sights) {
    double sum = 0;
    int tries = 0;
    for (Node<?, ?> each : sights.values()) {
      sum += each.tried() * each.value();
      tries += each.tried();
    }
    return sum / tries;
  }

  /// Goes on by a move. What it seemed to be worth is what comes of the first try, unless playouts
  /// say more.
  private double by(Node<P, M> from, Node<P, M> to, @Nullable P imagined) {
    if (to.tried() == 0 && settings.playout() == 0) {
      to.took(to.prior(), settings.best());
      return to.prior();
    }
    return onward(from, to, imagined, to.move());
  }

  private double onward(Node<P, M> from, Node<P, M> to, @Nullable P imagined, M move) {
    double result =
        imagined == null && to.seen() != null
            ? later(visit(to, null))
            : played(from, to, complete(from, imagined), move);
    to.took(result, settings.best());
    return result;
  }

  private double played(Node<P, M> from, Node<P, M> to, P before, M move) {
    P position = game.play(before, move);
    if (to.tried() == 0) {
      return first(to, position);
    }
    boolean known = from.seen() != null && !(from.next() instanceof Opponent<P, M>);
    Object turnedUp = determinization.turnedUp(before, position, player);
    if (turnedUp == null) {
      return there(to, position, known);
    }
    if (to.next() instanceof Unknown<P, M>) {
      to.goOn(new Chance<>(new LinkedHashMap<>()));
    }
    if (!(to.next() instanceof Chance<P, M>(var sights))) {
      throw new IllegalStateException("'" + move + "' turned up nothing before " + position);
    }
    Node<P, M> behind = sights.computeIfAbsent(turnedUp, _ -> Node.afterChance());
    double result =
        behind.tried() == 0
            ? first(behind, position)
            : behind.seen() == null ? there(behind, position, known) : later(visit(behind, null));
    behind.took(result, settings.best());
    to.value(mean(sights));
    return result;
  }

  private double first(Node<P, M> to, P position) {
    double result = later(valuation.afterPlayout(position));
    to.value(result);
    return result;
  }

  /// @param known whether the searching player observes what led there
  private double there(Node<P, M> to, P position, boolean known) {
    if (known && to.seen() == null) {
      to.see(game.observe(position, player));
    }
    return later(visit(to, position));
  }
}
