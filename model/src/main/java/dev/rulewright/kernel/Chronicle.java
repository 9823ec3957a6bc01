package dev.rulewright.kernel;

import java.util.function.Supplier;

/// Receives what happens while a move is played.
///
/// **Explaining costs nothing when nobody asks**: the rules say how an event is made, and it is
/// made only if somebody listens; simulations pass [#SILENT].
public interface Chronicle {

  /// The chronicle that nobody reads.
  Chronicle SILENT =
      new Chronicle() {
        @Override
        public boolean listening() {
          return false;
        }

        @Override
        public void tell(Event event) {
          throw new IllegalStateException("nobody listens, yet was told: " + event.text());
        }
      };

  /// Whether events are wanted at all.
  default boolean listening() {
    return true;
  }

  /// Takes the next event, which is made only while [#listening].
  default void tell(Supplier<Event> event) {
    if (listening()) {
      tell(event.get());
    }
  }

  /// Takes the next event. Called only while [#listening].
  void tell(Event event);
}
