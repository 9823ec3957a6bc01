package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Turn;
import org.jspecify.annotations.Nullable;

/// A check for one thing that ought not to happen, in every position and in every step between two
/// positions. Asked millions of times, by several threads at once.
///
/// What a monitor answers must be the same for positions that the encoding does not tell apart.
public interface Monitor<P, M> {

  /// Watches over a property of positions or of steps.
  ///
  /// @throws IllegalArgumentException if the property is about something else
  static <P, M> Monitor<P, M> of(Property<P, M> property) {
    return PropertyMonitor.of(property);
  }

  String property();

  /// How a position breaks the property, or null. Asked once for each distinct position.
  ///
  /// @param turn what the position waits for
  default @Nullable String broken(P position, Turn<M> turn) {
    return null;
  }

  /// How a step breaks the property, or null. Asked for every move and every outcome of chance.
  default @Nullable String broken(P before, M move, P after) {
    return null;
  }

  /// The monitor of a property of positions or of steps.
  record PropertyMonitor<P, M>(String property, Check<P, M> check) implements Monitor<P, M> {

    static <P, M> PropertyMonitor<P, M> of(Property<P, M> property) {
      return switch (property.check().kind()) {
        case POSITION, STEP -> new PropertyMonitor<>(property.id(), property.check());
        case PLAY, QUESTION ->
            throw new IllegalArgumentException(property.id() + " is not about positions or steps");
      };
    }

    @Override
    public @Nullable String broken(P position, Turn<M> turn) {
      return switch (check) {
        case Check.OfPosition<P, M> ofPosition -> ofPosition.broken(position);
        case Check.OfTurn<P, M> ofTurn -> ofTurn.broken(position, turn);
        case Check.OfStep<P, M> _, Check.OfPlay<P, M> _, Check.OfQuestion<P, M> _ -> null;
      };
    }

    @Override
    public @Nullable String broken(P before, M move, P after) {
      return check instanceof Check.OfStep<P, M> ofStep ? ofStep.broken(before, move, after) : null;
    }
  }
}
