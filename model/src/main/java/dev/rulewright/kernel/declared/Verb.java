package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The words of a kind of moves, such as `give {} to {}`, with the things that may stand in each
/// blank. A move is one choice of them.
///
/// @param <A> what rules are told of a move: the thing in its only blank, or what was made of all
public final class Verb<A> {

  private static final String BLANK = "{}";

  private final int number;
  private final List<String> pattern;
  private final List<Things<?>> blanks;
  private final Things<A> all;
  private final List<Move> moves;

  /// @param number its index among the verbs of a game
  /// @param all what moves are about: every choice for the blanks, the last one fastest
  Verb(int number, String pattern, List<Things<?>> blanks, Things<A> all) {
    this.number = number;
    this.pattern = List.of(pattern.split(" ", -1));
    this.blanks = blanks;
    this.all = all;
    if (this.pattern.stream().filter(BLANK::equals).count() != blanks.size()
        || pattern.startsWith(BLANK)) {
      throw Setup.mistake(
          "'%s': expected a word, then a %s for each of the %d lists"
              .formatted(pattern, BLANK, blanks.size()));
    }
    var each = new ArrayList<Move>();
    for (int i = 0; i < all.size(); i++) {
      each.add(new Move(this, i));
    }
    moves = List.copyOf(each);
  }

  /// The move about something.
  Move move(int index) {
    return moves.get(index);
  }

  int size() {
    return moves.size();
  }

  int number() {
    return number;
  }

  /// What a move is about.
  A about(int index) {
    return all.get(index);
  }

  /// The first word.
  public String word() {
    return pattern.getFirst();
  }

  /// Whether a text has as many words, and the same outside blanks.
  boolean fits(List<Word> words) {
    return words.size() == pattern.size()
        && IntStream.range(0, words.size())
            .allMatch(i -> pattern.get(i).equals(BLANK) || words.get(i).is(pattern.get(i)));
  }

  /// @throws dev.rulewright.kernel.BadInput if its moves cannot be told from those of another verb
  void refuseClash(List<Verb<?>> others) {
    for (Verb<?> other : others) {
      if (clashesWith(other)) {
        throw Setup.mistake("'%s' cannot be told from '%s'".formatted(this, other));
      }
    }
  }

  /// Whether a text may mean a move of either verb.
  private boolean clashesWith(Verb<?> other) {
    return pattern.size() == other.pattern.size()
        && IntStream.range(0, pattern.size())
            .allMatch(i ->
                pattern.get(i).equals(BLANK)
                    || other.pattern.get(i).equals(BLANK)
                    || pattern.get(i).equals(other.pattern.get(i)));
  }

  /// The text of a move.
  String text(int index) {
    var words = new ArrayList<>(pattern);
    int rest = index;
    for (int i = words.size() - 1, blank = blanks.size() - 1; i >= 0; i--) {
      if (words.get(i).equals(BLANK)) {
        Things<?> things = blanks.get(blank--);
        words.set(i, things.name(rest % things.size()));
        rest /= things.size();
      }
    }
    return String.join(" ", words);
  }

  /// The move that a text means.
  ///
  /// @throws dev.rulewright.kernel.BadInput if it does not fit the words
  Move read(Word text) {
    var words = new Cursor(text);
    int index = 0;
    int blank = 0;
    for (String word : pattern) {
      if (word.equals(BLANK)) {
        Things<?> things = blanks.get(blank++);
        index = index * things.size() + things.indexOf(words.next(things.what()));
      } else {
        words.skip(word);
      }
    }
    words.finish("the move");
    return move(index);
  }

  /// The words, with what may stand in each blank, such as `give (a card) to (a player)`.
  @Override
  public String toString() {
    var words = new ArrayList<String>();
    int blank = 0;
    for (String word : pattern) {
      words.add(word.equals(BLANK) ? "(" + blanks.get(blank++).what() + ")" : word);
    }
    return String.join(" ", words);
  }
}
