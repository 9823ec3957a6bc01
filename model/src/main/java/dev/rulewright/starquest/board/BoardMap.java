package dev.rulewright.starquest.board;

import dev.rulewright.kernel.Place;

/// A map file: the board and what its head says about the mission.
///
/// @param name the name of the map
/// @param board the squares
/// @param primary the primary mission: none, or to reach a square, which is [Board#goal]
/// @param secondary the secondary mission: `none` or `eliminate FIGURE`
/// @param secondaryPlace where that stands
/// @param events the event deck, such as `quiet 27, secondary-mission 1`; empty if not given
/// @param eventsPlace where that stands
public record BoardMap(
    String name,
    Board board,
    boolean primary,
    String secondary,
    Place secondaryPlace,
    String events,
    Place eventsPlace) {}
