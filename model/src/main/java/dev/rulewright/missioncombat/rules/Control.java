package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.CONTROL_OPPOSING_AREA;
import static dev.rulewright.missioncombat.MissionClause.CONTROL_OWN_AREA;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import java.util.List;

/// Chapter *Areas*: who controls an area and may use its effect.
///
/// **Control is never stored: it follows from where the units stand.** Both players have units in
/// an area only while a guest stands there, and a guest always enters an area that the waiting
/// player held alone. So "who had it last" (CONTROL-5) is always the player who is not on the move.
public record Control(Board board) {

  /// The areas that a faction controls.
  public int areasOf(Faction faction, Position position) {
    int mine = position.side(faction).occupied();
    int theirs = position.side(faction.opponent()).occupied();
    // CONTROL-3: an own area, empty or with own units only.
    int own = board.own(faction) & ~theirs;
    // CONTROL-4: an opposing area with own units only.
    int opposing = mine & ~theirs;
    // CONTROL-5: units of both: control stays with who had it last.
    int contested = faction == position.mover() ? 0 : mine & theirs;
    return own | opposing | contested;
  }

  /// Who controls an area.
  public Faction of(Area area, Position position) {
    int marines = areasOf(Faction.MARINES, position);
    return (marines & area.bit()) != 0 ? Faction.MARINES : Faction.PORTALISTS;
  }

  /// Tells which areas have changed hands between two positions.
  void tellChanges(Position before, Position after, Chronicle chronicle) {
    int changed = areasOf(Faction.MARINES, before) ^ areasOf(Faction.MARINES, after);
    for (Area area : board.areasOf(changed)) {
      Faction to = of(area, after);
      boolean empty = (after.side(to).occupied() & area.bit()) == 0;
      chronicle.tell(
          area.faction() == to
              ? new Happening.ControlChanged(
                  area, to, empty ? "an own area, empty" : "an own area", List.of(CONTROL_OWN_AREA))
              : new Happening.ControlChanged(
                  area,
                  to,
                  "an opposing area with own units only",
                  List.of(CONTROL_OPPOSING_AREA)));
    }
  }

  /// CONTROL-1: the areas whose effect a faction may use, of those that have a certain effect.
  int usable(AreaEffect effect, Faction faction, Position position) {
    return board.with(effect) & areasOf(faction, position);
  }
}
