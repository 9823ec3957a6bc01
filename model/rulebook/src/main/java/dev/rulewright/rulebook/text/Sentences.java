package dev.rulewright.rulebook.text;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Where the sentences of a paragraph begin and end.
final class Sentences {

  /// A part of a text from one character to another, exclusive.
  record Span(int start, int end) {}

  /// The number of an entry, which is no sentence.
  private static final Pattern NUMBERED = Pattern.compile("\\d+\\.\\s*");

  private static final Pattern OPENING = Pattern.compile("^[(\\[„“\"«]+");
  private static final Pattern STOPS = Pattern.compile("\\.+$");

  private final Locale locale;

  /// Words with a full stop that ends no sentence, in lower case, without the last full stop.
  private final Set<String> abbreviations;

  Sentences(Locale locale, Set<String> abbreviations) {
    this.locale = locale;
    this.abbreviations = Set.copyOf(abbreviations);
  }

  /// The sentences of a text, without blanks around them.
  List<Span> of(String text) {
    var breaks = BreakIterator.getSentenceInstance(locale);
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
    String word = lastWord(text.substring(start, end)).toLowerCase(locale);
    if (!word.endsWith(".")) {
      return false;
    }
    String bare = STOPS.matcher(OPENING.matcher(word).replaceFirst("")).replaceFirst("");
    return abbreviations.contains(bare)
        || NUMBERED.matcher(text.substring(start, end)).matches()
        || (bare.length() == 1 && Character.isLetter(bare.charAt(0)));
  }

  private static String lastWord(String sentence) {
    String stripped = sentence.stripTrailing();
    return stripped.substring(stripped.lastIndexOf(' ') + 1);
  }
}
