package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Turn;
import org.jspecify.annotations.Nullable;

/// The watcher of a property of positions or of steps.
///
/// @param property the identifier of the property
record PropertyWatcher<P, M>(String property, Check<P, M> check) implements Watcher<P, M> {

  static <P, M> PropertyWatcher<P, M> of(Property<P, M> property) {
    return switch (property.check().kind()) {
      case POSITION, STEP -> new PropertyWatcher<>(property.id(), property.check());
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
