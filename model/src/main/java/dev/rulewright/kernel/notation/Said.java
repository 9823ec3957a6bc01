package dev.rulewright.kernel.notation;

/// What is said in the fields of a position: by the position itself, or by somebody who has written
/// it down.
///
/// @param <P> positions
public interface Said<P> {

  /// What one field says, or what it means that it is missing.
  ///
  /// @throws dev.rulewright.kernel.BadInput if what was written makes no sense
  <V> V of(Entry<P, V> entry);

  /// What a position says.
  record By<P>(P position) implements Said<P> {

    @Override
    public <V> V of(Entry<P, V> entry) {
      return entry.of().apply(position);
    }
  }
}
