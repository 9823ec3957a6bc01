package dev.rulewright.missioncombat.rules;

import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.reading.ContestedAnswers.OriginHeld;
import dev.rulewright.missioncombat.reading.PortalAnswers.OversizedBuilding;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.reading.RoadAnswers.IsMoveAction;
import dev.rulewright.missioncombat.rules.otherwise.MoveTraces;
import dev.rulewright.missioncombat.rules.otherwise.Staying;
import dev.rulewright.missioncombat.rules.otherwise.Together;

/// The conditions under which a position can be, for whoever checks one that was written down.
public record Possible(
    Damage damage,
    Control control,
    Buildings buildings,
    PlayerTurn playerTurn,
    MoveTraces traces,
    Staying staying,
    Reading reading) {

  /// The AP with which a turn begins.
  public int apOf(int turn) {
    return playerTurn.apOf(turn);
  }

  /// The clause that gives a turn its AP.
  public MissionClause apBecause(int turn) {
    return playerTurn.apBecause(turn);
  }

  /// A position with which a play begins, which counts as the beginning of a turn if it can be one.
  public Position given(Position position) {
    return playerTurn.given(position);
  }

  /// Whether a unit is oversized and stands on a building (MOVE-7).
  public boolean isOnClosedBuilding(Unit unit) {
    return buildings.areClosedTo(unit);
  }

  /// Whether an oversized unit may be on its building without being a guest, because the Arterial
  /// Road move has brought it there, because it could not go back, or because it was played there
  /// at a portal.
  public boolean mayStayOnClosedBuilding(Unit unit) {
    return reading.road().isMoveAction() == IsMoveAction.NO
        || guestsMayRemain()
        || (reading.portal().oversizedBuilding() == OversizedBuilding.LEGAL
            && unit.area().effect() == AreaEffect.portalFor(unit.card().type()));
  }

  /// Whether a guest may remain for good where it is, because enemies hold the area it came from.
  public boolean guestsMayRemain() {
    return reading.contested().originHeld() == OriginHeld.STAYS && mayStandTogether();
  }

  /// Whether units of both players may stand together although none of them is a guest.
  public boolean mayStandTogether() {
    return Together.isPossible(reading);
  }

  /// Whether a guest may be there while a card is drawn.
  public boolean guestsMayStay() {
    return staying.isPossible();
  }

  /// Whether a guest may come from any area, not only from an adjacent one or the Arterial Road.
  public boolean mayComeFromAnywhere() {
    return traces.mayGoBackFar();
  }

  /// Whether the reading asks for a mark.
  public boolean asksFor(Mark mark) {
    return traces.asksFor(mark);
  }

  /// Whether the reading asks where a unit stood when the turn began.
  public boolean asksForStart() {
    return traces.rememberStart();
  }
}
