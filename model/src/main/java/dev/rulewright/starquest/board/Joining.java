package dev.rulewright.starquest.board;

/// When two diagonal neighbours are joined.
public enum Joining {
  /// When one of the two ways round the corner is open.
  ONE_WAY_OPEN,
  /// When both are.
  BOTH_WAYS_OPEN,
  /// Always.
  NEVER_BLOCKED
}
