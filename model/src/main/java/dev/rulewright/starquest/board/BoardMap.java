package dev.rulewright.starquest.board;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;

/// A map file: the board and what its head says about the mission.
///
/// @param name the name of the map
/// @param board the squares
/// @param primary whether there is a primary mission, which is to reach [Board#goal]
/// @param secondary the secondary mission: `none` or `eliminate FIGURE`
/// @param events the event deck, such as `quiet 27, secondary-mission 1`; empty if not given
/// @param lastDock where the head lists the last entry area
public record BoardMap(
    String name, Board board, boolean primary, Word secondary, Word events, Place lastDock) {}
