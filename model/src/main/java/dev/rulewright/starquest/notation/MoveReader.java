package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.material.Weapon;
import java.util.ArrayList;
import java.util.List;

/// Reads moves in one position. The active figure need not be named.
record MoveReader(Names names, Position position) {

  private static final List<String> VERBS =
      List.of(
          "arm",
          "step",
          "open",
          "fire",
          "strike",
          "stop",
          "reinforce",
          "end-turn",
          "allow",
          "refuse",
          "blip",
          "end-scan",
          "dreadnought",
          "drop",
          "take",
          "leave",
          "hit",
          "end-fire",
          "choose",
          "order",
          "close",
          "bring",
          "event",
          "total",
          "dice",
          "totals");

  private static final int MOST_POINTS = 99;

  Move read(Word text) {
    var words = new Cursor(text);
    Word verb = words.next("a move: " + String.join(", ", VERBS));
    List<Word> rest = rest(words);
    var after =
        new Cursor(rest.isEmpty() ? text.end() : text.spanning(rest.getFirst(), rest.getLast()));
    Move move = move(verb, after, rest);
    after.finish("the move");
    return move;
  }

  private static List<Word> rest(Cursor words) {
    var rest = new ArrayList<Word>();
    while (words.hasNext()) {
      rest.add(words.next("a word"));
    }
    return rest;
  }

  private boolean startsWithWeapon(List<Word> rest) {
    return !rest.isEmpty()
        && names.material().weapons().stream().anyMatch(weapon -> rest.getFirst().is(weapon.id()));
  }

  private Move move(Word verb, Cursor words, List<Word> rest) {
    return switch (verb.text()) {
      case "arm" -> arm(words);
      case "step" -> new Move.Step(from(words, rest.size() > 1), square(words));
      case "open" ->
          new Move.Open(
              from(words, rest.size() > 1), names.door(words.next("a door, such as d2-d3")));
      case "fire" -> fire(words, startsWithWeapon(rest));
      case "strike" -> new Move.Strike(from(words, rest.size() > 1), square(words));
      case "stop" -> new Move.Stop();
      case "reinforce" -> new Move.Reinforce(names.alien(words.next("an alien")), square(words));
      case "end-turn" -> new Move.EndTurn();
      case "allow" -> new Move.Allow();
      case "refuse" -> new Move.Refuse();
      case "blip" -> new Move.PlaceBlip(names.alien(words.next("an alien")), square(words));
      case "end-scan" -> new Move.EndScan();
      case "dreadnought" ->
          new Move.PlaceDreadnought(
              square(words), names.weapons(words.next("two weapons joined by '+'")));
      case "drop" -> new Move.Drop(names.weapon(words.next("a weapon")));
      case "take" -> new Move.Take();
      case "leave" -> new Move.Leave();
      case "hit" -> new Move.Hit(square(words), points(words));
      case "end-fire" -> new Move.EndFire();
      case "choose" -> new Move.Choose(names.card(words.next("a card")));
      case "order" -> new Move.Order(names.card(words.next("a card")));
      case "close" -> new Move.Close(names.door(words.next("a door, such as d2-d3")));
      case "bring" -> new Move.Bring(names.alien(words.next("an alien")), square(words));
      case "event" -> new Move.Event(names.event(words.next("an event card")));
      case "total" -> new Move.Total(points(words));
      case "dice" -> dice(words);
      case "totals" -> new Move.Totals(points(words), points(words));
      default -> throw verb.at().unknown("a move", verb.text(), VERBS);
    };
  }

  private Square square(Cursor words) {
    return names.square(words.next("a square"));
  }

  private static int points(Cursor words) {
    return words.next("a number").number(0, MOST_POINTS, "the number");
  }

  /// The square of the active figure.
  private Square active(Cursor words) {
    if (!position.hasActive()) {
      throw words
          .next("a square")
          .at()
          .expected("the square of the figure that acts, since none is active yet");
    }
    return names.material().board().square(Piece.square(position.active()));
  }

  private Square from(Cursor words, boolean named) {
    return named ? square(words) : active(words);
  }

  private Move arm(Cursor words) {
    Weapon set = names.weapon(words.next("what the Commander carries"));
    var heavy = new ArrayList<Weapon>();
    while (words.hasNext()) {
      heavy.add(names.weapon(words.next("a heavy weapon")));
    }
    return new Move.Arm(set, heavy);
  }

  private Move dice(Cursor words) {
    int one = points(words);
    int other = points(words);
    return new Move.TwoDice(Math.min(one, other), Math.max(one, other));
  }

  private Move fire(Cursor words, boolean startsWithWeapon) {
    Square from = from(words, !startsWithWeapon);
    Weapon weapon = names.weapon(words.next("a weapon"));
    return switch (weapon.pattern()) {
      case SPLIT, NONE -> new Move.Fire(from, weapon, null, null);
      case SINGLE, BLAST -> new Move.Fire(from, weapon, square(words), null);
      case LINE -> line(from, weapon, words);
    };
  }

  /// A line of plasma begins where the figure stands unless another square is named.
  private Move line(Square from, Weapon weapon, Cursor words) {
    Word next = words.next("a direction");
    boolean start = words.hasNext();
    Direction direction = names.direction(start ? words.next("a direction") : next);
    return new Move.Fire(from, weapon, start ? names.square(next) : from, direction);
  }
}
