package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import java.util.List;

/// Players by their names.
public final class Seat {

  private Seat() {}

  /// The player of that name.
  ///
  /// @param place where the name stands
  /// @throws BadInput if there is none
  public static Player named(String name, List<? extends Player> players, Place place) {
    for (Player player : players) {
      if (player.id().equals(name)) {
        return player;
      }
    }
    throw BadInput.at(place).unknown("a player", name, players.stream().map(Player::id).toList());
  }
}
