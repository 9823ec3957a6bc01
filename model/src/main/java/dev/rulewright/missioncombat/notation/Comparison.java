package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.Possible;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Compares single fields with a position.
record Comparison(Names names, Possible possible) {

  private static final String NONE = "none";

  /// What the position says about a field, if it differs from what was expected.
  Optional<String> disagreement(Position position, Field expected) {
    Word key = Word.key(expected);
    Word value = Word.value(expected);
    return switch (key.text()) {
      case Keys.STAGE -> stage(position, value);
      case Keys.TURN -> unless(PositionReader.turn(value) == position.turn(), position.turn());
      case Keys.TO_MOVE -> unless(Names.faction(value) == position.mover(), position.mover());
      case Keys.AP -> unless(PositionReader.ap(value) == position.ap(), position.ap());
      case Keys.GUEST -> guest(position, value);
      case Keys.STAYING, Keys.PORTALS_USED, Keys.FACE_DOWN, Keys.ON_TOP, Keys.FREE_MOVES_USED ->
          memory(position, key.text(), value);
      case Keys.WINNER -> oneOf(value, "a winner", Stages.winners(), winner(position.stage()));
      case Keys.ENDED_BY -> oneOf(value, "a reason", Endings.names(), reason(position.stage()));
      default -> aboutAreaOrSide(position, key, value);
    };
  }

  private static Optional<String> unless(boolean agrees, Object actual) {
    return agrees ? Optional.empty() : Optional.of(actual.toString());
  }

  private Optional<String> aboutAreaOrSide(Position position, Word key, Word value) {
    return Stream.of(
            area(position, key, value),
            control(position, key, value),
            pile(position, key, value),
            number(position, key, value))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow(() -> key.unknown(known(), "a field"))
        .disagreement();
  }

  /// Whether a field agrees, once it is clear what it is about.
  private record Verdict(Optional<String> disagreement) {}

  private List<String> known() {
    var known = new ArrayList<>(Keys.ofPositions(names.material()));
    known.addAll(Keys.derived(names.material()));
    return known;
  }

  // ---- Stage and end ----

  private Optional<String> stage(Position position, Word value) {
    Stage expected = Stages.read(value, position.mover(), names);
    return unless(expected.equals(position.stage()), Stages.write(position.stage()));
  }

  private static Optional<String> oneOf(
      Word value, String kind, List<String> names, String actual) {
    var known = new ArrayList<>(names);
    known.add(NONE);
    if (!known.contains(value.text())) {
      throw value.unknown(known, kind);
    }
    return unless(value.is(actual), actual);
  }

  private static String winner(Stage stage) {
    return stage instanceof Stage.Over(Result result) ? Stages.winner(result) : NONE;
  }

  private static String reason(Stage stage) {
    return stage instanceof Stage.Over(Result result) ? result.reason() : NONE;
  }

  // ---- Areas ----

  private Optional<String> guest(Position position, Word value) {
    var guest = position.guest();
    String actual = guest == null ? NONE : GuestText.write(guest);
    if (value.isNone()) {
      return unless(guest == null, actual);
    }
    GuestText expected = GuestText.read(value, names);
    return unless(guest != null && expected.fits(guest), actual);
  }

  /// Compares what is remembered as it is written.
  private Optional<String> memory(Position position, String key, Word value) {
    String actual =
        MemoryText.fields(position.memory(), names.material().board()).stream()
            .filter(field -> field.key().equals(key))
            .map(Field::value)
            .findFirst()
            .orElse(NONE);
    return unless(value.is(actual), actual);
  }

  private Optional<Verdict> area(Position position, Word key, Word value) {
    return names.material().board().area(key.text()).map(area -> units(position, area, value));
  }

  private Verdict units(Position position, Area area, Word value) {
    List<Unit> expected =
        new PositionReader(names, possible)
            .units(value, area).stream().map(Read::value).sorted().toList();
    List<Unit> actual =
        Arrays.stream(Faction.values())
            .flatMap(faction -> position.side(faction).units().stream())
            .filter(unit -> unit.area().equals(area))
            .sorted()
            .toList();
    return new Verdict(
        unless(
            sameUnits(expected, actual),
            PositionWriter.orNone(PositionWriter.units(position, area))));
  }

  /// Compared side by side, because units of both sides may share a place in the order.
  private static boolean sameUnits(List<Unit> expected, List<Unit> actual) {
    return Arrays.stream(Faction.values())
        .allMatch(faction ->
            expected.stream()
                .filter(unit -> unit.faction() == faction)
                .toList()
                .equals(actual.stream().filter(unit -> unit.faction() == faction).toList()));
  }

  private Optional<Verdict> control(Position position, Word key, Word value) {
    if (!key.text().startsWith(Keys.CONTROL)) {
      return Optional.empty();
    }
    Area area = names.area(key.from(Keys.CONTROL.length()));
    List<Faction> controllers = possible.control().of(area, position);
    List<Faction> expected = new ControlText(names, possible.control()).read(value);
    return Optional.of(
        new Verdict(unless(expected.equals(controllers), ControlText.write(controllers))));
  }

  // ---- Cards and counts ----

  private Optional<Verdict> pile(Position position, Word key, Word value) {
    return PileName.ALL.stream()
        .filter(name -> key.is(name.key()))
        .findFirst()
        .map(name -> cards(position, name, value));
  }

  private Verdict cards(Position position, PileName name, Word value) {
    Pile actual = name.of(position);
    Pile expected =
        PositionReader.isRest(name, value)
            ? Rest.of(names.material(), name.faction(), position)
            : expectedPile(name, value);
    return new Verdict(unless(expected.equals(actual), PositionWriter.orNone(actual.toString())));
  }

  private Pile expectedPile(PileName name, Word value) {
    Pile pile = Pile.empty(names.material().cards(name.faction()));
    for (Read<Card> card : new PositionReader(names, possible).cards(value, name.faction())) {
      pile = pile.plus(card.value());
    }
    return pile;
  }

  private static Optional<Verdict> number(Position position, Word key, Word value) {
    Optional<Integer> units =
        Arrays.stream(Faction.values())
            .filter(faction -> key.is(faction + Keys.UNITS))
            .findFirst()
            .map(faction -> position.side(faction).unitCount());
    Optional<Integer> size =
        PileName.ALL.stream()
            .filter(name -> key.is(name.key() + Keys.SIZE))
            .findFirst()
            .map(name -> name.of(position).size());
    return units
        .or(() -> size)
        .map(actual -> {
          int expected = value.number(0, Integer.MAX_VALUE, "a number");
          return new Verdict(unless(expected == actual, actual));
        });
  }
}
