package dev.rulewright.kernel.property;

import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/// [Checks] that look at one thing after the other, such as at each player; what is told is how the
/// first one breaks the property.
///
/// @param <P> positions
/// @param <M> moves
/// @param <T> the things
public final class ChecksOfEach<P, M, T> {

  private final Checks<P, M> checks;
  private final List<T> things;

  ChecksOfEach(Checks<P, M> checks, List<T> things) {
    this.checks = checks;
    this.things = List.copyOf(things);
  }

  /// Looks at every position.
  public void positions(String id, InPosition<P, T> check) {
    checks.positions(
        id,
        position -> {
          for (int i = 0; i < things.size(); i++) {
            String how = check.broken(position, things.get(i));
            if (how != null) {
              return how;
            }
          }
          return null;
        });
  }

  /// Says what holds in every position; `%s` is the thing.
  public void positions(String id, BiPredicate<P, T> holds, String otherwise) {
    positions(
        id,
        (position, thing) ->
            holds.test(position, thing) ? null : Checks.sentence(otherwise, thing));
  }

  /// Looks at every step.
  public void steps(String id, InStep<P, M, T> check) {
    checks.steps(
        id,
        (before, move, after) -> {
          for (int i = 0; i < things.size(); i++) {
            String how = check.broken(before, move, after, things.get(i));
            if (how != null) {
              return how;
            }
          }
          return null;
        });
  }

  /// Says what holds of every step; `%s` is the move.
  public void steps(String id, StepOf<P, M, T> holds, String otherwise) {
    steps(
        id,
        (before, move, after, thing) ->
            holds.test(before, move, after, thing) ? null : Checks.sentence(otherwise, move));
  }

  /// How a thing breaks a property in a position.
  @FunctionalInterface
  public interface InPosition<P, T> {

    /// A sentence that begins in lower case; null if it does not.
    @Nullable String broken(P position, T thing);
  }

  /// How a thing breaks a property in a step.
  @FunctionalInterface
  public interface InStep<P, M, T> {

    /// A sentence that begins in lower case; null if it does not.
    @Nullable String broken(P before, M move, P after, T thing);
  }

  /// A condition of a thing in a step.
  @FunctionalInterface
  public interface StepOf<P, M, T> {

    /// Whether it holds.
    boolean test(P before, M move, P after, T thing);
  }
}
