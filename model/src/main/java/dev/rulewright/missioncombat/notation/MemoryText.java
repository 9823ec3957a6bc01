package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
    return fields;
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
    return memory;
  }

  private List<Guest> staying(Word text, List<Unit> units) {
    return GuestText.list(text, names).stream()
        .map(guest -> guest.guest(guest.unit().among(List.of(units))))
        .toList();
  }

  private int areas(Word text) {
    int set = 0;
    for (Word piece : text.pieces(',')) {
      set |= names.area(piece).bit();
    }
    return set;
  }
}
