package dev.rulewright.pocketmodel.notation;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.pocketmodel.Fleet;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Objective;
import dev.rulewright.pocketmodel.Objective.FaceUp;
import dev.rulewright.pocketmodel.Objective.Spot;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/// Reads moves in one position. Of a unit, the zone and the counters may be left out where the
/// position makes them clear.
record MoveReader(Names names, Position position) {

  /// @throws BadInput if the text means no move
  Move read(Word text) {
    return new Phrases<Move>("a move", "the move")
        .with("laid", words -> new Move.Laid(names.card.read(words.rest())))
        .with("drawn", words -> new Move.Drawn(names.card.read(words.rest())))
        .with("turned-up", words -> new Move.TurnedUp(names.card.read(words.rest())))
        .with("taken", words -> new Move.Taken(names.card.read(words.rest())))
        .with("start", words -> new Move.Start(Names.FORCE.read(words.rest())))
        .with("rolled", words -> new Move.Rolled(words.rest().number(2, 12, "the sum of two dice")))
        .with("deploy", words -> new Move.Deploy(names.units.read(words.rest())))
        .with("replace", this::replace)
        .with("move", words -> advance(words.rest()))
        .with("carry", words -> new Move.Carry(names.units.read(words.rest())))
        .with("bring-in", words -> new Move.BringIn(names.units.read(words.rest())))
        .with("attack", this::attack)
        .with("strike", this::strike)
        .with("next", words -> new Move.Next(StageText.number(words.rest(), "a")))
        .with("play", words -> new Move.Play(names.card.read(words.rest())))
        .with(List.of(Move.Word.values()))
        .read(text);
  }

  private Move replace(Cursor cursor) {
    return new Move.Replace(objective(cursor), names.card.next(cursor, "a card in hand"));
  }

  private Objective objective(Cursor cursor) {
    Word word = cursor.next("an objective");
    for (Spot spot : Spot.values()) {
      if (word.is(spot.toString())) {
        return spot;
      }
    }
    return new FaceUp(names.card.read(word));
  }

  private Move advance(Word text) {
    return new Move.Advance(
        text.pieces(',').stream()
            .flatMap(piece -> steps(piece).stream())
            .sorted(Comparator.comparing(Move.Step::unit).thenComparing(Move.Step::to))
            .toList());
  }

  private List<Move.Step> steps(Word piece) {
    var cursor = new Cursor(piece);
    Word unit = cursor.next("a unit");
    Zone to = Names.ZONE.next(cursor);
    int copies = 1;
    if (cursor.hasNext()) {
      Word times = cursor.next("the end of the step");
      if (!times.text().startsWith("x")) {
        throw times.expected("a number of copies such as x2");
      }
      copies = times.from(1).number(1, 99, "the number of copies");
    }
    cursor.finish("the step");
    Unit found = unit(unit, position.own().units(), each -> each.zone().borders(to));
    return Collections.nCopies(copies, new Move.Step(found, to));
  }

  private Move attack(Cursor cursor) {
    Word first = cursor.next("a unit");
    Word second = cursor.next("an enemy unit");
    cursor.finish("the move");
    Fleet enemies = position.enemy().units();
    Unit attacker =
        unit(
            first,
            position.own().units(),
            own ->
                own.mark() == 0
                    && enemies.toList().stream()
                        .anyMatch(e ->
                            e.zone() == own.zone() && second.text().startsWith(e.kind().id())));
    if (second.text().matches("d[1-9]\\d*")) {
      Unit named = enemies.marked(StageText.number(second, "d"));
      if (named == null) {
        throw second.because("no enemy unit has this mark");
      }
      return new Move.Attack(attacker, named);
    }
    return new Move.Attack(
        attacker,
        unit(second, enemies, enemy -> enemy.mark() == 0 && enemy.zone() == attacker.zone()));
  }

  private Move strike(Cursor cursor) {
    Word first = cursor.next("a unit");
    Objective target = objective(cursor);
    cursor.finish("the move");
    Zone there = Zone.home(position.mover().enemy());
    return new Move.Strike(
        unit(first, position.own().units(), unit -> unit.mark() == 0 && unit.zone() == there),
        target);
  }

  /// The unit that a word names.
  ///
  /// @param likely what the unit meant fulfils, if one of those named does
  private Unit unit(Word word, Fleet fleet, Predicate<Unit> likely) {
    List<Word> damaged = word.pieces('#');
    List<Word> placed = damaged.getFirst().pieces('@');
    UnitKind kind = names.kind.read(placed.getFirst());
    Zone zone = placed.size() == 1 ? null : Names.ZONE.read(placed.get(1));
    int damage =
        damaged.size() == 1
            ? 0
            : damaged.get(1).number(1, kind.shields(), "the counters on a unit");
    List<Unit> found =
        fleet.toList().stream()
            .filter(unit ->
                unit.kind().equals(kind)
                    && (zone == null || unit.zone() == zone)
                    && ((zone == null && damaged.size() == 1) || unit.damage() == damage))
            .distinct()
            .toList();
    List<Unit> meant =
        found.stream().anyMatch(likely) ? found.stream().filter(likely).toList() : found;
    if (meant.size() > 1 && meant.stream().map(Unit::toString).distinct().count() > 1) {
      throw word.because(
          "this may be %s", String.join(" or ", meant.stream().map(Unit::toString).toList()));
    }
    return meant.isEmpty()
        ? new Unit(kind, zone == null ? Zone.home(kind.force()) : zone, damage, 0)
        : meant.getFirst();
  }
}
