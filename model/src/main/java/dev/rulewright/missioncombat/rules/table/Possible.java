package dev.rulewright.missioncombat.rules.table;

import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.rules.otherwise.MoveTraces;
import dev.rulewright.missioncombat.rules.otherwise.Together;

/// The conditions under which a position can be, for whoever checks one that was written down.
///
/// @param guestsMayStay whether a guest may be there while a card is drawn
public record Possible(
    Damage damage,
    Control control,
    Buildings buildings,
    ActionPoints actionPoints,
    MoveTraces traces,
    boolean guestsMayStay,
    Reading reading) {

  /// Whether an oversized unit may be on its building without being a guest, because the Arterial
  /// Road move has brought it there, because it could not go back, or because it was played there
  /// at a portal.
  public boolean mayStayOnClosedBuilding(Unit unit) {
    return reading.says("road.is-move-action=no")
        || guestsMayRemain()
        || (reading.says("portal.oversized-building=legal")
            && unit.area().effect() == AreaEffect.portalFor(unit.card().type()));
  }

  /// Whether a guest may remain for good where it is, because enemies hold the area it came from.
  public boolean guestsMayRemain() {
    return reading.says("contested.origin-held=stays") && mayStandTogether();
  }

  /// Whether units of both players may stand together although none of them is a guest.
  public boolean mayStandTogether() {
    return Together.isPossible(reading);
  }
}
