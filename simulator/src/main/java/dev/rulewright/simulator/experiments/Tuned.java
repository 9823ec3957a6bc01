package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;

/// What a tuning found.
///
/// @param best the settings that came nearest to the targets
record Tuned(Arm best, Findings findings) {}
