package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.List;
import java.util.Optional;

/// A unit on the board as a text names it: `card@area#marks`, where area and marks may be left out.
record Reference(Word word, UnitCard card, Optional<Area> area, Optional<Marks> marks) {

  static Reference read(Word word, Names names) {
    int hash = word.text().indexOf('#');
    Optional<Marks> marks =
        hash < 0 ? Optional.empty() : Optional.of(Marks.read(word.from(hash + 1), names));
    Word unmarked = hash < 0 ? word : word.part(0, hash);
    int at = unmarked.text().indexOf('@');
    Optional<Area> area =
        at < 0 ? Optional.empty() : Optional.of(names.area.read(unmarked.from(at + 1)));
    return new Reference(
        word, names.unit.read(at < 0 ? unmarked : unmarked.part(0, at)), area, marks);
  }

  /// The full text of a unit.
  static Reference of(Unit unit) {
    return new Reference(
        new Word(unit.toString(), Place.of("(written)")),
        unit.card(),
        Optional.of(unit.area()),
        Optional.of(Marks.of(unit)));
  }

  /// Whether the text can mean the unit of a full text.
  boolean fits(Reference unit) {
    return unit.card.equals(card)
        && (area.isEmpty() || area.equals(unit.area))
        && (marks.isEmpty() || marks.equals(unit.marks));
  }

  /// The unit that is meant. A text without marks means the unit without marks, if there is one.
  ///
  /// @param pools units among which to look; the first pool with a unit that fits decides
  Unit among(List<List<Unit>> pools) {
    for (List<Unit> pool : pools) {
      List<Unit> fitting = pool.stream().filter(unit -> fits(of(unit))).distinct().toList();
      if (!fitting.isEmpty()) {
        return only(fitting);
      }
    }
    throw missing(pools);
  }

  private Unit only(List<Unit> fitting) {
    if (fitting.size() == 1) {
      return fitting.getFirst();
    }
    Area first = fitting.getFirst().area();
    return fitting.stream()
        .filter(unit -> !unit.isWorn())
        .filter(_ -> fitting.stream().allMatch(unit -> unit.area().equals(first)))
        .findFirst()
        .orElseThrow(() -> word.found().expected("one of " + listed(fitting)));
  }

  private RuntimeException missing(List<List<Unit>> pools) {
    List<Unit> sameCard =
        pools.stream()
            .flatMap(List::stream)
            .filter(unit -> unit.card().equals(card))
            .distinct()
            .toList();
    return word.found()
        .expected(
            sameCard.isEmpty()
                ? "a unit on the board, where there is no " + card
                : "a unit on the board, where there is " + listed(sameCard));
  }

  private static String listed(List<Unit> units) {
    return String.join(", ", units.stream().map(Unit::toString).toList());
  }
}
