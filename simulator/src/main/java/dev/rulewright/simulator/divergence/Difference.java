package dev.rulewright.simulator.divergence;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Ruling;
import java.util.Optional;

/// A point in which two readings disagree.
public sealed interface Difference<M> {

  /// Another set of legal moves: a move is legal under one reading only.
  ///
  /// @param move the move in the words of the reading that allows it
  /// @param legalUnder where it is legal
  /// @param allowing what that reading says about it
  /// @param refusing what the other says; empty if the move names what is not there
  record LegalMoves<M>(M move, Side legalUnder, Ruling allowing, Optional<Ruling> refusing)
      implements Difference<M> {}

  /// Other things lie on the table.
  record Table<M>() implements Difference<M> {}

  /// Play ends otherwise, or under one reading only.
  ///
  /// @param results how play ends; [Ends#notYet] where it goes on
  record Ending<M>(Pair<Ends> results) implements Difference<M> {}

  /// Another player decides, or chance instead of a player.
  ///
  /// @param deciders who decides, in a few words
  record Decider<M>(Pair<String> deciders) implements Difference<M> {}

  /// Chance brings other things, or with other weights.
  ///
  /// @param outcome what has another weight
  /// @param weights of the outcome, 0 where it cannot come
  /// @param totals of all outcomes together
  record Chance<M>(M outcome, Pair<Long> weights, Pair<Long> totals) implements Difference<M> {}

  /// A player may know something else.
  record Knowledge<M>(Player player) implements Difference<M> {}

  /// One of the two readings.
  enum Side {
    A,
    B;

    /// What a pair has on this side.
    public <T> T of(Pair<T> pair) {
      return this == A ? pair.a() : pair.b();
    }

    /// The other side.
    public Side other() {
      return this == A ? B : A;
    }
  }

  /// How play has ended, if it has.
  ///
  /// @param words `marines win: no-units-left`, `draw: repetition`, or `play goes on`
  record Ends(String words) {

    static Ends notYet() {
      return new Ends("play goes on");
    }

    static Ends with(Result result) {
      String who =
          result.isDraw()
              ? "draw"
              : String.join(" and ", result.winners().stream().map(Player::id).toList()) + " win";
      return new Ends(who + ": " + result.reason());
    }
  }

  /// The kind of the difference in a few words, for tables.
  default String kind() {
    return switch (this) {
      case LegalMoves<M> _ -> "legal moves";
      case Table<M> _ -> "position";
      case Ending<M> _ -> "result";
      case Decider<M> _ -> "who decides";
      case Chance<M> _ -> "chance";
      case Knowledge<M> _ -> "what a player may know";
    };
  }
}
