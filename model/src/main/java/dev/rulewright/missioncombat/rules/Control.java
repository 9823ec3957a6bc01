package dev.rulewright.missioncombat.rules;

import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;

/// Chapter *Areas*: who controls an area and may use its effect.
///
/// **Control is never stored: it follows from where the units stand.** Both players have units in an
/// area only while a guest stands there, and a guest always enters an area that the waiting player
/// held alone. So "who had it last" (CONTROL-5) is always the player who is not on the move.
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

  /// CONTROL-1: the areas whose effect a faction may use, of those that have a certain effect.
  int usable(AreaEffect effect, Faction faction, Position position) {
    return board.with(effect) & areasOf(faction, position);
  }
}
