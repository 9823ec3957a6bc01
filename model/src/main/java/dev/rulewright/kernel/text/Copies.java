package dev.rulewright.kernel.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;

/// A piece of a list: one thing, several times, such as `rifleman x2`.
///
/// @param count from 1 to 99
public record Copies(Word thing, int count) {

  private static final int MOST = 99;

  /// Reads a list of pieces with commas between them; none, or no text, is the empty list.
  ///
  /// @throws dev.rulewright.kernel.BadInput if a comma or a number makes no sense
  public static List<Copies> list(Word text) {
    return list(text, (_, _) -> false);
  }

  /// Reads a list in which a comma may also stand within a piece.
  ///
  /// @param joined whether a piece, the second, goes on with the one before it
  /// @throws dev.rulewright.kernel.BadInput if a comma or a number makes no sense
  public static List<Copies> list(Word text, BiPredicate<Word, Word> joined) {
    if (text.isNone()) {
      return List.of();
    }
    var pieces = new ArrayList<Word>();
    for (Word piece : text.pieces(',')) {
      boolean goesOn = !pieces.isEmpty() && joined.test(pieces.getLast(), piece);
      pieces.add(goesOn ? text.spanning(pieces.removeLast(), piece) : piece);
    }
    return pieces.stream().map(Copies::read).toList();
  }

  private static Copies read(Word piece) {
    List<Word> words = piece.words();
    int last = words.size() - 1;
    boolean counted = last > 0 && words.get(last).text().matches("x\\d+");
    refuseMissingComma(counted ? words.subList(0, last) : words);
    return counted
        ? new Copies(
            piece.spanning(piece, words.get(last - 1)),
            words.get(last).from(1).number(1, MOST, "the number of copies"))
        : new Copies(piece, 1);
  }

  private static void refuseMissingComma(List<Word> words) {
    for (int i = 1; i < words.size(); i++) {
      if (!words.get(i - 1).text().endsWith(",") && !words.get(i).text().startsWith(",")) {
        throw words.get(i).found().expected("a comma, or a number of copies such as x2");
      }
    }
  }

  /// A list as text; equal things that stand side by side are counted.
  public static <T> String text(List<T> things, Function<T, String> name) {
    var pieces = new ArrayList<String>();
    int end;
    for (int i = 0; i < things.size(); i = end) {
      T thing = things.get(i);
      end = i + 1;
      while (end < things.size() && things.get(end).equals(thing)) {
        end++;
      }
      pieces.add(name.apply(thing) + (end - i > 1 ? " x" + (end - i) : ""));
    }
    return String.join(", ", pieces);
  }

  /// The thing, as often as it is written.
  public <T> List<Read<T>> each(Function<Word, ? extends T> reading) {
    return Collections.nCopies(count, new Read<>(reading.apply(thing), thing));
  }
}
