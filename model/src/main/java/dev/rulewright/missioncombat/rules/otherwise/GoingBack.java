package dev.rulewright.missioncombat.rules.otherwise;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;

/// The chapter on guests, as far as a guest that stays needs it: how each guest by itself goes back
/// or may stay for good.
public interface GoingBack {

  /// The position after the only guest has gone back before another action (MOVE-6, MOVE-9).
  Position goneBack(Position position, Chronicle chronicle);

  /// The position after the only guest has gone back at the end of the turn (MOVE-10).
  Position goneBackAtTurnEnd(Position position, Chronicle chronicle);

  /// Whether a guest stays for good instead of going back before another action.
  boolean staysForGood(Guest guest, Position position);

  /// Whether a guest may still not stay for good where it stands (MOVE-5).
  boolean isStillGuest(Guest guest, Side enemies, Chronicle chronicle);

  /// What a side is left with when its guest may stay after it has cleared the area (MOVE-5).
  Side withoutGuest(Side side, Guest guest);
}
