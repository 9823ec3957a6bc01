package dev.rulewright.kernel.picture;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.cards.CardKind;
import dev.rulewright.kernel.cards.Pile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// A piece, a card, or several that nobody tells apart.
///
/// @param word what it is in notation, such as `rocket-walker`; `back` if it lies face down
/// @param name what is printed on it
/// @param owner whose it is, if it is somebody's
/// @param count how many, at least 1
/// @param sign one to three letters that stand for it where there is no room for more
/// @param values its printed values, such as `C50/C30`; may be empty
/// @param marks what is true of it now, such as `damage 10`
/// @param span the squares that it covers in each direction on a board of squares, at least 1
public record Piece(
    String word,
    String name,
    Optional<Player> owner,
    int count,
    String sign,
    String values,
    List<String> marks,
    int span) {

  /// The word of a piece that lies face down.
  public static final String BACK = "back";

  /// Copies the list.
  public Piece {
    marks = List.copyOf(marks);
  }

  /// One piece without values and marks; its sign are its initials.
  public static Piece of(String word, String name) {
    return new Piece(word, name, Optional.empty(), 1, initials(name), "", List.of(), 1);
  }

  /// Pieces that lie face down.
  public static List<Piece> backs(int count) {
    return count == 0
        ? List.of()
        : List.of(new Piece(BACK, "", Optional.empty(), count, "?", "", List.of(), 1));
  }

  /// The cards of a pile, face down if they are hidden.
  public static <C extends CardKind> List<Piece> pile(
      Pile<C> pile, boolean hidden, Function<C, Piece> draw) {
    return hidden ? backs(pile.size()) : pile(pile, draw);
  }

  /// The cards of a pile, one piece for each kind.
  public static <C extends CardKind> List<Piece> pile(Pile<C> pile, Function<C, Piece> draw) {
    var pieces = new ArrayList<Piece>();
    for (int kind = 0; kind < pile.kinds(); kind++) {
      if (pile.count(kind) > 0) {
        pieces.add(draw.apply(pile.kind(kind)).times(pile.count(kind)));
      }
    }
    return pieces;
  }

  private static String initials(String name) {
    String[] words = name.trim().split("[\\s-]+", -1);
    String two =
        words.length > 1
            ? words[0].substring(0, 1) + words[words.length - 1].charAt(0)
            : name.substring(0, Math.min(2, name.length()));
    return two.isEmpty() ? "?" : two.substring(0, 1).toUpperCase(Locale.ROOT) + two.substring(1);
  }

  /// Whether it lies face down.
  public boolean isFaceDown() {
    return word.equals(BACK);
  }

  Piece named(Map<String, String> names) {
    String printed = names.getOrDefault(word, name);
    return new Piece(word, printed, owner, count, sign, values, marks, span);
  }

  /// So many of it.
  public Piece times(int number) {
    return new Piece(word, name, owner, number, sign, values, marks, span);
  }

  /// The same, a player's.
  public Piece of(Player player) {
    return new Piece(word, name, Optional.of(player), count, sign, values, marks, span);
  }

  /// The same with values.
  public Piece values(String printed) {
    return new Piece(word, name, owner, count, sign, printed, marks, span);
  }

  /// The same with marks.
  public Piece marks(List<String> now) {
    return new Piece(word, name, owner, count, sign, values, now, span);
  }

  /// The same on a board of squares.
  public Piece onSquares(String letters, int across) {
    return new Piece(word, name, owner, count, letters, values, marks, across);
  }
}
