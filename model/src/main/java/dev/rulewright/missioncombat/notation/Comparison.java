package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.table.Possible;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Compares single fields with a position.
record Comparison(Names names, Possible possible, Position position) {

  private static final String NONE = "none";

  /// Compared side by side, because units of both sides may share a place in the order.
  private static final Comparator<Unit> BY_SIDE =
      Comparator.comparing(Unit::faction).thenComparing(Comparator.naturalOrder());

  /// What the position says about a field, if it differs from what was expected.
  Optional<String> disagreement(Field expected) {
    Word key = Word.key(expected);
    Word value = Word.value(expected);
    return switch (key.text()) {
      case Keys.STAGE -> stage(value);
      case Keys.TURN -> unless(PositionReader.turn(value) == position.turn(), position.turn());
      case Keys.TO_MOVE -> unless(Names.faction(value) == position.mover(), position.mover());
      case Keys.AP -> unless(PositionReader.ap(value) == position.ap(), position.ap());
      case Keys.GUEST -> guest(value);
      case Keys.STAYING, Keys.PORTALS_USED, Keys.FACE_DOWN, Keys.ON_TOP, Keys.FREE_MOVES_USED ->
          memory(key.text(), value);
      default -> aboutAreaOrSide(key, value);
    };
  }

  private static Optional<String> unless(boolean agrees, Object actual) {
    return agrees ? Optional.empty() : Optional.of(actual.toString());
  }

  private Optional<String> aboutAreaOrSide(Word key, Word value) {
    Optional<Area> area = names.material().board().area(key.text());
    if (area.isPresent()) {
      return units(area.get(), value);
    }
    if (key.text().startsWith(Keys.CONTROL)) {
      return control(names.area(key.from(Keys.CONTROL.length())), value);
    }
    for (PileName name : PileName.ALL) {
      if (key.is(name.key())) {
        return cards(name, value);
      }
      if (key.is(name.key() + Keys.SIZE)) {
        return number(name.of(position).size(), value);
      }
    }
    for (Faction faction : Faction.values()) {
      if (key.is(faction + Keys.UNITS)) {
        return number(position.side(faction).unitCount(), value);
      }
    }
    throw key.unknown(
        Stream.of(Keys.ofPositions(names.material()), Keys.derived(names.material()))
            .flatMap(List::stream)
            .toList(),
        "a field");
  }

  private Optional<String> stage(Word value) {
    Stage expected = Stages.read(value, position.mover(), names);
    return unless(expected.equals(position.stage()), Stages.write(position.stage()));
  }

  private Optional<String> guest(Word value) {
    var guest = position.guest();
    String actual = guest == null ? NONE : GuestText.write(guest);
    if (value.isNone()) {
      return unless(guest == null, actual);
    }
    GuestText expected = GuestText.read(value, names);
    return unless(guest != null && expected.fits(guest), actual);
  }

  /// Compares what is remembered as it is written.
  private Optional<String> memory(String key, Word value) {
    String actual =
        MemoryText.fields(position.memory(), names.material().board()).stream()
            .filter(field -> field.key().equals(key))
            .map(Field::value)
            .findFirst()
            .orElse(NONE);
    return unless(value.is(actual), actual);
  }

  private Optional<String> units(Area area, Word value) {
    Stream<Unit> expected =
        new PositionReader(names, possible).units(value, area).stream().map(Read::value);
    Stream<Unit> actual =
        Stream.of(position.acting(), position.waiting())
            .flatMap(side -> side.units().stream())
            .filter(unit -> unit.area().equals(area));
    return unless(
        expected.sorted(BY_SIDE).toList().equals(actual.sorted(BY_SIDE).toList()),
        PositionWriter.orNone(PositionWriter.units(position, area)));
  }

  private Optional<String> control(Area area, Word value) {
    List<Faction> controllers = possible.control().of(area, position);
    return unless(ControlText.read(value).equals(controllers), ControlText.write(controllers));
  }

  private Optional<String> cards(PileName name, Word value) {
    Pile<Card> actual = name.of(position);
    Pile<Card> expected =
        PositionReader.isRest(name, value)
            ? name.rest(names.material(), position)
            : expectedPile(name, value);
    return unless(expected.equals(actual), PositionWriter.orNone(actual.toString()));
  }

  private Pile<Card> expectedPile(PileName name, Word value) {
    List<Read<Card>> cards = new PositionReader(names, possible).cards(value, name.faction());
    return Pile.<Card>empty(names.material().cards(name.faction()))
        .plusAll(cards.stream().map(Read::value).toList());
  }

  private static Optional<String> number(int actual, Word value) {
    return unless(value.number(0, Integer.MAX_VALUE, "a number") == actual, actual);
  }
}
