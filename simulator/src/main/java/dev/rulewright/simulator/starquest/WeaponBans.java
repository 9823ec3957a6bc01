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
import java.util.List;
import java.util.SequencedMap;

/// What a player of *StarQuest* can do without: a weapon, which a team then does not choose, and
/// moves of a kind.
record WeaponBans(StarQuest rules) implements Bans<Position, Move> {

  private static final List<Kind> KINDS =
      List.of(
          new Kind("fire", Move.Fire.class),
          new Kind("strike", Move.Strike.class),
          new Kind("open", Move.Open.class),
          new Kind("reinforce", Move.Reinforce.class),
          new Kind("blip", Move.PlaceBlip.class));

  @Override
  public SequencedMap<String, Ban<Position, Move>> of(Player player) {
    var bans = new LinkedHashMap<String, Ban<Position, Move>>();
    KINDS.forEach(kind -> bans.put(kind.name(), kind));
    if (player != Seat.ALIEN) {
      for (Weapon weapon : rules.material().weapons()) {
        bans.put(weapon.id(), new Choosing(weapon));
      }
    }
    return bans;
  }

  private record Kind(String name, Class<? extends Move> type) implements Ban<Position, Move> {

    @Override
    public boolean forbids(Position position, Move move) {
      return type.isInstance(move);
    }
  }

  private record Choosing(Weapon weapon) implements Ban<Position, Move> {

    @Override
    public String name() {
      return weapon.id();
    }

    @Override
    public boolean forbids(Position position, Move move) {
      return move instanceof Move.Arm arm
          && (arm.set().equals(weapon) || arm.heavy().contains(weapon));
    }
  }
}
