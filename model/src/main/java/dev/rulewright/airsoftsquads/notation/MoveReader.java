package dev.rulewright.airsoftsquads.notation;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Reads moves in one position.
record MoveReader(Names names, Position position) {

  Move read(Word text) {
    Form<Integer> at = names.position;
    return new Phrases<Move>("a move", "the move")
        .with("deploy", words -> new Move.Deploy(names.operatorCard.each(words)))
        .with("play", this::play)
        .with("attack", words -> new Move.Attack(at.next(words), at.next(words)))
        .with("advance", words -> new Move.Advance(at.next(words)))
        .with("bonus", words -> new Move.Bonus(action(words)))
        .with("exhaust", words -> new Move.Exhaust(at.next(words)))
        .with("equip", words -> new Move.Equip(at.next(words)))
        .with("drop-item", this::dropItem)
        .with("exchange", words -> new Move.Exchange(coming(words)))
        .with("retire", words -> new Move.Retire(at.each(words).stream().sorted().toList()))
        .with("fill", words -> new Move.Fill(coming(words)))
        .with("drawn", words -> new Move.Drawn(names.card.next(words)))
        .with("item", words -> new Move.Item(names.card.next(words, "an ITEM")))
        .with("rolled", words -> new Move.Rolled(Names.DIE.next(words, "a number")))
        .with(List.of(Move.Word.values()))
        .read(text);
  }

  private Move play(Cursor words) {
    Card played = names.card.next(words);
    return words.hasNext()
        ? new Move.PlayOn(played, names.position.next(words))
        : new Move.Play(played);
  }

  private Move dropItem(Cursor words) {
    Word where = words.next("a FIELDPOSITION or an operator");
    return where.text().matches("\\d+")
        ? new Move.DropItem(names.position.read(where))
        : new Move.DropSavedItem(names.operatorCard.read(where));
  }

  /// What follows `bonus`; the position of who acts may be left out while it is clear.
  private Move.Action action(Cursor words) {
    Word verb = words.next("attack or advance");
    List<Integer> numbers = names.position.each(words);
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

  private List<Move.Coming> coming(Cursor words) {
    if (words.has(Form.NONE)) {
      return List.of();
    }
    var coming = new ArrayList<Move.Coming>();
    do {
      coming.add(new Move.Coming(names.position.next(words), names.operatorCard.next(words)));
    } while (words.hasNext());
    coming.sort(Comparator.comparingInt(Move.Coming::position));
    return coming;
  }
}
