package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Fields;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Numbers;
import dev.rulewright.missioncombat.rules.table.Possible;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the fields of a position. Whether the position is possible is left to [PositionCheck].
record PositionReader(Names names, Possible possible) {

  private static final int USUAL_TURN = 3;

  Setup read(List<Field> fields, Place place) {
    var byKey = Fields.of(fields, place, this::requireKnown);
    Read<Faction> mover = byKey.read(Keys.TO_MOVE, Faction.MARINES, Names::faction);
    Read<Stage> stage =
        byKey.read(Keys.STAGE, Stage.ACTING, word -> Stages.read(word, mover.value(), names));
    boolean setUp = stage.value() instanceof Stage.SetUp;
    Read<Integer> turn = byKey.read(Keys.TURN, setUp ? 0 : USUAL_TURN, PositionReader::turn);
    Read<Integer> ap =
        byKey.read(
            Keys.AP, setUp ? 0 : possible.actionPoints().of(turn.value()), PositionReader::ap);
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
    throw key.unknown(known, "a field");
  }

  static int turn(Word word) {
    return word.number(0, Numbers.MOST_TURNS, "the number of the turn");
  }

  static int ap(Word word) {
    return word.number(0, Integer.MAX_VALUE, "the action points left");
  }

  private List<Read<Unit>> units(Fields fields) {
    var units = new ArrayList<Read<Unit>>();
    for (Area area : names.material().board().areas()) {
      fields.value(area.id()).ifPresent(list -> units.addAll(units(list, area)));
    }
    return units;
  }

  /// Reads the units of one area.
  List<Read<Unit>> units(Word list, Area area) {
    return Names.list(list, word -> unit(word, area));
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

  private Map<PileName, List<Read<Card>>> piles(Fields fields) {
    var piles = new HashMap<PileName, List<Read<Card>>>();
    for (PileName name : PileName.ALL) {
      fields
          .value(name.key())
          .filter(list -> !isRest(name, list))
          .ifPresent(list -> piles.put(name, cards(list, name.faction())));
    }
    return piles;
  }

  /// Whether a value leaves it to the other fields what is in a deck.
  static boolean isRest(PileName name, Word value) {
    return name.kind() == PileName.Kind.DECK && value.is(Keys.REST);
  }

  /// Reads the cards of one pile.
  List<Read<Card>> cards(Word list, Faction faction) {
    return Names.list(list, word -> names.card(word, faction));
  }

  private Optional<Setup.Visit> guest(Fields fields, List<Read<Unit>> units) {
    return fields
        .value(Keys.GUEST)
        .filter(word -> !word.isNone())
        .map(word -> {
          GuestText text = GuestText.read(word, names);
          Unit unit = text.unit().among(List.of(units.stream().map(Read::value).toList()));
          return new Setup.Visit(text.guest(unit), text.unit().word(), text.cameFrom().word());
        });
  }
}
