package dev.rulewright.rulebook.text;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.regex.Pattern;

/// The paragraphs of a text: a line goes on in the next one if it is full, or if its sentence goes
/// on there in lower case; and a paragraph that a page break has split is joined. Numbers of pages
/// are left out.
final class Paragraphs {

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern ENDS = Pattern.compile(".*[.!?:;…\"”“»)\\]][*]*");
  private static final Pattern PAGE = Pattern.compile("[-–|]?\\s*\\d{1,4}\\s*[-–|]?");

  /// A word that the end of a line divides, and what follows it if that is more than a joining
  /// word, as in *Spiel- und Gebietskarten*.
  private static final Pattern DIVIDED = Pattern.compile(".*\\p{Ll}-");

  private static final Pattern REST = Pattern.compile("\\p{Ll}{4,}.*");

  /// A line shorter than this, in characters, may be a heading; no page break has split it.
  private static final int LONG = 60;

  private static final String QUOTES = "„“\"«";

  /// What stands in each line that is not empty.
  private final List<Paragraph> lines;

  private final Margin margin;

  private Paragraphs(List<Paragraph> lines) {
    this.lines = lines;
    margin = Margin.of(lines);
  }

  /// The paragraphs of some lines by their numbers.
  static List<Paragraph> of(SortedMap<Integer, Line> lines) {
    var single = new ArrayList<Paragraph>();
    lines.forEach((number, line) -> {
      String text = BLANKS.matcher(line.text().strip()).replaceAll(" ");
      if (!text.isEmpty() && !PAGE.matcher(text).matches()) {
        single.add(new Paragraph(List.of(number), List.of(text), line.form()));
      }
    });
    return new Paragraphs(single).joined();
  }

  private List<Paragraph> joined() {
    var paragraphs = new ArrayList<Paragraph>();
    for (int i = 0; i < lines.size(); i++) {
      Paragraph next = lines.get(i);
      if (i > 0 && goesOn(paragraphs.getLast(), i)) {
        next = joined(paragraphs.removeLast(), next);
      }
      paragraphs.add(next);
    }
    return paragraphs;
  }

  /// Whether a paragraph goes on in the next line.
  private boolean goesOn(Paragraph before, int line) {
    Paragraph next = lines.get(line);
    if (next.isHeading() || before.isHeading()) {
      return false;
    }
    boolean full = margin.isFull(lines.get(line - 1), next);
    boolean open = !ENDS.matcher(before.lines().getLast()).matches();
    if (next.isEntry() || before.isRow()) {
      return full && isWithin(before, next, open);
    }
    return full
        || (open
            && next.follows(before)
            && next.beginsInLowerCase()
            && !before.beginsInLowerCase()
            && isEnding(line))
        || isSplit(before, next);
  }

  /// Whether what looks like an entry of a list goes on with the sentence of the line before it, as
  /// in *each player takes / 5 coins*; in a list, entries have the same mark.
  private static boolean isWithin(Paragraph before, Paragraph next, boolean open) {
    boolean inBrackets = before.text().lastIndexOf('(') > before.text().lastIndexOf(')');
    return inBrackets || (open && next.mark() != before.mark());
  }

  /// Whether the lines that begin in lower case, from one on, end a sentence or go on; if not, they
  /// are a list.
  private boolean isEnding(int line) {
    int last = line;
    while (last + 1 < lines.size()
        && lines.get(last + 1).follows(lines.get(last))
        && lines.get(last + 1).beginsInLowerCase()) {
      last++;
    }
    return ENDS.matcher(lines.get(last).text()).matches()
        || (last + 1 < lines.size() && margin.isFull(lines.get(last), lines.get(last + 1)));
  }

  private static Paragraph joined(Paragraph before, Paragraph next) {
    boolean divided =
        DIVIDED.matcher(before.lines().getLast()).matches()
            && REST.matcher(next.lines().getFirst()).matches();
    return divided ? before.dividedAnd(next) : before.and(next);
  }

  /// Whether a paragraph breaks off in the midst of a sentence that goes on with a text. An entry
  /// of a list may end without a full stop.
  private static boolean isSplit(Paragraph before, Paragraph next) {
    String last = before.lines().getLast();
    if (last.endsWith(":") && QUOTES.indexOf(next.text().charAt(0)) >= 0) {
      return true;
    }
    if (ENDS.matcher(last).matches()) {
      return false;
    }
    return next.beginsInLowerCase()
        ? !next.follows(before) && before.length() >= LONG
        : !before.isEntry() && last.length() >= LONG && next.length() >= LONG;
  }
}
