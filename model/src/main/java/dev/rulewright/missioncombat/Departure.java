package dev.rulewright.missioncombat;

import java.util.List;
import java.util.function.Predicate;

/// The position that a move is made in: the guests that it sends back have gone back, and a guest
/// that stays beside it stands there like any unit, though it neither moves on nor attacks.
///
/// @param before the position in which the player chooses
/// @param position the position after the guests have gone back
/// @param leaving the guests that are guests no more, in the order in which they came
/// @param gone those of them that have gone back and do not stay for good
public record Departure(Position before, Position position, List<Guest> leaving, List<Guest> gone)
    implements Predicate<Unit> {

  /// The departure from a position in which nobody is a guest.
  public static Departure withoutGuests(Position position) {
    return new Departure(position, position, List.of(), List.of());
  }

  /// Whether a unit may attack that is no guest: one that has just gone back attacks no more.
  @Override
  public boolean test(Unit unit) {
    return !attacksAsGuest(unit) && !hasGoneBack(unit);
  }

  /// Whether an attack of a unit is one of a guest.
  private boolean attacksAsGuest(Unit unit) {
    Guest last = before.guest();
    return last != null
        && (last.unit().equals(unit) || isUnitOfOne(unit, before.memory().staying()));
  }

  private static boolean isUnitOfOne(Unit unit, List<Guest> guests) {
    for (Guest guest : guests) {
      if (guest.unit().equals(unit)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a unit is one that has gone back, and not another that is interchangeable with it.
  public boolean hasGoneBack(Unit unit) {
    for (Guest guest : gone) {
      if (guest.back().equals(unit)) {
        return position.acting().count(unit) == 1;
      }
    }
    return false;
  }
}
