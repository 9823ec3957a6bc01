package dev.rulewright.starquest.material;

/// What is played for, with what.
///
/// @param name the name of the map
/// @param primary whether there is a primary mission, which is to reach a square
/// @param secondaryVictim the index of the alien whose fall is the secondary mission, or -1
/// @param blips the blips, by kind of alien
/// @param tokens the reinforcement tokens, by kind of alien
/// @param events the event deck, by kind of card
public record Mission(
    String name, boolean primary, int secondaryVictim, long blips, long tokens, long events) {}
