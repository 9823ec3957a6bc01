package dev.rulewright.cli.input;

import dev.rulewright.kernel.Game;

/// A position on the table and the rules that hold there.
///
/// @param <P> positions
/// @param <M> moves
public record Situation<P, M>(Game<P, M> game, P position) {}
