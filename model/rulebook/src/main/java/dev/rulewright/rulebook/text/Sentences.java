package dev.rulewright.rulebook.text;

import dev.rulewright.rulebook.lexicon.Lexicon;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where the sentences of a paragraph begin and end.
final class Sentences {

  /// A part of a text from one character to another, exclusive.
  record Span(int start, int end) {}

  /// The number of an entry, which is no sentence.
  private static final Pattern NUMBERED = Pattern.compile("\\d+\\.\\s*");

  private static final Pattern OPENING = Pattern.compile("^[(\\[„“\"«]+");
  private static final Pattern STOPS = Pattern.compile("\\.+$");
  private static final Pattern DIGITS = Pattern.compile("\\d+");

  /// The number of another thing of the same kind, and what joins both: *der 2. und* before *3.*
  private static final Pattern AND = Pattern.compile("\\d+\\. \\p{Ll}+ $");

  private static final Pattern FIRST_WORD = Pattern.compile("\\p{L}+");

  /// So many letters in front of a place tell what stands before it.
  private static final int NEAR = 60;

  private final Lexicon lexicon;

  Sentences(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  /// The sentences of a text, without blanks around them.
  List<Span> of(String text) {
    var breaks = BreakIterator.getSentenceInstance(lexicon.locale());
    breaks.setText(text);
    var spans = new ArrayList<Span>();
    int start = 0;
    for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
      if (end < text.length() && goesOn(text, start, end)) {
        continue;
      }
      int from = start;
      int to = end;
      while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
        to--;
      }
      if (text.substring(from, to).codePoints().anyMatch(Character::isLetterOrDigit)) {
        spans.add(new Span(from, to));
      } else if (!spans.isEmpty()) {
        spans.add(new Span(spans.removeLast().start(), to));
      }
      start = end;
    }
    return spans;
  }

  private boolean goesOn(String text, int start, int end) {
    if (!Character.isUpperCase(text.codePointAt(end))
        && Character.isLetter(text.codePointAt(end))) {
      return true;
    }
    String before = text.substring(Math.max(start, end - NEAR), end).stripTrailing();
    String word = lower(lastWord(before));
    if (!word.endsWith(".")) {
      return false;
    }
    String bare = STOPS.matcher(OPENING.matcher(word).replaceFirst("")).replaceFirst("");
    return lexicon.abbreviations().contains(bare)
        || NUMBERED.matcher(text).region(start, end).matches()
        || (bare.length() == 1 && Character.isLetter(bare.charAt(0)))
        || (DIGITS.matcher(bare).matches()
            && isOrdinal(before.substring(0, before.length() - word.length()), text, end));
  }

  /// Whether a number with a full stop is an ordinal, as in *der 3. Spieler*.
  ///
  /// @param before what stands in front of it
  /// @param next the first character of what stands behind it
  private boolean isOrdinal(String before, String text, int next) {
    Matcher noun = FIRST_WORD.matcher(text).region(next, text.length());
    boolean follows = noun.lookingAt() && !lexicon.isFunctionWord(lower(noun.group()));
    Set<String> beforeOrdinals = lexicon.beforeOrdinals();
    return follows
        && (beforeOrdinals.contains(lower(lastWord(before.stripTrailing())))
            || (!beforeOrdinals.isEmpty() && AND.matcher(before).find()));
  }

  private String lower(String word) {
    return word.toLowerCase(lexicon.locale());
  }

  private static String lastWord(String sentence) {
    return sentence.substring(sentence.lastIndexOf(' ') + 1);
  }
}
