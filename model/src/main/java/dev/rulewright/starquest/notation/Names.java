package dev.rulewright.starquest.notation;

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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The names of squares, figures, weapons and so on, and what they stand for.
///
/// @param teams the number of teams that play
record Names(Material material, int teams) {

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
    return one(word, "a figure", material.figures(), Figure::id);
  }

  Figure alien(Word word) {
    return one(word, "an alien", material.aliens(), Figure::id);
  }

  Weapon weapon(Word word) {
    return one(word, "a weapon", material.weapons(), Weapon::id);
  }

  /// Weapons joined by `+`.
  List<Weapon> weapons(Word word) {
    return word.pieces('+').stream().map(this::weapon).toList();
  }

  Card event(Word word) {
    return one(word, "an event card", material.events(), Card::id);
  }

  /// A card of a team.
  Card card(Word word) {
    return one(word, "a card of a team", material.cards(), Card::id);
  }

  Direction direction(Word word) {
    return one(word, "a direction", Direction.ALL, Direction::toString);
  }

  Door door(Word word) {
    return one(word, "a door", material.board().doors(), Door::toString);
  }

  /// The players of the game.
  List<Seat> seats() {
    return Arrays.stream(Seat.values()).limit(1L + teams).toList();
  }

  Seat seat(Word word) {
    return one(word, "a player", seats(), Seat::id);
  }

  static <T> T one(Word word, String kind, List<T> things, Function<T, String> name) {
    return things.stream()
        .filter(thing -> word.is(name.apply(thing)))
        .findFirst()
        .orElseThrow(
            () -> word.at().unknown(kind, word.text(), things.stream().map(name).toList()));
  }

  /// The pieces of a list between commas; none if it says `none`.
  static List<Word> list(Word value) {
    return value.isNone() ? List.of() : value.pieces(',');
  }

  /// How many there are of each kind, such as `gretchin x2, ork`.
  static <T> long counts(Word value, Function<Word, T> kind, List<T> kinds) {
    long counts = 0;
    for (Word piece : list(value)) {
      var words = new Cursor(piece);
      Word name = words.next("a name");
      T thing = kind.apply(name);
      int copies = 1;
      if (words.hasNext()) {
        Word number = words.next("a number");
        if (!number.text().startsWith("x")) {
          throw number.found().expected("a comma, or a number of copies such as x2");
        }
        copies = number.from(1).number(1, Counts.MOST, "the number of copies");
        words.finish("this piece of the list");
      }
      if (Counts.of(counts, kinds.indexOf(thing)) > 0) {
        throw name.found().because("this stands here already");
      }
      counts = Counts.plus(counts, kinds.indexOf(thing), copies);
    }
    return counts;
  }

  /// The same in words; `none` if there is nothing.
  static <T> String write(long counts, List<T> kinds) {
    var pieces = new ArrayList<String>();
    for (int kind = 0; kind < kinds.size(); kind++) {
      int copies = Counts.of(counts, kind);
      if (copies > 0) {
        pieces.add(kinds.get(kind) + (copies > 1 ? " x" + copies : ""));
      }
    }
    return pieces.isEmpty() ? "none" : String.join(", ", pieces);
  }

  /// The squares of numbers, with blanks between them.
  String squares(int... numbers) {
    return Arrays.stream(numbers)
        .mapToObj(number -> material.board().square(number).toString())
        .collect(Collectors.joining(" "));
  }
}
