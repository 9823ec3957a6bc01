package dev.rulewright.kernel.declared;

import java.util.Arrays;

/// What lies on the table at one moment, as a row of whole numbers; equal by them.
public final class Position {

  final int[] values;
  private final Layout layout;

  Position(Layout layout, int[] values) {
    this.layout = layout;
    this.values = values;
  }

  // ---- What rules make of it ----

  /// The same with another number.
  ///
  /// @throws IllegalStateException if it is out of the bounds of the counter
  public Position with(Counter counter, int number) {
    return set(counter.at, counter.checked(number));
  }

  /// The same with more, or less.
  ///
  /// @throws IllegalStateException as above
  public Position plus(Counter counter, int more) {
    return with(counter, values[counter.at] + more);
  }

  /// The same with another thing.
  public <V> Position with(Choice<V> choice, V thing) {
    return set(choice.at, choice.index(thing));
  }

  /// The same waiting for another stage.
  public Position then(Stage stage) {
    return set(Layout.STAGE, stage.index());
  }

  /// The same with a thing moved from one pile to another.
  ///
  /// @throws IllegalStateException if it does not lie there
  public <V> Position moved(V thing, Pile<V> from, Pile<V> to) {
    int at = from.index(thing);
    if (values[at] == 0) {
      throw new IllegalStateException(
          "%s does not lie in %s".formatted(from.supply().things.name(thing), from.key()));
    }
    int[] changed = values.clone();
    changed[at]--;
    changed[to.index(thing)]++;
    return new Position(layout, changed);
  }

  /// The same with everything moved from one pile to another.
  public <V> Position movedAll(Pile<V> from, Pile<V> to) {
    if (from.equals(to)) {
      return this;
    }
    int[] changed = values.clone();
    for (int i = 0; i < from.width(); i++) {
      changed[to.at + i] += changed[from.at + i];
      changed[from.at + i] = 0;
    }
    return new Position(layout, changed);
  }

  private Position set(int at, int value) {
    if (values[at] == value) {
      return this;
    }
    int[] changed = values.clone();
    changed[at] = value;
    return new Position(layout, changed);
  }

  // ---- For those who look at numbers ----

  /// The number of numbers, the same in all positions of a game.
  public int size() {
    return values.length;
  }

  /// One of the numbers.
  ///
  /// @param index from 0 to below [#size]
  public int number(int index) {
    return values[index];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position position && Arrays.equals(values, position.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  /// The text form, in one line.
  @Override
  public String toString() {
    return layout.text(this);
  }
}
