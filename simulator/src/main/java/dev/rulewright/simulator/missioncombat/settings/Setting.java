package dev.rulewright.simulator.missioncombat.settings;

import dev.rulewright.kernel.Field;

/// A knob and what turning it does.
record Setting(Knob knob, Effect effect) {

  /// What turning a knob does.
  interface Effect {
    /// The set-up with the knob turned to the value of a field, which is of the knob's domain.
    Setup on(Setup setup, Field to);
  }
}
