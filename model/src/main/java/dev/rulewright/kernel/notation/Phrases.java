package dev.rulewright.kernel.notation;

import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// How the members of a closed family are read, stages or moves: each text begins with a word that
/// says which member it is, and goes on with what that carries.
///
/// @param <T> the family
public final class Phrases<T> {

  private final String what;
  private final String whole;
  private final Map<String, Function<Cursor, ? extends T>> readings = new LinkedHashMap<>();

  /// No phrase yet.
  ///
  /// @param what what a text is, such as `a stage`
  /// @param whole what has ended when more follows than there should, such as `the stage`
  public Phrases(String what, String whole) {
    this.what = what;
    this.whole = whole;
  }

  /// Adds a phrase.
  ///
  /// @param reading reads the words behind the first
  public Phrases<T> with(String word, Function<Cursor, ? extends T> reading) {
    readings.put(word, reading);
    return this;
  }

  /// Adds values that carry nothing and whose text is their name.
  public Phrases<T> with(Iterable<? extends T> values) {
    values.forEach(value -> readings.put(value.toString(), _ -> value));
    return this;
  }

  /// The value that a text means.
  ///
  /// @throws dev.rulewright.kernel.BadInput if it means none
  public T read(Word text) {
    var words = new Cursor(text);
    T value = read(words);
    words.finish(whole);
    return value;
  }

  /// The value of a phrase that something else may follow.
  ///
  /// @throws dev.rulewright.kernel.BadInput if there is none
  public T read(Cursor words) {
    Word first = words.next(what + ": " + String.join(", ", readings.keySet()));
    Function<Cursor, ? extends T> reading = readings.get(first.text());
    if (reading == null) {
      throw first.unknown(readings.keySet(), what);
    }
    return reading.apply(words);
  }

  /// The phrases as a form.
  public Form<T> form(Function<T, String> writing) {
    return new Form<>(Form.Kind.PHRASE, what, List.copyOf(readings.keySet()), writing, this::read);
  }
}
