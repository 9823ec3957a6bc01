package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.Door;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.material.Weapon;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The names of squares, figures, weapons and so on, and what they stand for.
///
/// @param teams the number of teams that play
record Names(Material material, int teams) {

  /// The word for what was not read from anywhere.
  static final Word NOWHERE = new Word("", Place.of("(written)"));

  Square square(Word word) {
    return material
        .board()
        .square(word.text())
        .orElseThrow(() -> word.found().expected("a square of this map, such as " + anySquare()));
  }

  /// The number of a square.
  int index(Word word) {
    return material.board().index(square(word));
  }

  private Square anySquare() {
    return material.board().docks().isEmpty()
        ? material.board().square(0)
        : material.board().docks().getFirst().getFirst();
  }

  Figure figure(Word word) {
    return word.among(material.figures(), "a figure");
  }

  Figure alien(Word word) {
    return word.among(material.aliens(), "an alien");
  }

  Weapon weapon(Word word) {
    return word.among(material.weapons(), "a weapon");
  }

  /// Weapons joined by `+`.
  List<Weapon> weapons(Word word) {
    return word.pieces('+').stream().map(this::weapon).toList();
  }

  Card event(Word word) {
    return word.among(material.events(), "an event card");
  }

  /// A card of a team.
  Card card(Word word) {
    return word.among(material.cards(), "a card of a team");
  }

  Direction direction(Word word) {
    return word.among(Direction.ALL, "a direction");
  }

  Door door(Word word) {
    return word.among(material.board().doors(), "a door");
  }

  /// The players of the game.
  List<Seat> seats() {
    return Arrays.stream(Seat.values()).limit(1L + teams).toList();
  }

  Seat seat(Word word) {
    return word.among(seats(), "a player");
  }

  /// The pieces of a list between commas; none if it says `none`.
  static List<Word> list(Word value) {
    return value.isNone() ? List.of() : value.pieces(',');
  }

  /// Texts with commas between them; `none` if there is none.
  static String joined(List<String> pieces) {
    return pieces.isEmpty() ? Form.NONE : String.join(", ", pieces);
  }

  /// How many there are of each kind, such as `gretchin x2, ork`, as [Counts].
  <T> Form<Long> counts(List<T> kinds, Function<Word, T> kind) {
    return Form.phrase(
        "how many of each kind", counts -> write(counts, kinds), list -> counts(list, kind, kinds));
  }

  private static <T> long counts(Word value, Function<Word, T> kind, List<T> kinds) {
    long counts = 0;
    for (Word piece : list(value)) {
      var words = new Cursor(piece);
      Word name = words.next("a name");
      int index = kinds.indexOf(kind.apply(name));
      int copies = 1;
      if (words.hasNext()) {
        Word number = words.next("a number");
        if (!number.text().startsWith("x")) {
          throw number.expected("a comma, or a number of copies such as x2");
        }
        copies = number.from(1).number(1, Counts.MOST, "the number of copies");
        words.finish("this piece of the list");
      }
      if (Counts.of(counts, index) > 0) {
        throw name.because("this stands here already");
      }
      counts = Counts.plus(counts, index, copies);
    }
    return counts;
  }

  private static <T> String write(long counts, List<T> kinds) {
    return joined(
        IntStream.range(0, kinds.size())
            .filter(kind -> Counts.of(counts, kind) > 0)
            .mapToObj(kind -> {
              int copies = Counts.of(counts, kind);
              return kinds.get(kind) + (copies > 1 ? " x" + copies : "");
            })
            .toList());
  }

  /// The squares of numbers, with blanks between them.
  String squares(int... numbers) {
    return Arrays.stream(numbers)
        .mapToObj(number -> material.board().square(number).toString())
        .collect(Collectors.joining(" "));
  }
}
