package dev.rulewright.kernel;

/// One of the sides of a game: a constant of an enum, in seat order.
public interface Player {

  /// The index among the constants.
  int ordinal();

  /// The name of the constant.
  String name();

  /// The index of this player in [Game#players].
  default int seat() {
    return ordinal();
  }

  /// The name used in notation, files and reports: lower case, words joined by hyphens.
  default String id() {
    return Name.of(name());
  }
}
