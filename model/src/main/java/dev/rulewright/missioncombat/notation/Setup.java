package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What somebody wrote down as a position, possible or not, each value with the word that says so.
///
/// @param place where it begins
/// @param units the units of both sides, in the order written
/// @param control the fields that say who controls an area
/// @param piles the piles that were written; a deck that is missing is the rest of the cards
record Setup(
    Place place,
    Read<Stage> stage,
    Read<Integer> turn,
    Read<Faction> mover,
    Read<Integer> ap,
    List<Read<Unit>> units,
    Map<PileName, List<Read<Card>>> piles,
    Optional<Visit> guest,
    Memory memory,
    Map<Area, Word> control) {

  /// A guest, with the words for the unit and for where it came from.
  record Visit(Guest guest, Word unit, Word cameFrom) {}

  /// Copies list and map.
  Setup {
    units = List.copyOf(units);
    piles = Map.copyOf(piles);
    control = Map.copyOf(control);
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

  /// A pile; empty if it was not written.
  List<Read<Card>> pile(Faction faction, PileName.Kind kind) {
    return piles.getOrDefault(new PileName(faction, kind), List.of());
  }
}
