package dev.rulewright.rulebook.compare.matching;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Rows beside each other in which one says what the other lacks. An aligner that finds nothing in
/// common leaves such sentences alone; they are compared with each other before anyone is told that
/// they are missing.
public final class Neighbours {

  /// How much such rows are presumed to have in common.
  private static final double COMMON = 0.35;

  /// How much longer one may be than the other.
  private static final double LONGER = 2.2;

  /// How much better lengths must fit, as a natural logarithm.
  private static final double BETTER = 0.03;

  /// So many rows beside each other are tried together.
  private static final int MOST_ROWS = 4;

  /// How much longer the longest edition may be than the shortest if all say the same.
  private static final double AS_LONG = 1.5;

  /// By so many letters short sentences may differ.
  private static final double A_WORD = 8;

  /// One word behind the dash or dot of a list: what the next sentences are about.
  private static final Pattern ONE_WORD = Pattern.compile("[^\\p{L}\\d]+\\s\\p{L}+[.!:]");

  private Neighbours() {}

  /// The rows, those made one that fill each other.
  public static List<Row> joined(List<Row> rows, List<String> languages) {
    var joined = new ArrayList<Row>();
    for (Row row : rows) {
      if (!joined.isEmpty()
          && (fill(joined.getLast(), row, languages) || belong(joined.getLast(), row, languages))) {
        joined.add(join(joined.removeLast(), row, languages));
      } else {
        joined.add(row);
      }
    }
    return inOtherOrder(joined, languages);
  }

  /// The rows, those made one in which editions say the same sentences in another order: each is
  /// silent where another one speaks, and together all say about as much.
  private static List<Row> inOtherOrder(List<Row> rows, List<String> languages) {
    var joined = new ArrayList<Row>();
    int at = 0;
    while (at < rows.size()) {
      int size = 2;
      while (size <= MOST_ROWS
          && at + size <= rows.size()
          && !isWhole(rows.subList(at, at + size), languages)) {
        size++;
      }
      size = size <= MOST_ROWS && at + size <= rows.size() ? size : 1;
      joined.add(
          rows.subList(at, at + size).stream()
              .reduce((one, other) -> join(one, other, languages))
              .orElseThrow());
      at += size;
    }
    return joined;
  }

  private static boolean isWhole(List<Row> rows, List<String> languages) {
    List<List<String>> silent =
        rows.stream()
            .map(row -> silent(row, languages))
            .filter(each -> !each.isEmpty())
            .distinct()
            .toList();
    boolean headed = rows.stream().anyMatch(row -> row.first().role() == Role.HEADING);
    if (headed || silent.size() < 2) {
      return false;
    }
    double[] letters =
        languages.stream()
            .mapToDouble(
                each -> rows.stream().mapToDouble(row -> letters(row, List.of(each))).sum())
            .sorted()
            .toArray();
    return letters[letters.length - 1] <= AS_LONG * letters[0] + A_WORD;
  }

  /// Whether some editions, silent in one of two rows, have in the other one what all others say in
  /// both: together their lengths fit better than in the row in which all speak. One word belongs
  /// to what follows.
  private static boolean belong(Row one, Row other, List<String> languages) {
    boolean first = silent(other, languages).size() > 0;
    Row whole = first ? one : other;
    Row part = first ? other : one;
    List<String> silent = silent(part, languages);
    if (!silent(whole, languages).isEmpty()
        || silent.isEmpty()
        || one.first().role() == Role.HEADING
        || other.first().role() == Role.HEADING) {
      return false;
    }
    if (isOneWord(part)) {
      return part.equals(one);
    }
    List<String> speaking = languages.stream().filter(each -> !silent.contains(each)).toList();
    double apart = letters(whole, speaking) / letters(whole, silent);
    double together = (letters(whole, speaking) + letters(part, speaking)) / letters(whole, silent);
    return Math.abs(Math.log(together)) + BETTER < Math.abs(Math.log(apart));
  }

  private static boolean isOneWord(Row row) {
    return row.units().values().stream()
        .flatMap(List::stream)
        .allMatch(unit -> ONE_WORD.matcher(unit.text()).matches());
  }

  private static List<String> silent(Row row, List<String> languages) {
    return languages.stream().filter(language -> row.in(language).isEmpty()).toList();
  }

  /// The letters of some editions in a row, on average.
  private static double letters(Row row, List<String> languages) {
    return languages.stream()
            .flatMap(language -> row.in(language).stream())
            .mapToInt(unit -> unit.text().length())
            .sum()
        / (double) languages.size();
  }

  private static boolean fill(Row one, Row other, List<String> languages) {
    boolean apart =
        languages.stream()
            .allMatch(language -> one.in(language).isEmpty() || other.in(language).isEmpty());
    return apart
        && one.first().role() != Role.HEADING
        && other.first().role() != Role.HEADING
        && Math.max(length(one), length(other))
            <= LONGER * Math.min(length(one), length(other)) + A_WORD;
  }

  /// The letters of an edition in a row, on average.
  private static int length(Row row) {
    return (int)
        row.units().values().stream()
            .filter(units -> !units.isEmpty())
            .mapToInt(units -> units.stream().map(Unit::text).mapToInt(String::length).sum())
            .average()
            .orElseThrow();
  }

  private static Row join(Row one, Row other, List<String> languages) {
    double common = Math.max(COMMON, Math.min(one.common(), other.common()));
    return Row.joined(List.of(one, other), common).in(languages);
  }
}
