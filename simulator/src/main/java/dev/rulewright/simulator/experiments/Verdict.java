package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.statistics.Estimate;

/// The answer in one sentence, with the number that it rests on.
///
/// @param sentence the answer, with its interval
/// @param quantity what the estimate is
public record Verdict(String question, String sentence, String quantity, Estimate estimate) {}
