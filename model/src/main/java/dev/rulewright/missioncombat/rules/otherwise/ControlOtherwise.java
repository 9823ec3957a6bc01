package dev.rulewright.missioncombat.rules.otherwise;

import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory.Controlled;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Faction;
import java.util.List;
import java.util.function.Predicate;

/// Control under the answers that are not the standard ones. An area is *held* by a faction whose
/// units alone stand there, *empty*, or *contested*; who had it last has to be remembered where the
/// reading asks for it and the units do not tell.
public final class ControlOtherwise extends Asking {

  private final Board board;
  private final Predicate<Unit> isOnClosedBuilding;
  private final boolean keepsContested = says("control.own-contested=last-controller");
  private final boolean contestedIsNobodys = says("control.mixed-own-area=nobody");
  private final boolean changesAtTurnEnd = says("control.update=at-turn-end");
  private final boolean keepsEmpty = says("control.empty-opposing=last-controller");
  private final boolean ownersForGood = says("control.own-condition=always");
  private final boolean guestHoldsBoth = says("control.excursion=guest");
  private final boolean oversizedDoNotControl = says("oversized.temporary-control=no");
  private final boolean mayStandTogether;

  /// @param isOnClosedBuilding whether a unit is oversized and stands on a building
  public ControlOtherwise(Board board, Predicate<Unit> isOnClosedBuilding, Reading reading) {
    super(reading);
    this.board = board;
    this.isOnClosedBuilding = isOnClosedBuilding;
    mayStandTogether = Together.isPossible(reading);
  }

  /// Whether the reading says what the standard reading says, and nothing has to be remembered.
  public boolean isStandard() {
    return !isRemembered()
        && keepsContested
        && !contestedIsNobodys
        && !guestsMatter()
        && !areOwnersForGood();
  }

  /// Whether who controls an area has to be remembered.
  public boolean isRemembered() {
    return changesAtTurnEnd || keepsEmpty || (keepsContested && mayStandTogether);
  }

  /// Whether an own area is controlled for good.
  public boolean areOwnersForGood() {
    return ownersForGood;
  }

  /// Whether nobody may control an area.
  public boolean mayBeNobodys() {
    return contestedIsNobodys && !areOwnersForGood();
  }

  /// Whether control depends on which unit is a guest.
  private boolean guestsMatter() {
    return guestHoldsBoth || oversizedDoNotControl;
  }

  /// The areas that a faction controls.
  public int areasOf(Faction faction, Position position) {
    return changesAtTurnEnd ? last(faction, position) : now(faction, position);
  }

  /// The areas that a faction controls if control changes now.
  private int now(Faction faction, Position position) {
    int mine = occupied(faction, position);
    int theirs = occupied(faction.opponent(), position);
    int own = board.own(faction);
    int empty = board.all() & ~(mine | theirs);
    int contested = mine & theirs;
    // CONTROL-3, CONTROL-4
    int held = mine & ~theirs;
    int left = keepsEmpty ? last(faction, position) & empty : own & empty;
    // CONTROL-5
    int kept = keepsContested ? last(faction, position) & contested : own & contested;
    int nobodys = contestedIsNobodys ? contested & ~areasOfGuests(position) : 0;
    return held | left | (kept & ~nobodys) | (areOwnersForGood() ? own : 0);
  }

  private static int areasOfGuests(Position position) {
    int areas = 0;
    for (Guest guest : position.guests()) {
      areas |= guest.unit().area().bit();
    }
    return areas;
  }

  /// The areas where units of a faction stand that count for control.
  private int occupied(Faction faction, Position position) {
    int occupied = position.side(faction).occupied();
    if (faction != position.mover() || !guestsMatter()) {
      return occupied;
    }
    List<Guest> guests = position.guests();
    for (Guest guest : guests) {
      // M7: the area that its guest has left empty counts as occupied.
      if (guestHoldsBoth) {
        occupied |= guest.cameFrom().bit() & ~position.waiting().occupied();
      }
      // A33: an oversized guest on a building counts for nothing.
      if (oversizedDoNotControl
          && isOnClosedBuilding.test(guest.unit())
          && isAlone(guest, guests, position)) {
        occupied &= ~guest.unit().area().bit();
      }
    }
    return occupied;
  }

  /// Whether only guests of the player on the move stand where a guest stands.
  private static boolean isAlone(Guest guest, List<Guest> guests, Position position) {
    Area area = guest.unit().area();
    return position.acting().units().stream().filter(unit -> unit.area().equals(area)).count()
        == guests.stream().filter(each -> each.unit().area().equals(area)).count();
  }

  /// The areas that a faction controlled last: remembered, or in the set-up its own areas
  /// (CONTROL-2). Where nothing is remembered only contested areas ask, and those were held by the
  /// player who is not on the move.
  private int last(Faction faction, Position position) {
    if (!isRemembered()) {
      return faction == position.mover() ? 0 : board.all();
    }
    var controlled = position.memory().controlled();
    return controlled == null ? board.own(faction) : controlled.by(faction);
  }

  /// The position after an action, remembering who controls what.
  public Position remembered(Position position) {
    return isRemembered() && !changesAtTurnEnd && position.turn() > 0
        ? remembering(position)
        : position;
  }

  /// The position between two turns, remembering who controls what.
  public Position rememberedAtTurnEnd(Position position) {
    return isRemembered() ? remembering(position) : position;
  }

  private Position remembering(Position position) {
    var controlled =
        new Controlled(now(Faction.MARINES, position), now(Faction.PORTALISTS, position));
    return position.with(position.memory().withControlled(controlled));
  }

  /// Who would control what if nobody remembered: of an empty area its owner, of a contested one
  /// the player who is not on the move.
  public Controlled unremembered(Position position) {
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
