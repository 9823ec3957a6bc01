package dev.rulewright.simulator.kit;

/// A kind of moves that a table of games counts.
///
/// @param column the heading of the column without the player in front, such as `attacks` for
///   `marines_attacks`
/// @param name the name in charts, such as `Attack`
public record MoveKind(String column, String name) {}
