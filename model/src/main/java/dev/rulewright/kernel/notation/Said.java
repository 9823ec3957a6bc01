package dev.rulewright.kernel.notation;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/// What is said in the fields of a position: by the position itself, or by somebody who has written
/// it down.
///
/// @param <P> positions
public interface Said<P> {

  /// What one field says, or what it means that it is missing.
  ///
  /// @throws dev.rulewright.kernel.BadInput if what was written makes no sense
  <V> V of(Entry<P, V> entry);

  /// What a field says that is left out where it says what is usual.
  default <V> V of(String key, Form<V> form, Function<P, V> of, V usual) {
    return of(Entry.of(key, form, of, usual));
  }

  /// What is said of a part of a position, such as what one player has.
  ///
  /// @param prefix what the keys begin with
  default <S> Part<P, S> part(String prefix, Function<P, S> part) {
    return new Part<>(this, prefix, part);
  }

  /// What is said of a part of a position.
  record Part<P, S>(Said<P> said, String prefix, Function<P, S> part) {

    /// What a field says that is left out where it says what is usual.
    public <V> V of(String key, Form<V> form, Function<S, V> of, V usual) {
      return said.of(field(key, form, of, usual));
    }

    /// A field.
    public <V> Entry<P, V> field(String key, Form<V> form, Function<S, V> of, V usual) {
      return Entry.of(prefix + key, form, position -> of.apply(part.apply(position)), usual);
    }
  }

  /// What a position says.
  record By<P>(P position) implements Said<P> {

    @Override
    public <V> V of(Entry<P, V> entry) {
      return entry.of().apply(position);
    }
  }

  /// Nothing, so that everything is usual.
  static <P> Said<P> nothing() {
    return new Asked<>();
  }

  /// The fields of which positions are made, in the order in which they are asked for.
  ///
  /// @param position makes a position of what is said, asking for each field in any case
  static <P> List<Entry<P, ?>> entries(Consumer<Said<P>> position) {
    var asked = new Asked<P>();
    position.accept(asked);
    return asked.entries();
  }
}
