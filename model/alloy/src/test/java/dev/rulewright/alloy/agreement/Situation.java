package dev.rulewright.alloy.agreement;

import dev.rulewright.missioncombat.material.Faction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A position as the twin knows it: what lies where by the numbers of areas and of the atoms of a
/// [World]. Sets of atoms are `long` values with a bit for each member, sets of areas `int` values.
///
/// @param at the area of each unit, -1 if it is not in play
/// @param damage the level of damage of each unit
/// @param hand units in hand
/// @param events events in hand
/// @param guest the guest, -1 if there is none
/// @param from where the guest came from, -1 if there is none
/// @param staying where each guest that waits came from, -1 for who does not
/// @param attacked the guests that have attacked
/// @param marines the areas whose effect the Marines may use
/// @param portalists the areas whose effect the Portalists may use
/// @param firstTurn whether it is the very first turn
record Situation(
    List<Integer> at,
    List<Integer> damage,
    long hand,
    long events,
    int guest,
    int from,
    List<Integer> staying,
    long attacked,
    long roadUsed,
    long speedUsed,
    long keepsRoad,
    int marines,
    int portalists,
    Faction mover,
    int ap,
    boolean firstTurn,
    @Nullable Faction winner) {

  /// Copies the lists.
  Situation {
    at = List.copyOf(at);
    damage = List.copyOf(damage);
    staying = List.copyOf(staying);
  }

  /// The areas whose effect a faction may use.
  int control(Faction faction) {
    return faction == Faction.MARINES ? marines : portalists;
  }

  /// This situation with other AP.
  Situation withAp(int other) {
    return new Situation(
        at,
        damage,
        hand,
        events,
        guest,
        from,
        staying,
        attacked,
        roadUsed,
        speedUsed,
        keepsRoad,
        marines,
        portalists,
        mover,
        other,
        firstTurn,
        winner);
  }
}
