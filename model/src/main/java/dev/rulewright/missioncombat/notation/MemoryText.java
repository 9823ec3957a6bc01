package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.text.Fields;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

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
  Memory read(Fields fields, List<Unit> units) {
    return Memory.NONE
        .withStaying(fields.value(Keys.STAYING).map(text -> staying(text, units)).orElse(List.of()))
        .withPortalsUsed(fields.value(Keys.PORTALS_USED).map(this::areas).orElse(0))
        .withWaysUsed(fields.value(Keys.FREE_MOVES_USED).map(MemoryText::ways).orElse(Set.of()))
        .withFaceDown(cards(fields, Keys.FACE_DOWN))
        .withOnTop(cards(fields, Keys.ON_TOP));
  }

  private List<Guest> staying(Word text, List<Unit> units) {
    return GuestText.list(text, names).stream()
        .map(guest -> guest.guest(guest.unit().among(List.of(units))))
        .toList();
  }

  private List<Card> cards(Fields fields, String key) {
    return fields
        .value(key)
        .map(list -> Names.<Card>list(list, names::card))
        .orElse(List.of())
        .stream()
        .map(Read::value)
        .sorted(Comparator.comparing(Card::faction).thenComparingInt(Card::index))
        .toList();
  }

  private static Set<Way> ways(Word text) {
    var ways = EnumSet.noneOf(Way.class);
    List<Way> free = List.of(Way.SPEED, Way.ARTERIAL_ROAD);
    for (Word piece : text.pieces(',')) {
      ways.add(piece.among(free, "a free way of moving"));
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
