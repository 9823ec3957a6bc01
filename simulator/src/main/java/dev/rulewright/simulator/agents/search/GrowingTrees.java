package dev.rulewright.simulator.agents.search;

import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.simulator.agents.search.Node.Next.Chance;
import dev.rulewright.simulator.agents.search.Node.Next.Own;
import dev.rulewright.simulator.chance.SplitMix;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A [TreeSearch] in one game, with the trees that it has grown.
///
/// **Trees are kept while the own turn goes on**: over own moves, and over chance whose outcome the
/// player sees. Once an opponent has chosen, too little of them is left to be worth finding.
///
/// **Each tree has its own stream of chance and its own share of the iterations**, so that the
/// result does not depend on how many of them grow at the same time.
final class GrowingTrees<P, M> implements Agent<P, M> {

  /// How often a search looks whether it is decided.
  private static final int LOOKS = 32;

  private final TreeSearch<P, M> search;

  /// What follows the last choice, as far as the trees know.
  private List<Node<P, M>> kept = List.of();

  GrowingTrees(TreeSearch<P, M> search) {
    this.search = search;
  }

  @Override
  public M choose(View<P, M> view, RandomGenerator random) {
    List<Node<P, M>> found = kept.stream().flatMap(node -> seeing(view.seen(), node)).toList();
    List<Node<P, M>> roots =
        found.size() == trees()
            ? found
            : Stream.generate(() -> Node.<P, M>root(view.seen())).limit(trees()).toList();
    M move = view.moves().size() == 1 ? view.moves().get(0) : grow(view, roots, random).leader();
    kept = roots.stream().flatMap(root -> after(move, root)).toList();
    return move;
  }

  /// Lets trees grow until the iterations are used up or no other move can overtake the leader.
  private Standing<M> grow(View<P, M> view, List<Node<P, M>> roots, RandomGenerator random) {
    List<Search<P, M>> searches =
        roots.stream()
            .map(_ -> new SplitMix(random.nextLong()))
            .map(chance -> new Search<>(view.game(), search, view.player(), chance))
            .toList();
    int most = search.settings().iterations();
    int done = 0;
    while (true) {
      int begun = done;
      int goal = Math.min(most, begun + Math.ceilDiv(most, LOOKS));
      IntStream.range(0, roots.size())
          .parallel()
          .forEach(tree -> {
            int more = share(tree, goal) - share(tree, begun);
            searches.get(tree).run(roots.get(tree), more, view::goOn);
          });
      int tried = roots.stream().mapToInt(Node::tried).sum();
      if (tried > most - goal) { // Nobody leads by more than was tried.
        Standing<M> standing = Standing.in(roots);
        if (standing.lead() > most - goal || goal == most) {
          return standing;
        }
      }
      done = goal;
    }
  }

  /// How many of the first so many iterations a tree has.
  private int share(int tree, int iterations) {
    return (int) (((long) iterations + tree) / trees());
  }

  private int trees() {
    return Math.min(search.settings().trees(), search.settings().iterations());
  }

  /// The node itself or one behind chance, if the player observes there what is seen.
  private static <P, M> Stream<Node<P, M>> seeing(P seen, Node<P, M> node) {
    if (seen.equals(node.seen())) {
      return Stream.of(node);
    }
    return node.next() instanceof Chance<P, M>(var outcomes)
        ? outcomes.values().stream().flatMap(outcome -> seeing(seen, outcome))
        : Stream.empty();
  }

  private static <P, M> Stream<Node<P, M>> after(M move, Node<P, M> root) {
    return root.next() instanceof Own<P, M>(var moves)
        ? moves.stream().filter(node -> node.move().equals(move))
        : Stream.empty();
  }

  /// Which move of the searching player is ahead at the roots of some trees, and by how much.
  ///
  /// @param leader the move tried most often, in all trees together; among equals the one that
  ///   brought more
  /// @param lead by how many tries it is ahead of every other move
  record Standing<M>(M leader, int lead) {

    /// What one move has in all trees together.
    private record Votes<M>(M move, int tried, double gained) {

      private static final Comparator<Votes<?>> ORDER =
          Comparator.<Votes<?>>comparingInt(Votes::tried)
              .thenComparingDouble(votes -> votes.gained / (votes.tried + 1));

      private Votes<M> and(Votes<M> other) {
        return new Votes<>(move, tried + other.tried, gained + other.gained);
      }
    }

    /// Of trees at whose roots the searching player decides, one of them looked at.
    static <P, M> Standing<M> in(List<Node<P, M>> roots) {
      var votes = new LinkedHashMap<M, Votes<M>>();
      for (Node<P, M> root : roots) {
        if (root.next() instanceof Own<P, M>(var moves)) {
          for (Node<P, M> each : moves) {
            var more = new Votes<>(each.move(), each.tried(), each.gained());
            votes.merge(each.move(), more, Votes::and);
          }
        }
      }
      var first = new ArrayList<>(votes.values());
      first.sort(Votes.ORDER.reversed());
      Votes<M> leader = first.getFirst();
      return new Standing<>(
          leader.move, leader.tried - (first.size() > 1 ? first.get(1).tried : 0));
    }
  }
}
