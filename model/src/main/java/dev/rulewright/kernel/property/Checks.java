package dev.rulewright.kernel.property;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Turn;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// How play is looked at for each property of a game; what the property says stands in a
/// [PropertyTable].
///
/// A check tells how something breaks the property, or it is a condition that holds, with a
/// sentence for where it does not. Such a sentence begins in lower case; `%s` in it is the position
/// or the move that was looked at.
///
/// @param <P> positions
/// @param <M> moves
public final class Checks<P, M> {

  private final Map<String, Check<P, M>> byId = new LinkedHashMap<>();

  private void add(String id, Check<P, M> check) {
    if (byId.putIfAbsent(id, check) != null) {
      throw new IllegalArgumentException("there are two checks of property " + id);
    }
  }

  /// The checks by property, in the order in which they were added.
  Map<String, Check<P, M>> byId() {
    return Collections.unmodifiableMap(byId);
  }

  /// Whether none was added.
  public boolean isEmpty() {
    return byId.isEmpty();
  }

  /// A sentence about something.
  static String sentence(String pattern, Object about) {
    return pattern.replace("%s", about.toString());
  }

  // ---- Of positions ----

  /// Looks at every position.
  public void positions(String id, Check.OfPosition<P, M> check) {
    add(id, check);
  }

  /// Says what holds in every position.
  public void positions(String id, Predicate<P> holds, String otherwise) {
    positions(id, position -> holds.test(position) ? null : sentence(otherwise, position));
  }

  /// Looks at every position and what it waits for.
  public void turns(String id, Check.OfTurn<P, M> check) {
    add(id, check);
  }

  /// Says that whoever has to decide has a move.
  public void whoDecidesHasAMove(String id) {
    turns(
        id,
        (_, turn) ->
            turn instanceof Turn.Decision<M> decision && decision.moves().size() == 0
                ? decision.player() + " has no move"
                : null);
  }

  // ---- Of steps ----

  /// Looks at every step.
  public void steps(String id, Check.OfStep<P, M> check) {
    add(id, check);
  }

  /// Says what holds of every step.
  public void steps(String id, Step<P, M> holds, String otherwise) {
    steps(
        id,
        (before, move, after) ->
            holds.test(before, move, after) ? null : sentence(otherwise, move));
  }

  /// Looks at every step of one kind.
  ///
  /// @param kind the moves of that kind
  public <K extends M> void steps(String id, Class<K> kind, Check.OfStep<P, K> check) {
    steps(
        id,
        (before, move, after) ->
            kind.isInstance(move) ? check.broken(before, kind.cast(move), after) : null);
  }

  /// Says what holds of every step of one kind.
  ///
  /// @param kind the moves of that kind
  public <K extends M> void steps(String id, Class<K> kind, Step<P, K> holds, String otherwise) {
    steps(
        id,
        kind,
        (before, move, after) ->
            holds.test(before, move, after) ? null : sentence(otherwise, move));
  }

  /// A condition of a step of play.
  @FunctionalInterface
  public interface Step<P, M> {

    /// Whether it holds.
    boolean test(P before, M move, P after);
  }

  // ---- Of plays ----

  /// Says that from every position on a goal can be reached.
  ///
  /// @param repeating see [Check.OfPlay]
  public void plays(String id, Check.Goal<P, M> goal, boolean repeating) {
    add(id, new Check.OfPlay<>(goal, repeating));
  }

  /// Says that from every position on play can come to its end.
  public void playCanEnd(String id, Predicate<P> isOver) {
    plays(id, (_, _, after) -> isOver.test(after), false);
  }

  // ---- Of each player ----

  /// Checks that look at one thing after the other, such as at each player.
  public <T> ChecksOfEach<P, M, T> each(List<T> things) {
    return new ChecksOfEach<>(this, things);
  }
}
