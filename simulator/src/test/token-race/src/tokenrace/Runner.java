package tokenrace;

import dev.rulewright.kernel.Player;

/// One of the three who race.
public enum Runner implements Player {
  ANT,
  BEE,
  CAT;

  /// Who takes the turn after this runner.
  public Runner next() {
    return values()[(ordinal() + 1) % values().length];
  }

  @Override
  public String toString() {
    return id();
  }
}
