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
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The names of squares, figures, weapons and so on, and what they stand for.
final class Names {

  /// The word for what was not read from anywhere.
  static final Word NOWHERE = new Word("", Place.of("(written)"));

  final Material material;

  /// The number of teams that play.
  final int teams;

  /// The players of the game.
  final List<Seat> seats;

  final Form<Seat> seat;
  final Form<Square> square;

  /// The number of a square.
  final Form<Integer> index;

  final Form<Figure> figure;
  final Form<Figure> alien;
  final Form<Weapon> weapon;
  final Form<Card> event;

  /// A card of a team.
  final Form<Card> card;

  final Form<Direction> direction = Form.choice(Direction.ALL, "a direction");
  final Form<Door> door;

  Names(Material material, int teams) {
    this.material = material;
    this.teams = teams;
    seats = Arrays.stream(Seat.values()).limit(1L + teams).toList();
    seat = Form.choice(seats, "a player");
    square = Form.phrase("a square", Square::toString, this::square);
    index =
        Form.phrase("a square", this::squares, word -> material.board().index(square.read(word)));
    figure = Form.choice(material.figures(), "a figure");
    alien = Form.choice(material.aliens(), "an alien");
    weapon = Form.choice(material.weapons(), "a weapon");
    event = Form.choice(material.events(), "an event card");
    card = Form.choice(material.cards(), "a card of a team");
    door = Form.choice(material.board().doors(), "a door");
  }

  private Square square(Word word) {
    return material
        .board()
        .square(word.text())
        .orElseThrow(() -> word.found().expected("a square of this map, such as " + anySquare()));
  }

  private Square anySquare() {
    return material.board().docks().isEmpty()
        ? material.board().square(0)
        : material.board().docks().getFirst().getFirst();
  }

  /// Weapons joined by `+`.
  List<Weapon> weapons(Word word) {
    return word.pieces('+').stream().map(weapon::read).toList();
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
  <T> Form<Long> counts(List<T> kinds, Form<T> kind) {
    return Form.phrase(
        "how many of each kind", counts -> write(counts, kinds), list -> counts(list, kind, kinds));
  }

  private static <T> long counts(Word value, Form<T> kind, List<T> kinds) {
    long counts = 0;
    for (Word piece : list(value)) {
      var words = new Cursor(piece);
      Word name = words.next("a name");
      int index = kinds.indexOf(kind.read(name));
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
