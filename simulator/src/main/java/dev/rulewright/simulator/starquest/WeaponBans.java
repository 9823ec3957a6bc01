package dev.rulewright.simulator.starquest;

import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.kit.Bans;
import dev.rulewright.simulator.restriction.Ban;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/// What a player of *StarQuest* can do without: a weapon, which a team then does not choose, and
/// moves of a kind.
record WeaponBans(StarQuest rules) implements Bans<Position, Move> {

  private static final Map<String, Class<? extends Move>> KINDS =
      Map.of(
          "fire", Move.Fire.class,
          "strike", Move.Strike.class,
          "open", Move.Open.class,
          "reinforce", Move.Reinforce.class,
          "blip", Move.PlaceBlip.class);

  @Override
  public SequencedMap<String, Ban<Position, Move>> of(Player player) {
    var bans = new LinkedHashMap<String, Ban<Position, Move>>();
    new TreeMap<>(KINDS)
        .forEach(
            (name, kind) -> bans.put(name, new Ban<>(name, (_, move) -> kind.isInstance(move))));
    if (player != Seat.ALIEN) {
      for (Weapon weapon : rules.material().weapons()) {
        bans.put(weapon.id(), new Ban<>(weapon.id(), (_, move) -> chooses(weapon, move)));
      }
    }
    return bans;
  }

  private static boolean chooses(Weapon weapon, Move move) {
    return move instanceof Move.Arm arm
        && (arm.set().equals(weapon) || arm.heavy().contains(weapon));
  }
}
