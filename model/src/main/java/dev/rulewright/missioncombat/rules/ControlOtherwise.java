package dev.rulewright.missioncombat.rules;

import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Memory.Controlled;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.reading.Control.EmptyOpposing;
import dev.rulewright.missioncombat.reading.Control.OwnCondition;
import dev.rulewright.missioncombat.reading.Control.OwnContested;
import dev.rulewright.missioncombat.reading.Control.Update;
import dev.rulewright.missioncombat.reading.Reading;

/// Control under the answers that are not the standard ones. An area is *held* by a faction whose
/// units alone stand there, *empty*, or *contested*; who had it last has to be remembered where the
/// reading asks for it and the units do not tell.
record ControlOtherwise(Board board, Reading reading) {

  /// Whether the reading says what the standard reading says, and nothing has to be remembered.
  boolean isStandard() {
    return !isRemembered()
        && reading.control().ownContested() == OwnContested.LAST_CONTROLLER
        && !areOwnersForGood();
  }

  /// Whether who controls an area has to be remembered.
  boolean isRemembered() {
    return changesAtTurnEnd()
        || reading.control().emptyOpposing() == EmptyOpposing.LAST_CONTROLLER
        || (reading.control().ownContested() == OwnContested.LAST_CONTROLLER
            && Guests.enemiesMayStayTogether(reading));
  }

  /// Whether an own area is controlled for good.
  boolean areOwnersForGood() {
    return reading.control().ownCondition() == OwnCondition.ALWAYS;
  }

  private boolean changesAtTurnEnd() {
    return reading.control().update() == Update.AT_TURN_END;
  }

  /// The areas that a faction controls.
  int areasOf(Faction faction, Position position) {
    return changesAtTurnEnd() ? last(faction, position) : now(faction, position);
  }

  /// The areas that a faction controls if control changes now.
  private int now(Faction faction, Position position) {
    int mine = position.side(faction).occupied();
    int theirs = position.side(faction.opponent()).occupied();
    int own = board.own(faction);
    int empty = board.all() & ~(mine | theirs);
    int contested = mine & theirs;
    // CONTROL-3, CONTROL-4
    int held = mine & ~theirs;
    int left =
        switch (reading.control().emptyOpposing()) {
          case OWNER -> own & empty;
          case LAST_CONTROLLER -> last(faction, position) & empty;
        };
    // CONTROL-5
    int kept =
        switch (reading.control().ownContested()) {
          case LAST_CONTROLLER -> last(faction, position) & contested;
          case OWNER_WHEN_PRESENT -> own & contested;
        };
    return held | left | kept | (areOwnersForGood() ? own : 0);
  }

  /// The areas that a faction controlled last: remembered, or in the set-up its own areas
  /// (CONTROL-2). Where nothing is remembered only contested areas ask, and those were held by the
  /// player who is not on the move, see [Control].
  private int last(Faction faction, Position position) {
    if (!isRemembered()) {
      return faction == position.mover() ? 0 : board.all();
    }
    var controlled = position.memory().controlled();
    return controlled == null ? board.own(faction) : controlled.by(faction);
  }

  /// The position after an action, remembering who controls what.
  Position remembered(Position position) {
    return isRemembered() && !changesAtTurnEnd() && position.turn() > 0
        ? remembering(position)
        : position;
  }

  /// The position between two turns, remembering who controls what.
  Position rememberedAtTurnEnd(Position position) {
    return isRemembered() ? remembering(position) : position;
  }

  private Position remembering(Position position) {
    var controlled =
        new Controlled(now(Faction.MARINES, position), now(Faction.PORTALISTS, position));
    return position.with(position.memory().withControlled(controlled));
  }

  /// Who would control what if nobody remembered: of an empty area its owner, of a contested one
  /// the player who is not on the move.
  Controlled unremembered(Position position) {
    return new Controlled(
        unremembered(Faction.MARINES, position), unremembered(Faction.PORTALISTS, position));
  }

  private int unremembered(Faction faction, Position position) {
    int mine = position.side(faction).occupied();
    int theirs = position.side(faction.opponent()).occupied();
    int own = board.own(faction) & (areOwnersForGood() ? board.all() : ~theirs);
    return own | (faction == position.mover() ? mine & ~theirs : mine);
  }
}
