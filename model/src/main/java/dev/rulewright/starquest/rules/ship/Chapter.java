package dev.rulewright.starquest.rules.ship;

import dev.rulewright.kernel.reading.Asking;

/// Rules that belong together, on one ship, with what they ask of its reading.
public abstract class Chapter extends Asking {

  protected final Ship ship;

  protected Chapter(Ship ship) {
    super(ship.reading());
    this.ship = ship;
  }
}
