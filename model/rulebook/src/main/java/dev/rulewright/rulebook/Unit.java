package dev.rulewright.rulebook;

import java.util.List;
import java.util.stream.Collectors;

/// A sentence of an edition, or a heading, or an entry of a list.
///
/// @param id the line in which it begins and its number among the units that begin there, such as
///   `165.2`; unique in its edition
/// @param firstLine the line of the file in which it begins, counted from 1
/// @param lastLine the line in which it ends, inclusive
/// @param section the heading below which it stands, or its own if it is one; empty before the
///   first
/// @param text the words, blanks and line ends made single blanks
public record Unit(String id, int firstLine, int lastLine, String section, Role role, String text) {

  /// So many letters of a unit are compared, twenty times those of a long sentence.
  public static final int COMPARED = 6000;

  /// The words that are compared: all, but for those behind the first [#COMPARED] letters.
  public String compared() {
    if (!isCut()) {
      return text;
    }
    int end = text.lastIndexOf(' ', COMPARED);
    return text.substring(0, end < 0 ? COMPARED : end);
  }

  /// Whether some of its words are not compared.
  public boolean isCut() {
    return text.length() > COMPARED;
  }

  /// The words of some units, a blank between each two.
  public static String joined(List<Unit> units) {
    return units.stream().map(Unit::text).collect(Collectors.joining(" "));
  }

  @Override
  public String toString() {
    return id + " " + text;
  }
}
