package dev.rulewright.simulator.missioncombat;

import static dev.rulewright.simulator.chance.Mixing.mix;

import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.simulator.explore.encoding.Bytes;

/// Fingerprints and encodings of units. A unit on which nothing has left a trace takes two bytes.
final class UnitCoder {

  private static final int AREA = 0x0F;
  private static final int HAS_DAMAGE = 0x10;
  private static final int HAS_MARKS = 0x20;
  private static final int HAS_SET_OUT = 0x40;

  private final Area[] areas;
  private final Card[][] cards;

  UnitCoder(Material material) {
    areas = material.board().areas().toArray(Area[]::new);
    cards =
        new Card[][] {
          material.cards(Faction.MARINES).toArray(Card[]::new),
          material.cards(Faction.PORTALISTS).toArray(Card[]::new)
        };
  }

  /// All that a unit is, as seen in an image of the board. Whoever mixes it says whose unit it is.
  long mixed(Unit unit, Symmetry symmetry) {
    Area start = unit.setOutFrom();
    long area = symmetry.image(unit.area().index());
    long setOut = start == null ? areas.length : symmetry.image(start.index());
    return mix(
        (long) unit.card().index() << 48
            | area << 40
            | setOut << 32
            | (long) unit.marks() << 24
            | unit.damage());
  }

  /// @param symmetry as seen in which image of the board
  void write(Unit unit, Symmetry symmetry, Bytes to) {
    Area start = unit.setOutFrom();
    to.putNumber(unit.card().index());
    to.put(
        symmetry.image(unit.area().index())
            | (unit.damage() == 0 ? 0 : HAS_DAMAGE)
            | (unit.marks() == 0 ? 0 : HAS_MARKS)
            | (start == null ? 0 : HAS_SET_OUT));
    if (unit.damage() != 0) {
      to.putNumber(unit.damage());
    }
    if (unit.marks() != 0) {
      to.putNumber(unit.marks());
    }
    if (start != null) {
      to.put(symmetry.image(start.index()));
    }
  }

  Unit read(Faction faction, Bytes from) {
    Card card = cards[faction.ordinal()][from.getNumber()];
    int head = from.get();
    int damage = (head & HAS_DAMAGE) == 0 ? 0 : from.getNumber();
    int marks = (head & HAS_MARKS) == 0 ? 0 : from.getNumber();
    Area start = (head & HAS_SET_OUT) == 0 ? null : areas[from.get()];
    return new Unit((UnitCard) card, areas[head & AREA], damage, marks, start);
  }
}
