package dev.rulewright.kernel.declared;

/// A move, or an outcome of chance: a verb and a choice for its blanks. Moves with the same words
/// in the same place of a declaration are equal.
public final class Move {

  private final Verb<?> verb;
  private final int index;

  Move(Verb<?> verb, int index) {
    this.verb = verb;
    this.index = index;
  }

  /// Its verb.
  public Verb<?> verb() {
    return verb;
  }

  int index() {
    return index;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Move move && index == move.index && verb.number() == move.verb.number();
  }

  @Override
  public int hashCode() {
    return 31 * verb.number() + index;
  }

  /// The text form.
  @Override
  public String toString() {
    return verb.text(index);
  }
}
