package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Move.Answer;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.Door;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Weapon;
import java.util.List;

/// Reads moves in one position. The active figure need not be named.
record MoveReader(Names names, Position position) {

  private static final String DOOR = "a door, such as d2-d3";
  private static final Form<Integer> POINTS = Form.number(0, 99, "the number");

  Move read(Word text) {
    Form<Square> square = names.square;
    Form<Figure> alien = names.alien;
    Form<Door> door = names.door;
    return new Phrases<Move>("a move", "the move")
        .with("arm", this::arm)
        .with("step", words -> new Move.Step(from(words), square.next(words)))
        .with("open", words -> new Move.Open(from(words), door.next(words, DOOR)))
        .with("fire", this::fire)
        .with("strike", words -> new Move.Strike(from(words), square.next(words)))
        .with("stop", _ -> new Move.Stop())
        .with("reinforce", words -> new Move.Reinforce(alien.next(words), square.next(words)))
        .with("end-turn", _ -> new Move.EndTurn())
        .with(List.of(Answer.ALLOW, Answer.REFUSE))
        .with("blip", words -> new Move.PlaceBlip(alien.next(words), square.next(words)))
        .with(List.of(Answer.END_SCAN))
        .with("dreadnought", this::dreadnought)
        .with("drop", words -> new Move.Drop(names.weapon.next(words)))
        .with(List.of(Answer.TAKE, Answer.LEAVE))
        .with("hit", words -> new Move.Hit(square.next(words), points(words)))
        .with(List.of(Answer.END_FIRE))
        .with("choose", words -> new Move.Choose(names.card.next(words, "a card")))
        .with("order", words -> new Move.Order(names.card.next(words, "a card")))
        .with("close", words -> new Move.Close(door.next(words, DOOR)))
        .with("bring", words -> new Move.Bring(alien.next(words), square.next(words)))
        .with("event", words -> new Move.Event(names.event.next(words)))
        .with("total", words -> new Move.Total(points(words)))
        .with("dice", MoveReader::dice)
        .with("totals", words -> new Move.Totals(points(words), points(words)))
        .read(text);
  }

  private Move dreadnought(Cursor words) {
    return new Move.PlaceDreadnought(
        names.square.next(words), names.weapons(words.next("two weapons joined by '+'")));
  }

  private static int points(Cursor words) {
    return POINTS.next(words, "a number");
  }

  /// The square of the active figure.
  private Square active(Cursor words) {
    if (!position.hasActive()) {
      throw words
          .next("a square")
          .at()
          .expected("the square of the figure that acts, since none is active yet");
    }
    return names.material.board().square(Piece.square(position.active()));
  }

  /// The square of who acts, and something else; or that alone.
  private Square from(Cursor words) {
    return words.left() > 1 ? names.square.next(words) : active(words);
  }

  private Move arm(Cursor words) {
    Weapon set = names.weapon.next(words, "what the Commander carries");
    return new Move.Arm(set, names.weapon.each(words));
  }

  private static Move dice(Cursor words) {
    int one = points(words);
    int other = points(words);
    return new Move.TwoDice(Math.min(one, other), Math.max(one, other));
  }

  private Move fire(Cursor words) {
    boolean active =
        names.material.weapons().stream().anyMatch(weapon -> words.isNext(weapon.id()));
    Square from = active ? active(words) : names.square.next(words);
    Weapon weapon = names.weapon.next(words);
    return switch (weapon.pattern()) {
      case SPLIT, NONE -> new Move.Fire(from, weapon, null, null);
      case SINGLE, BLAST -> new Move.Fire(from, weapon, names.square.next(words), null);
      case LINE -> line(from, weapon, words);
    };
  }

  /// A line of plasma begins where the figure stands unless another square is named.
  private Move line(Square from, Weapon weapon, Cursor words) {
    Word next = words.next("a direction");
    boolean start = words.hasNext();
    Direction direction = names.direction.read(start ? words.next("a direction") : next);
    return new Move.Fire(from, weapon, start ? names.square.read(next) : from, direction);
  }
}
