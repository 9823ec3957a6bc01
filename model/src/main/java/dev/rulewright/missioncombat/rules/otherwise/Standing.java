package dev.rulewright.missioncombat.rules.otherwise;

import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The guests that are left after a move that may have hurt or destroyed some of them. Units that
/// are equal are interchangeable, so each guest takes one unit for itself: first those that are as
/// they were, then those that now have more damage.
final class Standing {

  private final List<Unit> free;

  private Standing(List<Unit> free) {
    this.free = free;
  }

  static List<Guest> after(List<Guest> before, Position after) {
    var units = new ArrayList<>(after.acting().units());
    Guest last = after.guest();
    if (last != null) {
      units.remove(last.unit());
    }
    return new Standing(units).of(before);
  }

  private List<Guest> of(List<Guest> before) {
    var left = new ArrayList<Guest>();
    var changed = new ArrayList<Guest>();
    for (Guest guest : before) {
      (free.remove(guest.unit()) ? left : changed).add(guest);
    }
    for (Guest guest : changed) {
      harmed(guest.unit())
          .ifPresent(unit -> {
            free.remove(unit);
            left.add(new Guest(unit, guest.cameFrom(), guest.attacks()));
          });
    }
    return left;
  }

  private Optional<Unit> harmed(Unit before) {
    return free.stream()
        .filter(unit -> unit.undamaged().equals(before.undamaged()))
        .max(Comparator.comparingInt(Unit::damage));
  }
}
