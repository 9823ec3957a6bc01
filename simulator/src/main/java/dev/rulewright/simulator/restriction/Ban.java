package dev.rulewright.simulator.restriction;

import java.util.function.BiPredicate;

/// Moves that a player has to do without.
///
/// @param name what the player does without, such as `hellfire`
/// @param forbids whether a move that is legal by the rules in a position where the player decides
///   is banned. The answer is the same for moves that are
///   [alike][dev.rulewright.kernel.Moves#alikeUntil], and depends only on what the player sees.
public record Ban<P, M>(String name, BiPredicate<P, M> forbids) {}
