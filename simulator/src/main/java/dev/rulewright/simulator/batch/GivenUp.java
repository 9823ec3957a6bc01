package dev.rulewright.simulator.batch;

/// A game is given up because an end is wished at once.
final class GivenUp extends RuntimeException {

  private static final long serialVersionUID = 1;

  GivenUp() {
    super("given up", null, false, false);
  }
}
