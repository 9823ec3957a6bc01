package dev.rulewright.simulator.batch;

/// A column of the table of games, documented.
///
/// @param name the heading: lower case, words joined by underscores
/// @param unit what one is: `games`, `cards`, `AP` …; `name` or `number` when nothing is counted
/// @param meaning one sentence without a full stop
public record Column(String name, String unit, String meaning) {}
