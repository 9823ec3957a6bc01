package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.text.Fields;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The fields of what only some readings remember; none of them is written under the others.
record MemoryText(Names names) {

  static List<Field> fields(Memory memory, Board board) {
    return Stream.of(
            Field.of(Keys.STAYING, GuestText.write(memory.staying())),
            Field.of(Keys.PORTALS_USED, list(board.areasOf(memory.portalsUsed()))),
            Field.of(Keys.FREE_MOVES_USED, list(memory.waysUsed().stream().sorted().toList())),
            Field.of(Keys.FACE_DOWN, list(memory.faceDown())),
            Field.of(Keys.ON_TOP, list(memory.onTop())))
        .filter(field -> !field.value().isEmpty())
        .toList();
  }

  private static String list(List<?> things) {
    return things.stream().map(Object::toString).collect(Collectors.joining(", "));
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
