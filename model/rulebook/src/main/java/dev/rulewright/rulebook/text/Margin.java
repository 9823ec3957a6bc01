package dev.rulewright.rulebook.text;

import java.util.List;
import java.util.stream.IntStream;

/// The right margin at which the lines of a text are broken, as those show behind which it goes on
/// in lower case.
///
/// @param room a line is full if it were at least so long with the first word of the next one, in
///   characters
record Margin(int room) {

  /// Of a text in which no line is full.
  private static final Margin NONE = new Margin(Integer.MAX_VALUE);

  /// Of a text in columns of several widths, in which every line may be full.
  private static final Margin ANY = new Margin(0);

  /// Fewer lines show nothing: one may be an entry of a list.
  private static final int FEW = 2;

  /// Of the lines that show the margin, one in so many may be broken early, and one may be too
  /// long.
  private static final int ODD = 10;

  /// Of all lines, one in so many may be longer than those.
  private static final int LONGER = 5;

  /// Of the full lines, at least one in so many must show the margin; in German, few do.
  private static final int LOWER = 4;

  /// If some lines have only so much room, as a part of the longest one, they stand in columns.
  private static final double NARROW = 0.75;

  /// In columns, a line with less room, in characters, stands above a list.
  private static final int SHORT = 30;

  /// The margin of the lines of a text.
  static Margin of(List<Paragraph> lines) {
    List<Integer> broken =
        IntStream.range(1, lines.size())
            .filter(i -> lines.get(i).follows(lines.get(i - 1)))
            .filter(i -> lines.get(i).beginsInLowerCase())
            .filter(i -> !lines.get(i - 1).text().endsWith(":"))
            .boxed()
            .toList();
    if (broken.size() < FEW) {
      return NONE;
    }
    int[] rooms =
        broken.stream().mapToInt(i -> room(lines.get(i - 1), lines.get(i))).sorted().toArray();
    int[] lengths = broken.stream().mapToInt(i -> lines.get(i - 1).length()).sorted().toArray();
    int shortest = rooms[rooms.length / ODD];
    int longest = lengths[lengths.length - 1 - lengths.length / ODD];
    Margin margin =
        shortest <= longest * NARROW ? ANY : new Margin(Math.min(shortest, longest + 1));
    return margin.isOf(lines, broken.size(), longest) ? margin : NONE;
  }

  /// Whether it is the margin of all lines, not only of some that show it.
  private boolean isOf(List<Paragraph> lines, int showing, int longest) {
    long full =
        IntStream.range(1, lines.size())
            .filter(i -> isFull(lines.get(i - 1), lines.get(i)))
            .count();
    long longer = lines.stream().filter(line -> line.length() > longest).count();
    return full <= (long) showing * LOWER && longer * LONGER <= lines.size();
  }

  private static int room(Paragraph line, Paragraph next) {
    return line.length() + 1 + (next.text() + " ").indexOf(' ');
  }

  /// Whether a line is broken because there is no room in it for the first word of the next one.
  boolean isFull(Paragraph line, Paragraph next) {
    int least = equals(ANY) && next.isEntry() ? SHORT : room;
    return next.follows(line) && room(line, next) >= least;
  }
}
