package dev.rulewright.missioncombat.rules;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.missioncombat.Departure;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.otherwise.Staying;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Who goes back before what: guests do before any other action than their attack (MOVE-6, MOVE-9),
/// and at the end of the turn (MOVE-10), as usual or as another reading says.
record Departures(Guests guests, Staying staying) {

  /// The departures before attacks of guests, then those before anything else.
  List<Departure> each(Position position) {
    return staying.isPossible()
        ? staying.departures(position)
        : List.of(
            guests.departure(position, true, Chronicle.SILENT),
            guests.departure(position, false, Chronicle.SILENT));
  }

  /// The departures before an attack of a guest, or before whatever is no attack of one.
  List<Departure> before(Position position, @Nullable Guest attacker) {
    return staying.isPossible()
        ? staying.departures(position, attacker)
        : List.of(guests.departure(position, attacker != null, Chronicle.SILENT));
  }

  /// The departure before a move: before any other action than its attack a guest goes back
  /// (MOVE-6, MOVE-9).
  Departure before(Position position, Move move, Chronicle chronicle) {
    Guest guest = position.guest();
    return staying.isPossible()
        ? staying.departure(position, move, chronicle)
        : guests.departure(position, guest != null && guest.attacksBy(move), chronicle);
  }

  /// MOVE-10: at the end of the turn every guest goes back.
  Position atTurnEnd(Position position, Chronicle chronicle) {
    return staying.isPossible()
        ? staying.goneBackAtTurnEnd(position, chronicle)
        : guests.goneBackAtTurnEnd(position, chronicle);
  }
}
