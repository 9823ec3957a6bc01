package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.property.Checks;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import org.jspecify.annotations.Nullable;

/// Chapter *Set-up*: what holds before the first turn and when it begins.
record SetUpChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    var ofEachPlayer = checks.each(rules.game().players());
    ofEachPlayer.steps("units-placed-in-own-areas", this::isPlacedElsewhere);
    ofEachPlayer.steps(
        "no-hand-at-start",
        (before, _, after, player) ->
            !beginsPlay(before, after) || after.side(player).hand().isEmpty(),
        "the first turn begins with cards in hand");
    checks.steps("five-units-at-start", this::beginsWithOthers);
    ofEachPlayer.steps("own-areas-controlled-at-start", this::controlsOthers);
  }

  private @Nullable String isPlacedElsewhere(
      Position before, Move move, Position after, Faction player) {
    int areas = after.side(player).occupied() & ~rules.board().own(player);
    return after.turn() > 0 || areas == 0
        ? null
        : "units are placed in opposing areas: " + rules.names(areas);
  }

  private @Nullable String beginsWithOthers(Position before, Move move, Position after) {
    int units = rules.game().material().numbers().startingUnits();
    int mine = after.acting().unitCount();
    int theirs = after.waiting().unitCount();
    return !beginsPlay(before, after) || (mine == units && theirs == units)
        ? null
        : "the first turn begins with %d and %d units on the board".formatted(mine, theirs);
  }

  private @Nullable String controlsOthers(
      Position before, Move move, Position after, Faction player) {
    if (!beginsPlay(before, after)) {
      return null;
    }
    int controlled = rules.control().areasOf(player, after);
    return controlled == rules.board().own(player)
        ? null
        : "the %s control %s".formatted(player, rules.names(controlled));
  }

  private static boolean beginsPlay(Position before, Position after) {
    return before.turn() == 0 && after.turn() > 0;
  }
}
