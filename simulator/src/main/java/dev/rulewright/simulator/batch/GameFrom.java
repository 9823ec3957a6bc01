package dev.rulewright.simulator.batch;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Variant;

/// A game whose plays begin in a position of somebody's choice; its rules are those of another one.
///
/// @param game the game with these rules
/// @param opening where plays begin
/// @param <P> positions of the game
/// @param <M> moves of the game
public record GameFrom<P, M>(Game<P, M> game, P opening) implements Variant<P, M> {}
