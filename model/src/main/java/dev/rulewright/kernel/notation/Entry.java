package dev.rulewright.kernel.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.text.Word;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;

/// One field of the positions of a game.
///
/// @param form how its value is written, and what it can be
/// @param of what a position says
/// @param missing what it means that the field is not written, from what else is said
/// @param reading reads a value, from what else is said; as the form does unless said otherwise
/// @param agrees whether what was expected, the first, is what a position says
/// @param <P> positions
/// @param <V> values
public record Entry<P, V>(
    String key,
    Presence presence,
    Form<V> form,
    Function<P, V> of,
    Function<Said<P>, V> missing,
    BiFunction<Said<P>, Word, V> reading,
    BiPredicate<V, V> agrees) {

  /// When a field is written.
  public enum Presence {
    /// Unless it says what it means that it is missing.
    UNLESS_USUAL,
    /// Always.
    ALWAYS,
    /// Never: it follows from other fields, and can only be expected.
    NEVER
  }

  /// A field that is left out where it says what is usual.
  public static <P, V> Entry<P, V> of(String key, Form<V> form, Function<P, V> of, V usual) {
    return new Entry<>(
        key,
        Presence.UNLESS_USUAL,
        form,
        of,
        _ -> usual,
        (_, word) -> form.read(word),
        form::alike);
  }

  /// A field that follows from a position and can be expected, but not given.
  public static <P, V> Entry<P, V> derived(String key, Form<V> form, Function<P, V> of) {
    Function<Said<P>, V> nobody =
        _ -> {
          throw new IllegalStateException("nobody can write " + key);
        };
    return new Entry<>(
        key, Presence.NEVER, form, of, nobody, (_, word) -> form.read(word), form::alike);
  }

  /// The field written even where it says what is usual.
  public Entry<P, V> always() {
    return new Entry<>(key, Presence.ALWAYS, form, of, missing, reading, agrees);
  }

  /// The field with something else usual, which depends on what else is said.
  public Entry<P, V> usually(Function<Said<P>, V> usual) {
    return new Entry<>(key, presence, form, of, usual, reading, agrees);
  }

  /// The field read otherwise, because that depends on what else is said.
  public Entry<P, V> read(BiFunction<Said<P>, Word, V> otherwise) {
    return new Entry<>(key, presence, form, of, missing, otherwise, agrees);
  }

  /// The field compared otherwise.
  ///
  /// @param fits whether what was expected, the first, is what a position says
  public Entry<P, V> agreeing(BiPredicate<V, V> fits) {
    return new Entry<>(key, presence, form, of, missing, reading, fits);
  }

  /// What a position says, or empty where it is left out.
  Optional<Field> field(P position) {
    V value = of.apply(position);
    boolean left =
        switch (presence) {
          case UNLESS_USUAL -> form.alike(value, missing.apply(new Said.By<>(position)));
          case ALWAYS -> false;
          case NEVER -> true;
        };
    return left ? Optional.empty() : Optional.of(Field.of(key, form.write(value)));
  }

  /// What a position says, if it is not what was expected.
  Optional<String> disagreement(P position, Word expected) {
    V actual = of.apply(position);
    V wanted = reading.apply(new Said.By<>(position), expected);
    return agrees.test(wanted, actual) ? Optional.empty() : Optional.of(form.write(actual));
  }
}
