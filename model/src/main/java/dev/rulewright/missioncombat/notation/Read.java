package dev.rulewright.missioncombat.notation;

/// A value, and the word that it was read from; a default stands where the text begins.
record Read<T>(T value, Word word) {}
