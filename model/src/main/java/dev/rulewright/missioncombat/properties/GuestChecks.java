package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.property.Checks;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Chapter *Move a unit*, the parts on areas held by the enemy and on oversized units on buildings:
/// where guests stand, and how many there are.
record GuestChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    checks.positions("contested-only-with-guest", this::areTogetherWithoutGuest);
    checks.positions(
        "oversized-on-building-only-as-guest",
        position -> oversized(position.acting(), Rules.guestAreas(position), position.waiting()));
    checks.steps("no-enemies-together-between-turns", this::beginsTogether);
    checks.steps(
        "no-oversized-on-building-between-turns",
        (before, _, after) ->
            Rules.beginsTurn(before, after) ? oversized(after.acting(), 0, after.waiting()) : null);
    checks.steps(
        "no-guest-between-turns",
        (before, _, after) ->
            Rules.beginsTurn(before, after) && Rules.guestAreas(after) != 0
                ? "the turn begins with " + after.guest()
                : null);
    checks.positions("at-most-one-guest", GuestChecks::areSeveral);
    checks.positions("guest-of-player-on-move", GuestChecks::isOfOther);
    checks.positions("guest-only-where-it-may-not-stay", this::mayStay);
  }

  private @Nullable String areTogetherWithoutGuest(Position position) {
    int areas = Rules.contested(position) & ~Rules.guestAreas(position);
    return areas == 0
        ? null
        : "units of both players stand in %s, and no guest".formatted(rules.names(areas));
  }

  private @Nullable String beginsTogether(Position before, Move move, Position after) {
    int areas = Rules.beginsTurn(before, after) ? Rules.contested(after) : 0;
    return areas == 0
        ? null
        : "the turn begins with units of both players in " + rules.names(areas);
  }

  /// The first oversized unit that stands on a building, but for guests of the player on the move.
  private @Nullable String oversized(Side acting, int guestAreas, Side waiting) {
    String mine = oversized(acting, guestAreas);
    return mine == null ? oversized(waiting, 0) : mine;
  }

  private @Nullable String oversized(Side side, int guestAreas) {
    for (int i = 0; i < side.unitCount(); i++) {
      Unit unit = side.unit(i);
      if (rules.isOnClosedBuilding(unit) && !Rules.in(guestAreas, unit.area())) {
        return unit + " stands on a building and is no guest";
      }
    }
    return null;
  }

  private static @Nullable String areSeveral(Position position) {
    return position.memory().staying().isEmpty() || position.guest() == null
        ? null
        : "beside %s stand other guests: %s"
            .formatted(
                position.guest(),
                position.memory().staying().stream()
                    .map(Guest::toString)
                    .collect(Collectors.joining(", ")));
  }

  private static @Nullable String isOfOther(Position position) {
    Guest guest = position.guest();
    return guest == null || position.acting().count(guest.unit()) > 0
        ? null
        : "%s is no unit of the %s".formatted(guest.unit(), position.mover());
  }

  private @Nullable String mayStay(Position position) {
    Guest guest = position.guest();
    return guest == null
            || position.waiting().holds(guest.unit().area())
            || rules.isOnClosedBuilding(guest.unit())
        ? null
        : guest.unit() + " is a guest and may stay where it is";
  }
}
