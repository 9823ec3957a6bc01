package dev.rulewright.alloy;

import dev.rulewright.missioncombat.MissionClause;
import java.util.List;

/// The clauses that make something true, found by leaving out one at a time.
///
/// A clause that is not needed by itself may be needed where another is missing: the rules often
/// say a thing twice.
///
/// @param needed without each of them it is broken
/// @param notNeeded without each of them alone it is still proved
/// @param unknown those that nobody knows about, as a search was not finished; none is `notNeeded`
///   then
public record ClauseCore(
    List<MissionClause> needed, List<MissionClause> notNeeded, List<MissionClause> unknown) {

  /// Copies the lists.
  public ClauseCore {
    needed = List.copyOf(needed);
    notNeeded = List.copyOf(notNeeded);
    unknown = List.copyOf(unknown);
  }
}
