package dev.rulewright.starquest.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads dice that are thrown together, such as `2r2w`.
///
/// @param faces the numbers on the faces of each die, by its letter
record DiceReader(Map<Character, List<Integer>> faces) {

  /// Ways in which dice of one throw may fall; those of two throws together still fit a `long`.
  private static final double MOST_WAYS = 10_000_000;

  private static final Pattern SOME = Pattern.compile("([1-4])([a-z])");

  /// A reader of the dice that a table lists.
  ///
  /// @throws BadInput if a letter or a face makes no sense
  static DiceReader of(List<Row> rows) {
    var faces = new TreeMap<Character, List<Integer>>();
    for (Row row : rows) {
      if (!row.value("letter").matches("[a-z]")) {
        throw row.found("letter").expected("one lower case letter");
      }
      faces.put(row.value("letter").charAt(0), faces(row));
    }
    return new DiceReader(faces);
  }

  private static List<Integer> faces(Row row) {
    var faces = new ArrayList<Integer>();
    for (String face : row.words("faces")) {
      if (!face.matches("\\d")) {
        throw row.at("faces", face).found(face).expected("a number from 0 to 9");
      }
      faces.add(Integer.parseInt(face));
    }
    if (faces.isEmpty()) {
      throw row.at("faces").expected("the numbers on the faces");
    }
    return faces;
  }

  /// The dice in a column; null where nothing stands.
  ///
  /// @throws BadInput if there are no such dice, or they fall in too many ways
  @Nullable Dice of(Row row, String column) {
    String text = row.value(column);
    if (text.isEmpty()) {
      return null;
    }
    var thrown = new ArrayList<List<Integer>>();
    Matcher throwing = SOME.matcher(text);
    int end = 0;
    for (; throwing.find() && throwing.start() == end; end = throwing.end()) {
      MatchResult some = throwing.toMatchResult();
      List<Integer> die = faces.get(some.group(2).charAt(0));
      if (die == null) {
        throw row.at(column, some.group())
            .unknown("a die", some.group(2), faces.keySet().stream().map(String::valueOf).toList());
      }
      for (int i = 0; i < Integer.parseInt(some.group(1)); i++) {
        thrown.add(die);
      }
    }
    if (end < text.length()) {
      throw row.found(column).expected("numbers from 1 to 4 and letters of dice, such as 2r2w");
    }
    double ways = 1;
    for (List<Integer> die : thrown) {
      ways *= die.size();
    }
    if (ways > MOST_WAYS) {
      throw row.found(column).because("these dice fall in more than %,.0f ways", MOST_WAYS);
    }
    return new Dice(text, thrown);
  }
}
