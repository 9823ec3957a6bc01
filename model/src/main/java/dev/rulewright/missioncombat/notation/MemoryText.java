package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The fields of what only some readings remember; none of them is written under the others.
record MemoryText(Names names) {

  static List<Field> fields(Memory memory, Board board) {
    var fields = new ArrayList<Field>();
    if (!memory.staying().isEmpty()) {
      fields.add(Field.of(Keys.STAYING, GuestText.write(memory.staying())));
    }
    if (memory.portalsUsed() != 0) {
      fields.add(Field.of(Keys.PORTALS_USED, areas(memory.portalsUsed(), board)));
    }
    if (!memory.waysUsed().isEmpty()) {
      fields.add(Field.of(Keys.FREE_MOVES_USED, ways(memory.waysUsed())));
    }
    addCards(fields, Keys.FACE_DOWN, memory.faceDown());
    addCards(fields, Keys.ON_TOP, memory.onTop());
    return fields;
  }

  private static void addCards(List<Field> fields, String key, List<Card> cards) {
    if (!cards.isEmpty()) {
      fields.add(Field.of(key, String.join(", ", cards.stream().map(Card::id).toList())));
    }
  }

  private static String ways(Set<Way> ways) {
    return String.join(", ", ways.stream().sorted().map(Way::toString).toList());
  }

  private static String areas(int set, Board board) {
    return String.join(", ", board.areasOf(set).stream().map(Area::id).toList());
  }

  /// Reads what is remembered.
  ///
  /// @param units the units on the board
  Memory read(Map<String, Field> fields, List<Unit> units) {
    Memory memory = Memory.NONE;
    Field staying = fields.get(Keys.STAYING);
    if (staying != null) {
      memory = memory.withStaying(staying(Word.value(staying), units));
    }
    Field portalsUsed = fields.get(Keys.PORTALS_USED);
    if (portalsUsed != null) {
      memory = memory.withPortalsUsed(areas(Word.value(portalsUsed)));
    }
    Field waysUsed = fields.get(Keys.FREE_MOVES_USED);
    if (waysUsed != null) {
      memory = memory.withWaysUsed(ways(Word.value(waysUsed)));
    }
    return memory
        .withFaceDown(cards(fields.get(Keys.FACE_DOWN)))
        .withOnTop(cards(fields.get(Keys.ON_TOP)));
  }

  private List<Guest> staying(Word text, List<Unit> units) {
    return GuestText.list(text, names).stream()
        .map(guest -> guest.guest(guest.unit().among(List.of(units))))
        .toList();
  }

  private List<Card> cards(@Nullable Field field) {
    return field == null
        ? List.of()
        : Copies.list(Word.value(field)).stream()
            .flatMap(
                copies -> Collections.nCopies(copies.count(), names.card(copies.thing())).stream())
            .sorted(Comparator.comparing(Card::faction).thenComparingInt(Card::index))
            .toList();
  }

  private static Set<Way> ways(Word text) {
    var ways = EnumSet.noneOf(Way.class);
    List<Way> free = List.of(Way.SPEED, Way.ARTERIAL_ROAD);
    for (Word piece : text.pieces(',')) {
      ways.add(
          free.stream()
              .filter(way -> piece.is(way.toString()))
              .findFirst()
              .orElseThrow(() ->
                  piece
                      .at()
                      .unknown(
                          "a free way of moving",
                          piece.text(),
                          free.stream().map(Way::toString).toList())));
    }
    return ways;
  }

  private int areas(Word text) {
    int set = 0;
    for (Word piece : text.pieces(',')) {
      set |= names.area(piece).bit();
    }
    return set;
  }
}
