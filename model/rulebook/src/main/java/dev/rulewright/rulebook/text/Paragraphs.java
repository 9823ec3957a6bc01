package dev.rulewright.rulebook.text;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.regex.Pattern;

/// The paragraphs of a text: what stands between blank lines, except that lines of a text that is
/// not wrapped stand for themselves, and that a paragraph that a page break has split is joined.
/// Numbers of pages are left out.
final class Paragraphs {

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern NUMBER = Pattern.compile("\\(?\\d.*");
  private static final Pattern ENDS = Pattern.compile(".*[.!?:;…\"”“»)\\]][*]*");
  private static final Pattern PAGE = Pattern.compile("[-–|]?\\s*\\d{1,4}\\s*[-–|]?");

  /// A word that the end of a line divides, and what follows it if that is more than a joining
  /// word, as in *Spiel- und Gebietskarten*.
  private static final Pattern DIVIDED = Pattern.compile(".*\\p{Ll}-");

  private static final Pattern REST = Pattern.compile("\\p{Ll}{4,}.*");

  /// A line shorter than this, in characters, may be a heading; it is never joined to the next.
  private static final int LONG = 60;

  /// A line shorter than this stands above a list that counts things.
  private static final int SHORT = 30;

  private static final String QUOTES = "„“\"«";

  private Paragraphs() {}

  /// The paragraphs of some lines by their numbers.
  static List<Paragraph> of(SortedMap<Integer, String> lines) {
    boolean wrapped = isWrapped(lines);
    var paragraphs = new ArrayList<Paragraph>();
    int before = -1;
    for (var line : lines.entrySet()) {
      String text = BLANKS.matcher(line.getValue().strip()).replaceAll(" ");
      if (text.isEmpty() || PAGE.matcher(text).matches()) {
        continue;
      }
      var next =
          new Paragraph(
              List.of(line.getKey()), List.of(text), line.getValue().strip().contains("\t"));
      boolean follows = line.getKey() == before + 1;
      boolean goesOn =
          !paragraphs.isEmpty()
              && !isNewEntry(paragraphs.getLast(), text, follows && wrapped)
              && !next.row()
              && !paragraphs.getLast().row()
              && ((follows && wrapped) || isSplit(paragraphs.getLast(), text));
      if (goesOn) {
        next = joined(paragraphs.removeLast(), next);
      }
      paragraphs.add(next);
      before = line.getKey();
    }
    return paragraphs;
  }

  /// Whether a line begins an entry of a list; a number may also go on with the sentence of the
  /// line before it, as in *each player takes / 5 coins*.
  ///
  /// @param wrapped whether the line follows in a text whose lines are broken at a margin
  private static boolean isNewEntry(Paragraph before, String line, boolean wrapped) {
    String last = before.lines().getLast();
    boolean goesOn =
        wrapped
            && NUMBER.matcher(line).matches()
            && !ENDS.matcher(last).matches()
            && last.length() >= (before.isEntry() ? LONG : SHORT);
    return Paragraph.isEntry(line) && !goesOn;
  }

  private static Paragraph joined(Paragraph before, Paragraph next) {
    boolean divided =
        DIVIDED.matcher(before.lines().getLast()).matches()
            && REST.matcher(next.lines().getFirst()).matches();
    return divided ? before.dividedAnd(next) : before.and(next);
  }

  /// Whether lines are broken at a right margin: then many of those that follow another one begin
  /// in lower case.
  private static boolean isWrapped(SortedMap<Integer, String> lines) {
    int following = 0;
    int lower = 0;
    String before = "";
    for (String line : lines.values()) {
      if (!before.isBlank() && !line.isBlank()) {
        following++;
        lower += Character.isLowerCase(line.strip().codePointAt(0)) ? 1 : 0;
      }
      before = line;
    }
    return following > 0 && lower * 4 > following;
  }

  /// Whether a paragraph breaks off in the midst of a sentence that goes on with a text. An entry
  /// of a list may end without a full stop.
  private static boolean isSplit(Paragraph before, String text) {
    String last = before.lines().getLast();
    if (last.endsWith(":") && QUOTES.indexOf(text.charAt(0)) >= 0) {
      return true;
    }
    return last.length() >= LONG
        && !ENDS.matcher(last).matches()
        && (Character.isLowerCase(text.codePointAt(0))
            || (!before.isEntry() && text.length() >= LONG));
  }
}
