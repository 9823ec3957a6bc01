package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Reads moves in one position.
///
/// @param now the position
/// @param later the position after the guest has gone back; the same if there is no guest
record MoveReader(Names names, Damage damage, Position now, Position later) {

  private static final int MOST_DAMAGE = 10_000;
  private static final Form<Way> WAY = Form.choice(List.of(Way.values()), "a way to pay");

  Move read(Word text) {
    return new Phrases<Move>("a move", "the move")
        .with("place", words -> new Move.Place(names.unit.next(words), names.area.next(words)))
        .with("draw", _ -> new Move.Draw())
        .with("draw-with-hq", _ -> new Move.DrawWithHq())
        .with("drawn", words -> new Move.Drawn(names.card.next(words)))
        .with("seat", words -> new Move.Seat(Names.FACTION.next(words)))
        .with("start", words -> new Move.Start(Names.FACTION.next(words)))
        .with("keep", words -> new Move.Keep(names.card.next(words)))
        .with(
            "play-unit", words -> new Move.PlayUnit(names.unit.next(words), names.area.next(words)))
        .with("play-event", this::playEvent)
        .with("move", this::moveUnit)
        .with("attack", this::attack)
        .with("end-turn", _ -> new Move.EndTurn())
        .with("offer-draw", _ -> new Move.OfferDraw())
        .with("accept-draw", _ -> new Move.AcceptDraw())
        .with("decline-draw", _ -> new Move.DeclineDraw())
        .read(text);
  }

  /// Units that move stand where they are after the guest has gone back, all others where they are
  /// now.
  private Unit unit(Word word, Position first, Position second) {
    return Reference.read(word, names).among(List.of(units(first), units(second)));
  }

  private static List<Unit> units(Position position) {
    return Stream.of(position.acting(), position.waiting())
        .flatMap(side -> side.units().stream())
        .toList();
  }

  private Move moveUnit(Cursor words) {
    Unit unit = unit(words.next("a unit"), later, now);
    return new Move.MoveUnit(unit, names.area.next(words), words.hasNext() ? way(words) : Way.AP);
  }

  private static Way way(Cursor words) {
    words.skip("by");
    return WAY.next(words, "ap, speed or arterial-road");
  }

  private Move attack(Cursor words) {
    Unit attacker = unit(words.next("a unit"), now, later);
    if (!words.hasNext()) {
      return new Move.Attack(attacker, List.of());
    }
    Word first = words.next("a target, such as UNIT=10");
    if (!words.hasNext() && first.text().indexOf('=') < 0) {
      return new Move.Attack(attacker, List.of(wholeHit(first, attacker)));
    }
    return new Move.Attack(attacker, hits(first, words));
  }

  /// A target without a number takes all the damage that it can take.
  private Hit wholeHit(Word word, Unit attacker) {
    Unit target = unit(word, now, later);
    return new Hit(target, damage.wholeHit(attacker, target, now));
  }

  private List<Hit> hits(Word first, Cursor words) {
    var hits = new ArrayList<Hit>();
    hits.add(hit(first));
    while (words.hasNext()) {
      hits.add(hit(words.next("a target")));
    }
    return hits;
  }

  private Hit hit(Word word) {
    int equals = word.text().lastIndexOf('=');
    if (equals < 0) {
      throw word.end().at().expected("'=' and the damage, such as " + word.text() + "=10");
    }
    Unit target = unit(word.part(0, equals), now, later);
    return new Hit(
        target, word.from(equals + 1).number(1, MOST_DAMAGE, "the damage for this target"));
  }

  private Move playEvent(Cursor words) {
    EventCard card = names.event.next(words);
    return switch (card.effect()) {
      case EventCard.RemoveOneUnit _ ->
          new Move.PlayRemoval(
              card,
              // Only while the opponent has no unit may the event be played for nothing.
              now.waiting().unitCount() == 0 && !words.hasNext()
                  ? null
                  : unit(words.next("the unit to remove"), now, later));
      case EventCard.Barrage _ ->
          new Move.PlayBarrage(
              card, words.hasNext() ? hits(words.next("a target"), words) : List.of());
    };
  }
}
