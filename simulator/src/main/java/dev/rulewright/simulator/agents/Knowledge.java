package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.Game;

/// What agents are told about a game before they play it.
///
/// @param evaluation how good positions look at first sight
/// @param determinization what may be behind what a player cannot see
public record Knowledge<P, M>(
    Game<P, M> game, Evaluation<P> evaluation, Determinization<P, M> determinization) {}
