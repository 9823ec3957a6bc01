package dev.rulewright.simulator.statistics;

/// How strong an agent is, in Elo relative to the anchor, whose rating is 0.
public sealed interface Rating {

  String agent();

  /// A rating that the games determine.
  ///
  /// @param elo the estimate
  /// @param interval its interval; from 0 to 0 for the anchor
  record Estimated(String agent, double elo, Interval interval) implements Rating {}

  /// The agent never lost half a point against those around the anchor, so no finite rating
  /// explains its games best.
  ///
  /// @param elo the one-sided lower bound of its rating
  record AtLeast(String agent, double elo) implements Rating {}

  /// The agent never scored half a point against those around the anchor, so no finite rating
  /// explains its games best.
  ///
  /// @param elo the one-sided upper bound of its rating
  record AtMost(String agent, double elo) implements Rating {}
}
