package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Numbers;
import dev.rulewright.missioncombat.rules.Possible;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Reads the fields of a position. Whether the position is possible is left to [PositionCheck].
record PositionReader(Names names, Possible possible) {

  private static final int USUAL_TURN = 3;

  Setup read(List<Field> fields, Place place) {
    Map<String, Field> byKey = byKey(fields);
    var start = new Word("", place);
    Read<Faction> mover = optional(byKey, Keys.TO_MOVE, start, Faction.MARINES, names::faction);
    Read<Stage> stage =
        optional(
            byKey,
            Keys.STAGE,
            start,
            Stage.ACTING,
            word -> Stages.read(word, mover.value(), names));
    boolean setUp = Stages.isSetUp(stage.value());
    Read<Integer> turn =
        optional(byKey, Keys.TURN, start, setUp ? 0 : USUAL_TURN, PositionReader::turn);
    Read<Integer> ap =
        optional(
            byKey, Keys.AP, start, setUp ? 0 : possible.apOf(turn.value()), PositionReader::ap);
    List<Read<Unit>> units = units(byKey);
    Memory memory = new MemoryText(names).read(byKey, units.stream().map(Read::value).toList());
    return new Setup(
        place,
        stage,
        turn,
        mover,
        ap,
        units,
        piles(byKey),
        guest(byKey, units),
        memory,
        new ControlText(names, possible.control()).among(byKey));
  }

  private Map<String, Field> byKey(List<Field> fields) {
    var byKey = new LinkedHashMap<String, Field>();
    for (Field field : fields) {
      requireKnown(Word.key(field));
      Field earlier = byKey.put(field.key(), field);
      if (earlier != null) {
        throw Word.key(field)
            .found()
            .because("this field is given already, at " + earlier.keyPlace());
      }
    }
    return byKey;
  }

  private void requireKnown(Word key) {
    List<String> known = Keys.ofPositions(names.material());
    if (known.contains(key.text())) {
      return;
    }
    if (possible.control().isRemembered()
        && Keys.ofControl(names.material()).contains(key.text())) {
      return;
    }
    if (Keys.derived(names.material()).contains(key.text())) {
      throw key.found()
          .because("this follows from the other fields; it can be expected, but not given");
    }
    throw key.at().unknown("a field", key.text(), known);
  }

  private static <T> Read<T> optional(
      Map<String, Field> fields,
      String key,
      Word start,
      T otherwise,
      Function<Word, ? extends T> reading) {
    Field field = fields.get(key);
    if (field == null) {
      return new Read<>(otherwise, start);
    }
    Word word = Word.value(field);
    return new Read<>(reading.apply(word), word);
  }

  static int turn(Word word) {
    return Numerals.read(word, 0, Numbers.MOST_TURNS, "the number of the turn");
  }

  static int ap(Word word) {
    return Numerals.read(word, 0, Integer.MAX_VALUE, "the action points left");
  }

  // ---- Units ----

  private List<Read<Unit>> units(Map<String, Field> fields) {
    var units = new ArrayList<Read<Unit>>();
    for (Area area : names.material().board().areas()) {
      Field field = fields.get(area.id());
      if (field != null) {
        units.addAll(units(Word.value(field), area));
      }
    }
    return units;
  }

  /// Reads the units of one area.
  List<Read<Unit>> units(Word list, Area area) {
    var units = new ArrayList<Read<Unit>>();
    for (Copies copies : Copies.list(list)) {
      Read<Unit> unit = new Read<>(unit(copies.thing(), area), copies.thing());
      units.addAll(Collections.nCopies(copies.count(), unit));
    }
    return units;
  }

  private Unit unit(Word word, Area area) {
    var reference = Reference.read(word, names);
    reference
        .area()
        .filter(other -> !other.equals(area))
        .ifPresent(other -> {
          throw word.found().expected("a unit in " + area + ", this one is in " + other);
        });
    return reference.marks().orElse(Marks.NONE).on(reference.card(), area);
  }

  // ---- Cards ----

  private Map<PileName, List<Read<Card>>> piles(Map<String, Field> fields) {
    var piles = new HashMap<PileName, List<Read<Card>>>();
    for (PileName name : PileName.ALL) {
      Field field = fields.get(name.key());
      if (field != null && !isRest(name, Word.value(field))) {
        piles.put(name, cards(Word.value(field), name.faction()));
      }
    }
    return piles;
  }

  /// Whether a value leaves it to the other fields what is in a deck.
  static boolean isRest(PileName name, Word value) {
    return name.kind() == PileName.Kind.DECK && value.is(Keys.REST);
  }

  /// Reads the cards of one pile.
  List<Read<Card>> cards(Word list, Faction faction) {
    var cards = new ArrayList<Read<Card>>();
    for (Copies copies : Copies.list(list)) {
      Read<Card> card = new Read<>(names.card(copies.thing(), faction), copies.thing());
      cards.addAll(Collections.nCopies(copies.count(), card));
    }
    return cards;
  }

  // ---- The guest ----

  private Optional<Setup.Visit> guest(Map<String, Field> fields, List<Read<Unit>> units) {
    Field field = fields.get(Keys.GUEST);
    if (field == null || Word.value(field).isNone()) {
      return Optional.empty();
    }
    GuestText text = GuestText.read(Word.value(field), names);
    Unit unit = text.unit().among(List.of(units.stream().map(Read::value).toList()));
    return Optional.of(
        new Setup.Visit(text.guest(unit), text.unit().word(), text.cameFrom().word()));
  }
}
