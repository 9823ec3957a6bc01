package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.text.Fields;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Memory.Controlled;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.table.Control;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The fields `control.AREA`: `marines`, `portalists`, `both` or `nobody`. They make up a position
/// only under readings that remember who controls what; there a field is written where the units do
/// not tell.
record ControlText(Names names, Control control) {

  private static final String BOTH = "both";
  private static final String NOBODY = "nobody";

  static String write(List<Faction> controllers) {
    return switch (controllers.size()) {
      case 0 -> NOBODY;
      case 1 -> controllers.getFirst().id();
      default -> BOTH;
    };
  }

  /// Reads who controls an area.
  static List<Faction> read(Word word) {
    return switch (word.text()) {
      case BOTH -> List.of(Faction.values());
      case NOBODY -> List.of();
      default -> List.of(Names.faction(word));
    };
  }

  /// The fields of what is remembered and does not follow from the units.
  List<Field> fields(Position position) {
    var fields = new ArrayList<Field>();
    Controlled controlled = position.memory().controlled();
    if (controlled != null) {
      Controlled otherwise = control.unremembered(position);
      for (Area area : board().areas()) {
        List<Faction> by = by(controlled, area);
        if (!by.equals(by(otherwise, area))) {
          fields.add(Field.of(Keys.CONTROL + area, write(by)));
        }
      }
    }
    return fields;
  }

  private Board board() {
    return names.material().board();
  }

  private static List<Faction> by(Controlled controlled, Area area) {
    return List.of(Faction.values()).stream()
        .filter(faction -> (controlled.by(faction) & area.bit()) != 0)
        .toList();
  }

  /// The fields that say who controls an area.
  Map<Area, Word> among(Fields fields) {
    var words = new LinkedHashMap<Area, Word>();
    for (Area area : board().areas()) {
      fields.value(Keys.CONTROL + area).ifPresent(word -> words.put(area, word));
    }
    return words;
  }

  /// A position that remembers who controls what, if the reading asks for it.
  ///
  /// @param given what was written; where nothing was, the units tell
  Position remembering(Position position, Map<Area, Word> given) {
    if (!control.isRemembered() || position.turn() == 0) {
      given.values().stream().findFirst().ifPresent(ControlText::refuse);
      return position;
    }
    Controlled controlled = control.unremembered(position);
    for (var each : given.entrySet()) {
      controlled = with(controlled, each.getKey(), read(each.getValue()));
    }
    Position remembering = position.with(position.memory().withControlled(controlled));
    given.forEach((area, word) -> check(area, word, remembering));
    return control.remembered(remembering);
  }

  private static void refuse(Word word) {
    throw word.found()
        .because("this follows from the other fields; it can be expected, but not given");
  }

  private static Controlled with(Controlled controlled, Area area, List<Faction> by) {
    int bit = area.bit();
    return new Controlled(
        (controlled.marines() & ~bit) | (by.contains(Faction.MARINES) ? bit : 0),
        (controlled.portalists() & ~bit) | (by.contains(Faction.PORTALISTS) ? bit : 0));
  }

  private void check(Area area, Word word, Position position) {
    List<Faction> by = read(word);
    if (!control.mayBe(by, area) || !control.of(area, control.remembered(position)).equals(by)) {
      throw word.found()
          .because(
              "who controls %s follows from its units (%s)", area, MissionClause.CONTROL_OWN_AREA);
    }
  }
}
