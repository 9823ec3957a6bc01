package dev.rulewright.simulator.runs;

/// Somebody wished an end, so the rest of the games is not played. Those that were finished have
/// been handed on.
public final class Stopped extends RuntimeException {

  private static final long serialVersionUID = 1;

  /// The wish was heard.
  public Stopped() {
    super("stopped before all games were played");
  }
}
