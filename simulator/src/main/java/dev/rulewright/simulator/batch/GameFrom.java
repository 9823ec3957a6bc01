package dev.rulewright.simulator.batch;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Variant;

/// A game whose plays begin in a position of somebody's choice; its rules are those of another one.
public record GameFrom<P, M>(Game<P, M> game, P opening) implements Variant<P, M> {}
