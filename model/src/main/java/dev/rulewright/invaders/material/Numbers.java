package dev.rulewright.invaders.material;

/// The numbers of the game.
///
/// @param startingHand cards that each player draws before the first turn
/// @param drawn cards drawn at the beginning of a turn
/// @param marker where the plot marker begins, at least 1
/// @param first who has the first turn
public record Numbers(int startingHand, int drawn, int marker, Seat first) {}
