package dev.rulewright.airsoftsquads.notation;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Reads moves in one position.
record MoveReader(Names names, Position position) {

  private static final List<String> VERBS =
      List.of(
          "deploy",
          "play",
          "attack",
          "advance",
          "bonus",
          "exhaust",
          "equip",
          "drop-item",
          "exchange",
          "retire",
          "fill",
          "drawn",
          "item",
          "rolled");

  Move read(Word text) {
    var words = new Cursor(text);
    Word verb = words.next("a move: " + String.join(", ", VERBS));
    Move move = move(verb, words);
    words.finish("the move");
    return move;
  }

  private Move move(Word verb, Cursor words) {
    return switch (verb.text()) {
      case "deploy" -> new Move.Deploy(operators(words));
      case "play" -> {
        Card card = names.card(words.next("a card"));
        yield words.hasNext() ? new Move.PlayOn(card, at(words)) : new Move.Play(card);
      }
      case "attack" -> new Move.Attack(at(words), at(words));
      case "advance" -> new Move.Advance(at(words));
      case "bonus" -> new Move.Bonus(action(words));
      case "exhaust" -> new Move.Exhaust(at(words));
      case "equip" -> new Move.Equip(at(words));
      case "drop-item" -> {
        Word where = words.next("a FIELDPOSITION or an operator");
        yield where.text().matches("\\d+")
            ? new Move.DropItem(names.position(where))
            : new Move.DropSavedItem(names.operatorCard(where));
      }
      case "exchange" -> new Move.Exchange(coming(words));
      case "retire" -> {
        var positions = new ArrayList<Integer>();
        while (words.hasNext()) {
          positions.add(at(words));
        }
        yield new Move.Retire(positions.stream().sorted().toList());
      }
      case "fill" -> new Move.Fill(coming(words));
      case "drawn" -> new Move.Drawn(names.card(words.next("a card")));
      case "item" -> new Move.Item(names.card(words.next("an ITEM")));
      case "rolled" -> new Move.Rolled(words.next("a number").number(1, 6, "the die"));
      default -> word(verb);
    };
  }

  private static Move word(Word verb) {
    for (Move.Word word : Move.Word.values()) {
      if (verb.is(word.toString())) {
        return word;
      }
    }
    List<String> known = new ArrayList<>(VERBS);
    for (Move.Word word : Move.Word.values()) {
      known.add(word.toString());
    }
    throw verb.at().unknown("a move", verb.text(), known);
  }

  /// What follows `bonus`; the position of who acts may be left out while it is clear.
  private Move.Action action(Cursor words) {
    Word verb = words.next("attack or advance");
    var numbers = new ArrayList<Integer>();
    while (words.hasNext()) {
      numbers.add(at(words));
    }
    int wanted = verb.is("attack") ? 2 : 1;
    if (numbers.size() == wanted - 1 && position.stage() instanceof Stage.Bonus(var _, int from)) {
      numbers.addFirst(from);
    }
    if (numbers.size() != wanted || !(verb.is("attack") || verb.is("advance"))) {
      throw verb.found().expected("attack FROM TARGET or advance FROM");
    }
    return wanted == 2
        ? new Move.Attack(numbers.getFirst(), numbers.getLast())
        : new Move.Advance(numbers.getFirst());
  }

  private int at(Cursor words) {
    return names.position(words.next("a FIELDPOSITION"));
  }

  private List<OperatorCard> operators(Cursor words) {
    var operators = new ArrayList<OperatorCard>();
    while (words.hasNext()) {
      operators.add(names.operatorCard(words.next("an operator")));
    }
    return operators;
  }

  private List<Move.Coming> coming(Cursor words) {
    if (words.isNext(Names.NONE)) {
      words.skip(Names.NONE);
      return List.of();
    }
    var coming = new ArrayList<Move.Coming>();
    do {
      coming.add(new Move.Coming(at(words), names.operatorCard(words.next("an operator"))));
    } while (words.hasNext());
    coming.sort(Comparator.comparingInt(Move.Coming::position));
    return coming;
  }
}
