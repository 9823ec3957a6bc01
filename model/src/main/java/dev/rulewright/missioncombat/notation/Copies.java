package dev.rulewright.missioncombat.notation;

import java.util.ArrayList;
import java.util.List;

/// A piece of a list: one thing, several times, such as `rifleman x2`.
record Copies(Word thing, int count) {

  private static final int MOST = 99;

  /// Reads a list; the marks of a unit belong to the unit although commas separate them.
  static List<Copies> list(Word text) {
    if (text.isNone()) {
      return List.of();
    }
    var copies = new ArrayList<Copies>();
    for (Word piece : pieces(text)) {
      copies.add(read(piece));
    }
    return copies;
  }

  private static List<Word> pieces(Word text) {
    var joined = new ArrayList<Word>();
    for (Word piece : text.pieces(',')) {
      boolean marks =
          !joined.isEmpty() && joined.getLast().text().contains("#") && Marks.beginsWithMark(piece);
      joined.add(marks ? text.spanning(joined.removeLast(), piece) : piece);
    }
    return joined;
  }

  private static Copies read(Word piece) {
    List<Word> words = piece.words();
    int last = words.size() - 1;
    boolean counted = last > 0 && words.get(last).text().matches("x\\d+");
    refuseMissingComma(counted ? words.subList(0, last) : words);
    return counted
        ? new Copies(
            piece.spanning(piece, words.get(last - 1)),
            Numerals.read(words.get(last).from(1), 1, MOST, "the number of copies"))
        : new Copies(piece, 1);
  }

  private static void refuseMissingComma(List<Word> words) {
    for (int i = 1; i < words.size(); i++) {
      if (!words.get(i - 1).text().endsWith(",") && !words.get(i).text().startsWith(",")) {
        throw words.get(i).found().expected("a comma, or a number of copies such as x2");
      }
    }
  }
}
