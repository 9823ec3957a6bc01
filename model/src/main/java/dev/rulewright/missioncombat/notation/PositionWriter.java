package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.table.Control;
import java.util.ArrayList;
import java.util.List;

/// Writes a position as fields.
record PositionWriter(Material material, Control control) {

  List<Field> fields(Position position) {
    var stage = position.stage();
    var guest = position.guest();
    var fields = new ArrayList<Field>();
    fields.add(Field.of(Keys.STAGE, stage instanceof Stage.Acting ? "" : Stages.write(stage)));
    fields.add(Field.of(Keys.TURN, Integer.toString(position.turn())));
    fields.add(Field.of(Keys.TO_MOVE, position.mover().id()));
    fields.add(Field.of(Keys.AP, Integer.toString(position.ap())));
    for (Area area : material.board().areas()) {
      fields.add(Field.of(area.id(), units(position, area)));
    }
    fields.add(Field.of(Keys.GUEST, guest == null ? "" : GuestText.write(guest)));
    fields.addAll(MemoryText.fields(position.memory(), material.board()));
    fields.addAll(new ControlText(new Names(material), control).fields(position));
    for (PileName name : PileName.ALL) {
      fields.add(Field.of(name.key(), pile(name, position)));
    }
    return fields.stream().filter(field -> !field.value().isEmpty()).toList();
  }

  /// A pile, or an empty text where it is what it is if nothing is written.
  private String pile(PileName name, Position position) {
    Pile<Card> pile = name.of(position);
    if (name.kind() != PileName.Kind.DECK) {
      return pile.toString();
    }
    return pile.equals(name.rest(material, position)) ? "" : orNone(pile.toString());
  }

  /// A value that says so when there is nothing.
  static String orNone(String value) {
    return value.isEmpty() ? "none" : value;
  }

  /// The units of both sides in an area, or an empty text.
  static String units(Position position, Area area) {
    var units = new ArrayList<String>();
    for (Faction faction : Faction.values()) {
      addUnits(units, position.side(faction), area);
    }
    return String.join(", ", units);
  }

  private static void addUnits(List<String> units, Side side, Area area) {
    for (int i = 0; i < side.unitCount(); i++) {
      Unit unit = side.unit(i);
      if (unit.area().equals(area) && !side.repeatsBefore(i)) {
        int copies = side.count(unit);
        units.add(unit.card() + unit.wear() + (copies > 1 ? " x" + copies : ""));
      }
    }
  }
}
