package dev.rulewright.simulator.agents.search;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A point of play in a search tree: the move that led there, what came of going there, and how
/// play may go on. All values are expected scores of the searching player, from 0 to 1.
///
/// What a node seemed to be worth before it was tried counts like one try.
final class Node<P, M> {

  /// How play goes on from a node.
  sealed interface Next<P, M> {

    /// Nobody has looked yet.
    record Unknown<P, M>() implements Next<P, M> {}

    /// Play is over.
    ///
    /// @param score of the searching player
    record Over<P, M>(double score) implements Next<P, M> {}

    /// The searching player chooses, between the same moves whatever is hidden.
    ///
    /// @param moves the most promising ones first
    record Own<P, M>(List<Node<P, M>> moves) implements Next<P, M> {}

    /// An opponent chooses, between moves that depend on what is hidden.
    record Opponent<P, M>(Replies<P, M> replies) implements Next<P, M> {}

    /// Chance decides, or what was hidden is turned up by the move that led here.
    ///
    /// @param outcomes by what the searching player sees of them, or has found out, in the order in
    ///   which they were met
    record Chance<P, M>(Map<Object, Node<P, M>> outcomes) implements Next<P, M> {}
  }

  private static final Next<?, ?> UNKNOWN = new Next.Unknown<>();

  private final @Nullable M move;
  private final double prior;
  private @Nullable P seen;
  private Next<P, M> next = unknown();
  private int tried;
  private int available;
  private double sum;
  private double value;
  private double worth;
  private double uncertainty = 1;

  private Node(@Nullable M move, double prior) {
    this.move = move;
    this.prior = prior;
    sum = prior;
    value = prior;
    worth = prior;
  }

  @SuppressWarnings("unchecked") // It holds nothing of either type.
  private static <P, M> Next<P, M> unknown() {
    return (Next<P, M>) UNKNOWN;
  }

  /// Where a search begins, as if it had been tried once.
  ///
  /// @param seen what the searching player observes there
  static <P, M> Node<P, M> root(P seen) {
    var root = new Node<P, M>(null, 0.5);
    root.seen = seen;
    root.tried = 1;
    return root;
  }

  /// Where a move leads.
  ///
  /// @param prior what it seems to be worth
  static <P, M> Node<P, M> after(M move, double prior) {
    return new Node<>(move, prior);
  }

  /// Where an outcome of chance leads.
  static <P, M> Node<P, M> afterChance() {
    return new Node<>(null, 0);
  }

  M move() {
    if (move == null) {
      throw new IllegalStateException("no move leads here");
    }
    return move;
  }

  /// What the move seemed to be worth before it was tried.
  double prior() {
    return prior;
  }

  /// What the searching player observes here; null if that is not known, as after an opponent has
  /// chosen.
  @Nullable P seen() {
    return seen;
  }

  void see(P observed) {
    seen = observed;
  }

  Next<P, M> next() {
    return next;
  }

  void goOn(Next<P, M> how) {
    next = how;
  }

  int tried() {
    return tried;
  }

  /// Counts that play could have come here.
  ///
  /// @return how often that was so
  int countAvailable() {
    return ++available;
  }

  /// The value if everybody goes on as well as is known.
  double value() {
    return value;
  }

  void value(double better) {
    value = better;
  }

  /// The sum of what came of going here.
  double gained() {
    return sum;
  }

  /// Counts a try, and what came of it.
  ///
  /// @param best share of the value in what the node is worth; the rest is the mean
  void took(double result, double best) {
    tried++;
    sum += result;
    worth = best * value + (1 - best) * sum / (tried + 1);
    uncertainty = 1 / Math.sqrt(tried + 1.0);
  }

  /// What going here is worth to the searching player: value and mean, mixed.
  double worth() {
    return worth;
  }

  /// 1 / √(tries + 1), by which UCB1 looks more at what was tried seldom.
  double uncertainty() {
    return uncertainty;
  }
}
