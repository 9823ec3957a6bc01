package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Said;

/// A whole number on the table: points, damage, the number of the turn.
public final class Counter extends Slot {

  private static final int MOST = 999_999_999;

  private final int least;
  private final int most;
  private final int first;

  Counter(String key, int at, int least, int most, int first) {
    super(key, at);
    this.least = least;
    this.most = most;
    this.first = first;
    if (least < 0 || most > MOST || first < least || first > most) {
      throw Setup.mistake(
          "%s from %d to %d, %d before play: expected numbers from 0 to %d"
              .formatted(key, least, most, first, MOST));
    }
  }

  /// The number in a position.
  public int of(Position position) {
    return position.values[at];
  }

  /// The number, if it can be shown.
  ///
  /// @throws IllegalStateException if it is out of bounds
  int checked(int number) {
    if (number < least || number > most) {
      throw new IllegalStateException(
          "%s would be %d, declared from %d to %d".formatted(key(), number, least, most));
    }
    return number;
  }

  @Override
  int width() {
    return 1;
  }

  @Override
  void lay(int[] values) {
    values[at] = first;
  }

  @Override
  Entry<Position, Integer> entry() {
    return Entry.of(key(), Form.number(least, most, key()), this::of, first);
  }

  @Override
  String said(Position position) {
    return Integer.toString(of(position));
  }

  @Override
  void take(Said<Position> said, int[] values) {
    values[at] = said.of(entry());
  }
}
