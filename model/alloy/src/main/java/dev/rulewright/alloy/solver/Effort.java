package dev.rulewright.alloy.solver;

/// The effort of a solver.
///
/// @param solver `sat4j` or `cadical`
/// @param seconds from handing over the task to having the answer, parsing included
public record Effort(String solver, double seconds) {}
