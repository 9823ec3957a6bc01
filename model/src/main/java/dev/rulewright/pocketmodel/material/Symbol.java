package dev.rulewright.pocketmodel.material;

import dev.rulewright.kernel.Name;

/// A symbol printed on units and cards. Which ones are green, silver and gold changes nothing: a
/// card names its symbol.
///
/// - ICON-3: Droid, laser, leader, torpedo and troops are green symbols, carrier and turbolaser
///   silver ones, Force and fortune gold ones.
public enum Symbol {
  DROID,
  LASER,
  LEADER,
  TORPEDO,
  TROOPS,
  CARRIER,
  TURBOLASER,
  FORCE,
  FORTUNE;

  /// The name used in files.
  @Override
  public String toString() {
    return Name.of(name());
  }
}
