package dev.rulewright.kernel;

/// One of the sides of a game.
public interface Player {

  /// The index of this player in [Game#players].
  int seat();

  /// The name used in notation, files and reports: lower case, words joined by hyphens.
  String id();
}
