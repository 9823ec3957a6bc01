package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Said;

/// One of several things on the table: who moves, what stands on a square, whether a card lies
/// open.
///
/// @param <V> the things
public final class Choice<V> extends Slot {

  private final Things<V> things;
  private final int first;

  /// @param first the thing before play; in a text it is the first of the things that is not
  ///   written
  Choice(String key, int at, Things<V> things, V first) {
    super(key, at);
    this.things = things;
    this.first = things.index(first);
  }

  /// The thing in a position.
  public V of(Position position) {
    return things.get(position.values[at]);
  }

  /// Whether it is a certain thing in a position.
  public boolean is(Position position, V thing) {
    return position.values[at] == things.index(thing);
  }

  int index(V thing) {
    return things.index(thing);
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
  Entry<Position, V> entry() {
    var form =
        new Form<V>(Form.Kind.CHOICE, things.what(), things.names(), things::name, things::read);
    return Entry.of(key(), form, this::of, things.get(0));
  }

  /// Whether it is the first of the things, which on a board is nothing.
  boolean isFirst(Position position) {
    return position.values[at] == 0;
  }

  @Override
  String said(Position position) {
    return things.name(position.values[at]);
  }

  @Override
  void take(Said<Position> said, int[] values) {
    values[at] = things.index(said.of(entry()));
  }
}
