package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.text.Wrapping;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import dev.rulewright.missioncombat.rules.table.Control;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.ArrayList;
import java.util.List;

/// Draws one area with its units.
record AreaPicture(Control control, Damage damage) {

  private static final String INDENT = "  ";

  Box draw(Area area, Position position) {
    var lines = new ArrayList<String>();
    for (Faction faction : Faction.values()) {
      addUnits(lines, position.side(faction), area, position);
    }
    return new Box(
        area.name(),
        initial(control.of(area, position)),
        area.building() ? Box.Frame.DOUBLE : Box.Frame.SINGLE,
        lines);
  }

  /// Who controls the area, `B` for both and `-` for nobody.
  private static char initial(List<Faction> controllers) {
    return switch (controllers.size()) {
      case 0 -> '-';
      case 1 -> controllers.getFirst().name().charAt(0);
      default -> 'B';
    };
  }

  private void addUnits(List<String> lines, Side side, Area area, Position position) {
    for (int i = 0; i < side.unitCount(); i++) {
      Unit unit = side.unit(i);
      if (unit.area().equals(area) && !side.repeatsBefore(i)) {
        addUnit(lines, unit, side.count(unit), position);
      }
    }
  }

  private void addUnit(List<String> lines, Unit unit, int copies, Position position) {
    Guest guest = position.guest();
    var details = new ArrayList<String>();
    String mark = "";
    if (guest != null && guest.unit().equals(unit)) {
      mark = "> ";
      details.add("from " + guest.cameFrom());
      details.add(attacks(guest));
    }
    addMarks(details, unit);
    addNamed(lines, mark + unit.card() + (copies > 1 ? " x" + copies : ""), values(unit, position));
    addDetails(lines, details);
  }

  private static String attacks(Guest guest) {
    return switch (guest.attacks()) {
      case 0 -> "must attack";
      case 1 -> "1 attack";
      default -> guest.attacks() + " attacks";
    };
  }

  private static void addMarks(List<String> details, Unit unit) {
    if (unit.damage() > 0) {
      details.add("damage " + unit.damage());
    }
    for (Mark mark : Mark.values()) {
      if (unit.has(mark)) {
        details.add(mark.toString().replace('-', ' '));
      }
    }
    Area start = unit.setOutFrom();
    if (start != null) {
      details.add("from " + start);
    }
  }

  /// The name at the left, the values at the right, on a line of their own if need be.
  private static void addNamed(List<String> lines, String name, String values) {
    int room = Box.TEXT_WIDTH - values.length();
    if (name.length() < room) {
      lines.add(Box.padded(name, room) + values);
    } else {
      lines.addAll(Wrapping.lines(name, Box.TEXT_WIDTH));
      lines.add(" ".repeat(room) + values);
    }
  }

  /// The details below a name, broken between two of them.
  private static void addDetails(List<String> lines, List<String> details) {
    if (details.isEmpty()) {
      return;
    }
    String unbroken = String.join(", ", details.stream().map(d -> d.replace(' ', '_')).toList());
    for (String line : Wrapping.lines(unbroken, Box.TEXT_WIDTH - INDENT.length())) {
      lines.add(INDENT + line.replace('_', ' '));
    }
  }

  /// Such as `E30/S20 r`: Elite, defence 30 where it stands, 20 damage against Standard, ranged.
  private String values(Unit unit, Position position) {
    UnitCard card = unit.card();
    String traits =
        (card.oversized() ? "o" : "") + (card.ranged() ? "r" : "") + (card.speed() ? "s" : "");
    return "%s%d/%s%d%s"
        .formatted(
            initial(card.type()),
            damage.defence(unit, position),
            initial(card.weapon()),
            card.damage(),
            traits.isEmpty() ? "" : " " + traits);
  }

  private static char initial(UnitType type) {
    return type.name().charAt(0);
  }
}
