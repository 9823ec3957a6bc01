package dev.rulewright.airsoftsquads.notation;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Reads moves in one position.
record MoveReader(Names names, Position position) {

  Move read(Word text) {
    return new Phrases<Move>("a move", "the move")
        .with("deploy", words -> new Move.Deploy(operators(words)))
        .with("play", this::play)
        .with("attack", words -> new Move.Attack(at(words), at(words)))
        .with("advance", words -> new Move.Advance(at(words)))
        .with("bonus", words -> new Move.Bonus(action(words)))
        .with("exhaust", words -> new Move.Exhaust(at(words)))
        .with("equip", words -> new Move.Equip(at(words)))
        .with("drop-item", this::dropItem)
        .with("exchange", words -> new Move.Exchange(coming(words)))
        .with("retire", this::retire)
        .with("fill", words -> new Move.Fill(coming(words)))
        .with("drawn", words -> new Move.Drawn(names.card(words.next("a card"))))
        .with("item", words -> new Move.Item(names.card(words.next("an ITEM"))))
        .with("rolled", words -> new Move.Rolled(words.next("a number").number(1, 6, "the die")))
        .with(List.of(Move.Word.values()))
        .read(text);
  }

  private Move play(Cursor words) {
    Card card = names.card(words.next("a card"));
    return words.hasNext() ? new Move.PlayOn(card, at(words)) : new Move.Play(card);
  }

  private Move dropItem(Cursor words) {
    Word where = words.next("a FIELDPOSITION or an operator");
    return where.text().matches("\\d+")
        ? new Move.DropItem(names.position(where))
        : new Move.DropSavedItem(names.operatorCard(where));
  }

  private Move retire(Cursor words) {
    var positions = new ArrayList<Integer>();
    while (words.hasNext()) {
      positions.add(at(words));
    }
    return new Move.Retire(positions.stream().sorted().toList());
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
