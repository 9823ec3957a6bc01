package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.property.Checks;
import dev.rulewright.missioncombat.Memory.Controlled;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import org.jspecify.annotations.Nullable;

/// Chapter *Areas and control*: who controls what.
record ControlChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    var ofEachPlayer = checks.each(rules.game().players());
    checks.positions("exactly-one-controller", this::isControlledOtherwise);
    checks.positions(
        "control-is-seen-from-units",
        position -> {
          Controlled remembered = position.memory().controlled();
          return remembered == null || remembered.equals(rules.control().unremembered(position));
        },
        "control differs from what the units suggest");
    ofEachPlayer.positions("own-area-controlled-without-enemies", this::hasLost);
    ofEachPlayer.positions("opposing-area-controlled-only-while-held", this::controlsFromAfar);
    checks.positions("persistence-only-with-guest", this::isRememberedWithoutGuest);
  }

  private @Nullable String isControlledOtherwise(Position position) {
    int mine = rules.control().areasOf(position.mover(), position);
    int theirs = rules.control().areasOf(position.mover().opponent(), position);
    int all = rules.board().all();
    return (mine ^ theirs) == all
        ? null
        : (mine & theirs) != 0
            ? "both players control " + rules.names(mine & theirs)
            : "nobody controls " + rules.names(all & ~(mine | theirs));
  }

  private @Nullable String hasLost(Position position, Faction player) {
    int free = rules.board().own(player) & ~position.side(player.opponent()).occupied();
    int lost = free & ~rules.control().areasOf(player, position);
    return lost == 0 ? null : "the %s do not control %s".formatted(player, rules.names(lost));
  }

  private @Nullable String controlsFromAfar(Position position, Faction player) {
    int areas =
        rules.control().areasOf(player, position)
            & ~rules.board().own(player)
            & ~position.side(player).occupied();
    return areas == 0 ? null : "the %s control %s from afar".formatted(player, rules.names(areas));
  }

  private @Nullable String isRememberedWithoutGuest(Position position) {
    return Rules.contested(position) == 0
            || Rules.guestAreas(position) != 0
            || !rules.keepsContested()
        ? null
        : "there is no guest, and units of both players stand in "
            + rules.names(Rules.contested(position));
  }
}
