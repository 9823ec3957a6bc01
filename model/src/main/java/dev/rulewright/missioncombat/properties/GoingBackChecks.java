package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Faction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Move a unit*, the parts on areas held by the enemy and on oversized units on buildings:
/// what a guest must do, and how it goes back.
record GoingBackChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    checks.steps("guest-attacks-next", GoingBackChecks::hasNotAttacked);
    checks.steps("guest-never-moves-on", Move.MoveUnit.class, GoingBackChecks::movesOn);
    checks.positions("way-back-is-open", ofGuests(GoingBackChecks::isClosed));
    checks.positions("way-back-is-allowed", ofGuests(this::isNotAllowed));
    checks.positions("way-back-is-one-move", ofGuests(this::isFar));
    checks.steps("going-back-keeps-control", ofGoingBack(this::changesControl));
    checks.steps("area-gone-back-to-is-controlled", ofGoingBack(this::isNotControlled));
  }

  private static @Nullable String hasNotAttacked(Position before, Move move, Position after) {
    Guest guest = before.guest();
    return guest == null
            || guest.attacks() > 0
            || (move instanceof Move.Attack attack && attack.unit().equals(guest.unit()))
        ? null
        : "'%s' although %s has not attacked".formatted(move, guest.unit());
  }

  private static @Nullable String movesOn(Position before, Move.MoveUnit move, Position after) {
    Guest guest = before.guest();
    return guest == null
            || !move.unit().equals(guest.unit())
            || before.acting().count(guest.unit()) > 1
        ? null
        : "'%s' moves the guest on".formatted(move);
  }

  // ---- The way back of each guest ----

  /// How a guest breaks a property where it stands; null if it does not.
  @FunctionalInterface
  private interface OfGuest {
    @Nullable String broken(Guest guest, Position position);
  }

  private static Check.OfPosition<Position, Move> ofGuests(OfGuest check) {
    return position -> {
      Guest guest = position.guest();
      if (guest == null) {
        return null;
      }
      List<Guest> staying = position.memory().staying();
      for (int i = 0; i < staying.size(); i++) {
        String how = check.broken(staying.get(i), position);
        if (how != null) {
          return how;
        }
      }
      return check.broken(guest, position);
    };
  }

  private static @Nullable String isClosed(Guest guest, Position position) {
    return position.waiting().holds(guest.cameFrom())
        ? "enemies hold %s, where %s came from".formatted(guest.cameFrom(), guest.unit())
        : null;
  }

  private @Nullable String isNotAllowed(Guest guest, Position position) {
    return guest.cameFrom().building() && rules.isOversized(guest.unit().card())
        ? "%s came from the building %s".formatted(guest.unit(), guest.cameFrom())
        : null;
  }

  private @Nullable String isFar(Guest guest, Position position) {
    return Rules.in(rules.board().adjacentTo(guest.unit().area()), guest.cameFrom())
            || guest.cameFrom().effect() == AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA
        ? null
        : "%s came from %s, which is far".formatted(guest.unit(), guest.cameFrom());
  }

  // ---- What going back does ----

  /// How a guest that goes back breaks a property; null if it does not.
  @FunctionalInterface
  private interface OfDeparture {
    @Nullable String broken(Guest guest, Position before, Position departed);
  }

  /// Looks at each step in which the only guest goes back before a move.
  private Check.OfStep<Position, Move> ofGoingBack(OfDeparture check) {
    return (before, move, _) -> {
      Guest guest = before.guest();
      if (guest == null
          || !before.memory().staying().isEmpty()
          || !(before.stage() instanceof Stage.Acting)) {
        return null;
      }
      Position departed = rules.game().departed(before, move);
      return departed.acting().count(guest.unit()) < before.acting().count(guest.unit())
          ? check.broken(guest, before, departed)
          : null;
    };
  }

  private @Nullable String changesControl(Guest guest, Position before, Position departed) {
    for (Faction faction : rules.game().players()) {
      int changed =
          rules.control().areasOf(faction, before) ^ rules.control().areasOf(faction, departed);
      if (Rules.in(changed, guest.cameFrom())) {
        return "control of %s changes as %s goes back".formatted(guest.cameFrom(), guest.unit());
      }
    }
    return null;
  }

  private @Nullable String isNotControlled(Guest guest, Position before, Position departed) {
    return Rules.in(rules.control().areasOf(before.mover(), departed), guest.cameFrom())
        ? null
        : "the %s do not control %s, where %s has gone back to"
            .formatted(before.mover(), guest.cameFrom(), guest.unit());
  }
}
