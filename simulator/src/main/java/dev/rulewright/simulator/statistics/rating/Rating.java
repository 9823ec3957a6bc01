package dev.rulewright.simulator.statistics.rating;

import dev.rulewright.simulator.statistics.Estimate;

/// How strong an agent is, relative to the anchor, whose rating is 0; or what a circumstance such
/// as beginning adds to a rating.
///
/// @param name the agent or the circumstance
/// @param elo in Elo, with its interval: 0 to 0 for the anchor, and everything if no games tell.
///   Not a number where no finite rating explains the games best, because the agent never lost half
///   a point against those around the anchor, or never scored one: then only one end of the
///   interval is known, a one-sided bound.
public record Rating(String name, Estimate elo) {}
