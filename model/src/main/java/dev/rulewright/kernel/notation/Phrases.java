package dev.rulewright.kernel.notation;

import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/// Texts for the values of a closed family: each begins with a word that says which member it is,
/// and goes on with what that carries.
///
/// @param <T> the family
public final class Phrases<T> {

  private record Phrase<T>(
      String word, Function<T, Optional<String>> writing, Function<Cursor, ? extends T> reading) {}

  private final String what;
  private final String end;
  private final List<Phrase<T>> phrases = new ArrayList<>();

  /// No phrase yet.
  ///
  /// @param end what a text is when it is over, such as `the stage`
  /// @param what what a text is, such as `a stage`
  public Phrases(String what, String end) {
    this.what = what;
    this.end = end;
  }

  /// Adds a phrase.
  ///
  /// @param writing what a value carries, or empty if the value is another member
  /// @param reading reads the words behind the first
  public Phrases<T> with(
      String word, Function<T, Optional<String>> writing, Function<Cursor, ? extends T> reading) {
    phrases.add(new Phrase<>(word, writing, reading));
    return this;
  }

  /// Adds a phrase that is only read, as values write themselves.
  public Phrases<T> reading(String word, Function<Cursor, ? extends T> reading) {
    return with(word, _ -> Optional.empty(), reading);
  }

  /// Adds a member that carries something of no common form.
  public <S extends T> Phrases<T> with(
      String word, Class<S> member, Function<S, String> writing, Function<Cursor, S> reading) {
    return with(
        word,
        value -> member.isInstance(value) ? Optional.of(writing.apply(member.cast(value))) : none(),
        reading);
  }

  /// Adds a value that carries nothing.
  public Phrases<T> with(String word, T value) {
    return with(
        word, other -> other.equals(value) ? Optional.of("") : Optional.empty(), _ -> value);
  }

  /// Adds a member that carries one thing.
  public <S extends T, A> Phrases<T> with(
      String word, Class<S> member, Form<A> form, Function<S, A> part, Function<A, S> made) {
    return with(
        word,
        member,
        value -> form.write(part.apply(value)),
        words -> made.apply(form.next(words)));
  }

  /// Adds a member that carries two things.
  public <S extends T, A, B> Phrases<T> with(
      String word,
      Class<S> member,
      Form<A> form,
      Function<S, A> part,
      Form<B> form2,
      Function<S, B> part2,
      BiFunction<A, B, S> made) {
    return with(
        word,
        member,
        value -> form.write(part.apply(value)) + " " + form2.write(part2.apply(value)),
        words -> made.apply(form.next(words), form2.next(words)));
  }

  private static Optional<String> none() {
    return Optional.empty();
  }

  /// The words with which a phrase can begin.
  public List<String> words() {
    return phrases.stream().map(Phrase::word).toList();
  }

  /// The text of a value.
  ///
  /// @throws IllegalStateException if no phrase is for this value
  public String write(T value) {
    for (Phrase<T> phrase : phrases) {
      Optional<String> rest = phrase.writing.apply(value);
      if (rest.isPresent()) {
        return (phrase.word + " " + rest.get()).stripTrailing();
      }
    }
    throw new IllegalStateException("no phrase for " + value);
  }

  /// The value that a text means.
  ///
  /// @throws dev.rulewright.kernel.BadInput if it means none
  public T read(Word text) {
    var words = new Cursor(text);
    T value = read(words);
    words.finish(end);
    return value;
  }

  /// The value of a phrase that something else may follow.
  ///
  /// @throws dev.rulewright.kernel.BadInput if there is none
  public T read(Cursor words) {
    Word first = words.next(what + ": " + String.join(", ", words()));
    return phrases.stream()
        .filter(phrase -> first.is(phrase.word))
        .findFirst()
        .<T>map(phrase -> phrase.reading.apply(words))
        .orElseThrow(() -> first.unknown(words(), what));
  }

  /// The phrases as a form.
  public Form<T> form() {
    return new Form<>(Form.Kind.PHRASE, what, words(), this::write, this::read);
  }
}
