package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.Field;

/// A knob and what turning it does.
public record Setting<P, M>(Knob knob, Effect<P, M> effect) {

  /// What turning a knob does.
  public interface Effect<P, M> {
    /// The set-up with the knob turned to the value of a field, which is of the knob's domain.
    Setup<P, M> on(Setup<P, M> setup, Field to);
  }
}
