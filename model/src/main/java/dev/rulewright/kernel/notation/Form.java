package dev.rulewright.kernel.notation;

import dev.rulewright.kernel.cards.CardKind;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.text.Copies;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/// How the values of one kind are written and read. What is written is read as an equal value.
///
/// @param what what a value is, for reports and for whoever fills in a field, such as `a faction`
/// @param values the text of each value, or the words it may begin with; empty if there are too
///   many to list
/// @param writing gives `none` if there is nothing
/// @param reading throws [dev.rulewright.kernel.BadInput] for a text that means no value
public record Form<V>(
    Kind kind,
    String what,
    List<String> values,
    Function<V, String> writing,
    Function<Word, V> reading) {

  /// What stands for a value that is not there.
  public static final String NONE = "none";

  private static final int MOST_COPIES = 99;

  /// The kinds of values that are written.
  public enum Kind {
    /// A whole number.
    NUMBER,
    /// One of [Form#values].
    CHOICE,
    /// Things with commas between them.
    LIST,
    /// A text that begins with one of [Form#values], if there are any.
    PHRASE
  }

  /// A whole number.
  public static Form<Integer> number(int least, int most, String what) {
    return new Form<>(
        Kind.NUMBER, what, List.of(), String::valueOf, word -> word.number(least, most, what));
  }

  /// One of several values.
  ///
  /// @param values such that no two have the same text
  public static <V> Form<V> choice(Collection<? extends V> values, String what) {
    return new Form<>(
        Kind.CHOICE,
        what,
        values.stream().map(Object::toString).toList(),
        Object::toString,
        word -> word.among(values, what));
  }

  /// `yes` or `no`.
  public static Form<Boolean> yesOrNo() {
    Form<String> words = choice(List.of("yes", "no"), "yes or no");
    return new Form<>(
        words.kind,
        words.what,
        words.values,
        value -> value ? "yes" : "no",
        word -> words.read(word).equals("yes"));
  }

  /// A phrase without a list of words that it may begin with.
  public static <V> Form<V> phrase(
      String what, Function<V, String> writing, Function<Word, V> reading) {
    return new Form<>(Kind.PHRASE, what, List.of(), writing, reading);
  }

  /// Things with commas between them, or `none`.
  ///
  /// @param reading reads the whole list
  public static <V> Form<List<V>> list(
      String what, Function<List<V>, String> writing, Function<Word, List<V>> reading) {
    return new Form<>(
        Kind.LIST,
        what,
        List.of(),
        list -> list.isEmpty() ? NONE : writing.apply(list),
        word -> word.isNone() ? List.of() : reading.apply(word));
  }

  /// A list written as it stands, without counting copies.
  public static <V> Form<List<V>> list(String what, Function<Word, List<V>> reading) {
    return list(
        what,
        list -> list.stream().map(Object::toString).collect(Collectors.joining(", ")),
        reading);
  }

  /// Cards with the number of copies of each, such as `rifleman x2, hellfire`; at most 99 of each.
  ///
  /// @param none the pile without cards
  /// @param card reads the name of a card
  public static <C extends CardKind> Form<Pile<C>> cards(Pile<C> none, Function<Word, C> card) {
    return new Form<>(
        Kind.LIST,
        "cards",
        List.of(),
        pile -> pile.isEmpty() ? NONE : pile.toString(),
        list -> {
          Pile<C> pile = none;
          for (Copies copies : Copies.list(list)) {
            C kind = card.apply(copies.thing());
            if (pile.count(kind) + copies.count() > MOST_COPIES) {
              throw copies.thing().because("there are more than %d of these", MOST_COPIES);
            }
            pile = pile.plusAll(Collections.nCopies(copies.count(), kind));
          }
          return pile;
        });
  }

  /// The text of a value.
  public String write(V value) {
    return writing.apply(value);
  }

  /// Whether two values have the same text.
  boolean alike(V one, V other) {
    return one.equals(other) || write(one).equals(write(other));
  }

  /// The value of a text.
  ///
  /// @throws dev.rulewright.kernel.BadInput if it means none
  public V read(Word word) {
    return reading.apply(word);
  }

  /// The value of the next word.
  ///
  /// @throws dev.rulewright.kernel.BadInput if it means none, or there is none
  public V next(Cursor words) {
    return next(words, what);
  }

  /// The value of the next word.
  ///
  /// @param missing what a report calls it if there is no word
  public V next(Cursor words, String missing) {
    return read(words.next(missing));
  }

  /// The values of all words that follow; maybe none.
  public List<V> each(Cursor words) {
    var values = new ArrayList<V>();
    while (words.hasNext()) {
      values.add(next(words));
    }
    return values;
  }
}
