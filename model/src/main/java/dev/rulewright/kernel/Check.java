package dev.rulewright.kernel;

import org.jspecify.annotations.Nullable;

/// How a [Property] is looked at. Checks are safe for any number of threads, look at nothing but
/// what they are given, and are made to be asked millions of times: where the property holds they
/// answer `null` at once.
///
/// @param <P> positions
/// @param <M> moves
public sealed interface Check<P, M> {

  /// Of one position: what is true of every position that play reaches.
  @FunctionalInterface
  non-sealed interface OfPosition<P, M> extends Check<P, M> {

    /// How the position breaks the property, in a sentence that begins in lower case; null if it
    /// does not.
    @Nullable String broken(P position);
  }

  /// Of one position and what it waits for: what is true of every position that play reaches.
  @FunctionalInterface
  non-sealed interface OfTurn<P, M> extends Check<P, M> {

    /// How the position breaks the property, in a sentence that begins in lower case; null if it
    /// does not.
    ///
    /// @param turn what [Game#turn] says about the position
    @Nullable String broken(P position, Turn<M> turn);
  }

  /// Of one step of play: a move or an outcome of chance, with the positions before and after it.
  @FunctionalInterface
  non-sealed interface OfStep<P, M> extends Check<P, M> {

    /// How the step breaks the property, in a sentence that begins in lower case; null if it does
    /// not.
    ///
    /// @param before a position
    /// @param move a move that is legal there, or an outcome of chance
    /// @param after what [Game#play] makes of the two, not a canonical form of it
    @Nullable String broken(P before, M move, P after);
  }

  /// Of all plays together: from every position that play reaches, a goal can still be reached.
  ///
  /// @param goal the steps that reach the goal
  /// @param repeating whether the goal is reached as well by who comes back to a position again and
  ///   again, because the reading ends such a play
  record OfPlay<P, M>(Goal<P, M> goal, boolean repeating) implements Check<P, M> {}

  /// What some steps reach.
  @FunctionalInterface
  interface Goal<P, M> {

    /// Whether a step reaches the goal.
    boolean isReached(P before, M move, P after);
  }

  /// Of a question: it is moot, so no answer to it changes anything in play. Decided by a search
  /// for plays that its answers tell apart.
  record OfQuestion<P, M>(Question question) implements Check<P, M> {}

  /// What kind of check it is.
  default Kind kind() {
    return switch (this) {
      case OfPosition<P, M> _, OfTurn<P, M> _ -> Kind.POSITION;
      case OfStep<P, M> _ -> Kind.STEP;
      case OfPlay<P, M> _ -> Kind.PLAY;
      case OfQuestion<P, M> _ -> Kind.QUESTION;
    };
  }

  /// The kinds of checks.
  enum Kind {
    POSITION,
    STEP,
    PLAY,
    QUESTION
  }
}
