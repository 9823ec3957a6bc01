package dev.rulewright.simulator.explore.store;

/// That a property is broken, before the play that breaks it is told.
///
/// @param position the number of the position that breaks it, or of the one before the step
/// @param length steps of the play
/// @param byStep whether a step from that position breaks it
public record Broken(int monitor, int position, int length, boolean byStep) {

  /// Whether this play is shorter, or as long and found before.
  public boolean comesBefore(Broken other) {
    return length != other.length ? length < other.length : position < other.position;
  }
}
