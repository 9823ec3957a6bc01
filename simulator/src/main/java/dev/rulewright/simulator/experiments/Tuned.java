package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;

/// What a tuning found.
///
/// @param best the settings that came nearest to the targets
/// @param outcome what the targets came to on fresh games
record Tuned(Arm best, String outcome, Findings findings) {}
