package dev.rulewright.simulator.statistics;

/// What a circumstance is worth to whom it favours, such as beginning.
///
/// @param elo by how much it lifts a rating, in Elo; not a number if no games tell
/// @param interval its interval; everything if no games tell
public record Advantage(String name, double elo, Interval interval) {}
