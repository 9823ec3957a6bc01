package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.notation.Written;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.notation.PositionFields.PileKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// What somebody wrote down as a position, possible or not, each value with the word that says so.
///
/// @param units the units of both sides, in the order written
/// @param guest the guest that came last
/// @param control the fields that say who controls an area
record Setup(
    PositionFields fields,
    Written<Position> written,
    Read<Stage> stage,
    Read<Integer> turn,
    Read<Faction> mover,
    Read<Integer> ap,
    List<Read<Unit>> units,
    Optional<Visit> guest,
    Memory memory,
    Map<Area, Word> control) {

  /// A guest, with the words for the unit and for where it came from.
  record Visit(Guest guest, Word unit, Word cameFrom) {}

  static Setup of(PositionFields fields, Written<Position> written) {
    List<Read<Unit>> units = new ArrayList<>();
    Map<Area, Word> control = new LinkedHashMap<>();
    for (Area area : fields.names().material.board().areas()) {
      written
          .word(fields.units(area).key())
          .ifPresent(list -> units.addAll(fields.units(list, area)));
      written.word(fields.remembered(area).key()).ifPresent(word -> control.put(area, word));
    }
    List<Unit> onBoard = units.stream().map(Read::value).toList();
    return new Setup(
        fields,
        written,
        written.read(fields.stage),
        written.read(fields.turn),
        written.read(fields.toMove),
        written.read(fields.ap),
        units,
        written.of(fields.guest).stream()
            .findFirst()
            .map(
                text -> new Visit(text.among(onBoard), text.unit().word(), text.cameFrom().word())),
        memory(fields, written, onBoard),
        control);
  }

  private static Memory memory(PositionFields fields, Written<Position> written, List<Unit> units) {
    return Memory.NONE
        .withStaying(written.of(fields.staying).stream().map(text -> text.among(units)).toList())
        .withPortalsUsed(
            written.of(fields.portalsUsed).stream().mapToInt(Area::bit).reduce(0, (a, b) -> a | b))
        .withWaysUsed(Set.copyOf(written.of(fields.freeMovesUsed)))
        .withFaceDown(written.of(fields.faceDown))
        .withOnTop(written.of(fields.onTop));
  }

  /// Where it begins.
  Place place() {
    return written.start().place();
  }

  /// Every guest: the one that came last, and those that stay.
  Stream<Guest> guests() {
    return Stream.concat(guest.map(Visit::guest).stream(), memory.staying().stream());
  }

  /// Whether nobody has had a turn yet.
  boolean isSetUp() {
    return stage.value() instanceof Stage.SetUp;
  }

  /// The units of one side.
  Stream<Read<Unit>> units(Faction faction) {
    return units.stream().filter(unit -> unit.value().faction() == faction);
  }

  /// The cards of a pile; none if it was not written, or is the rest of the cards.
  List<Read<Card>> pile(Faction faction, PileKind kind) {
    return written
        .word(fields.pile(faction, kind).key())
        .filter(list -> kind != PileKind.DECK || !list.is(PositionFields.REST))
        .map(list -> Names.<Card>list(list, fields.names().card(faction)::read))
        .orElse(List.of());
  }
}
