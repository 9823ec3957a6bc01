package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.material.UnitType.COLOSSAL;
import static dev.rulewright.missioncombat.material.UnitType.ELITE;
import static dev.rulewright.missioncombat.material.UnitType.STANDARD;

import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.UnitType;
import dev.rulewright.missioncombat.rules.table.ActionPoints;
import dev.rulewright.missioncombat.rules.table.Control;

/// The portals for units: where they let the player on the move play units, and where for nothing.
final class Portals extends Asking {

  private final Board board;
  private final Control control;
  private final boolean freeInFirstTurn = says("turn.first-free-actions=allowed");
  private final boolean oncePerTurn = says("portal.uses-per-turn=once");
  private final boolean oversizedMayEnter = says("portal.oversized-building=legal");
  private final CapturedTypes capturedTypes =
      answer("portal.captured-types", CapturedTypes.values());
  private final RuleScope ruleScope = answer("portal.rule-scope", RuleScope.values());

  Portals(Board board, Control control, Reading reading) {
    super(reading);
    this.board = board;
    this.control = control;
  }

  /// The areas where units of a type may be played by virtue of a portal, although they are
  /// opposing.
  ///
  /// - PORTAL-4: Units are played in own areas that the opponent does not control; who controls a
  ///   unit portal of the Portalists may play matching units there although it is an opposing area.
  int open(UnitType type, Position position) {
    int matching = matching(type, position);
    int open =
        switch (capturedTypes) {
          case MATCHING_ONLY -> matching;
          case OTHERS_FOR_ONE_AP ->
              matching(STANDARD, position)
                  | matching(ELITE, position)
                  | matching(COLOSSAL, position);
          case MATCHING_IN_ANY_OPPOSING_AREA -> anyOpposing(matching, position);
        };
    return switch (ruleScope) {
      case UNIT_PORTALS, ALL_PORTALS -> open;
      case ALL_PORTALS_ANY_TYPE ->
          open | control.usable(AreaEffect.FREE_EVENTS, position.mover(), position);
    };
  }

  /// The opposing areas, if one of some portals has been captured.
  private int anyOpposing(int portals, Position position) {
    int opposing = board.own(position.mover().opponent());
    return (portals & opposing) == 0 ? 0 : opposing;
  }

  /// The portals that match a type and are controlled by the player on the move.
  private int matching(UnitType type, Position position) {
    return control.usable(AreaEffect.portalFor(type), position.mover(), position);
  }

  /// The areas where units of a type are free.
  ///
  /// - PORTAL-1: Standard units are played at the yellow portals for no AP.
  /// - PORTAL-2: Elite units are played at the Red Portal for no AP.
  /// - PORTAL-3: Colossal units are played at the Blue Portal for no AP.
  int free(UnitType type, Position position) {
    if (!ActionPoints.allowsFreeActions(position, freeInFirstTurn)) {
      return 0;
    }
    return oncePerTurn
        ? matching(type, position) & ~position.memory().portalsUsed()
        : matching(type, position);
  }

  /// The buildings where an oversized unit of a type may be played by virtue of a portal.
  int openToOversized(UnitType type, Position position) {
    return oversizedMayEnter ? matching(type, position) : 0;
  }

  /// The position after a unit was free at a portal.
  Position used(Area portal, Position played) {
    if (!oncePerTurn) {
      return played;
    }
    Memory memory = played.memory();
    return played.with(memory.withPortalsUsed(memory.portalsUsed() | portal.bit()));
  }

  /// Says that a portal makes no more units free this turn, if that is so.
  String whyNoMore(Area portal, Position position) {
    return oncePerTurn && (position.memory().portalsUsed() & portal.bit()) != 0
        ? "; a unit has been free there this turn"
        : "";
  }

  /// The answers to `portal.captured-types`.
  private enum CapturedTypes {
    MATCHING_ONLY,
    OTHERS_FOR_ONE_AP,
    MATCHING_IN_ANY_OPPOSING_AREA
  }

  /// The answers to `portal.rule-scope`.
  private enum RuleScope {
    UNIT_PORTALS,
    ALL_PORTALS,
    ALL_PORTALS_ANY_TYPE
  }
}
