package dev.rulewright.kernel.text;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// A piece of an input line, and the place where it begins.
public record Word(String text, Place place) {

  /// The key of a field.
  public static Word key(Field field) {
    return new Word(field.key(), field.keyPlace());
  }

  /// The value of a field.
  public static Word value(Field field) {
    return new Word(field.value(), field.valuePlace());
  }

  /// Whether the text is this one.
  public boolean is(String other) {
    return text.equals(other);
  }

  /// Whether this says that there is nothing: `none`, or no text at all.
  public boolean isNone() {
    return text.isEmpty() || is("none");
  }

  /// Begins a report about this word that does not repeat it.
  public BadInput.Report at() {
    return BadInput.at(place);
  }

  /// Begins a report about this word that repeats it.
  public BadInput.Report found() {
    return at().found(text);
  }

  /// The exception that says what is wrong with this word.
  ///
  /// @param sentence a format for the arguments
  @SuppressWarnings("AnnotateFormatMethod")
  public BadInput because(String sentence, Object... arguments) {
    return found().because(sentence.formatted(arguments));
  }

  /// The exception that says what was expected instead of this word.
  ///
  /// @param what a format for the arguments
  @SuppressWarnings("AnnotateFormatMethod")
  public BadInput expected(String what, Object... arguments) {
    return found().expected(what.formatted(arguments));
  }

  /// The one of several things whose name this is.
  ///
  /// @param things such that no two have the same text
  /// @param kind what they are, such as `a card`
  /// @throws BadInput if it is none of them
  public <T> T among(Collection<? extends T> things, String kind) {
    return things.stream()
        .filter(thing -> is(thing.toString()))
        .<T>map(thing -> thing)
        .findFirst()
        .orElseThrow(() -> unknown(things, kind));
  }

  /// The exception that says that this names none of several things.
  public BadInput unknown(Collection<?> things, String kind) {
    return at().unknown(kind, text, things.stream().map(Object::toString).toList());
  }

  /// The whole number that is written here.
  ///
  /// @param what what it counts, such as `the damage taken`
  /// @throws BadInput if it is none, or out of bounds
  public int number(int least, int most, String what) {
    if (text.matches("\\d{1,9}")) {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    }
    String bounds =
        most == Integer.MAX_VALUE ? "at least " + least : "from " + least + " to " + most;
    throw found().expected(what + ", a whole number " + bounds);
  }

  /// The part between two offsets, without blanks around it.
  public Word part(int from, int to) {
    int start = from;
    while (start < to && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    var at = place.after(start);
    return new Word(text.substring(start, to).stripTrailing(), at);
  }

  /// The part from an offset to the end, without blanks around it.
  public Word from(int offset) {
    return part(offset, text.length());
  }

  /// The part from the beginning of one part to the end of another.
  public Word spanning(Word first, Word last) {
    return part(offset(first), offset(last) + last.text.length());
  }

  private int offset(Word part) {
    return part.place.column() - place.column();
  }

  /// The empty word behind the last letter, where something is missing.
  public Word end() {
    return part(text.length(), text.length());
  }

  /// The pieces between occurrences of a separator, without blanks around them; a piece may be
  /// empty.
  public List<Word> pieces(char separator) {
    var pieces = new ArrayList<Word>();
    int start = 0;
    for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, start)) {
      pieces.add(part(start, at));
      start = at + 1;
    }
    pieces.add(from(start));
    return pieces;
  }

  /// The pieces between blanks.
  public List<Word> words() {
    var words = new ArrayList<Word>();
    int start = 0;
    for (int at = 0; at <= text.length(); at++) {
      if (at == text.length() || Character.isWhitespace(text.charAt(at))) {
        if (at > start) {
          words.add(part(start, at));
        }
        start = at + 1;
      }
    }
    return words;
  }

  /// The text.
  @Override
  public String toString() {
    return text;
  }
}
