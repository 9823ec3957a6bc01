package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.material.Faction;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Option;

/// The option that says whose score is meant.
public final class PlayerOption {

  static final List<String> PLAYERS = Arrays.stream(Faction.values()).map(Faction::id).toList();

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      defaultValue = "marines",
      description = "Whose score is meant: marines or portalists (default: ${DEFAULT-VALUE}).")
  private String player = "marines";

  /// The player.
  ///
  /// @throws BadInput if there is no such player
  public String player() {
    if (!PLAYERS.contains(player)) {
      throw BadInput.at(Place.of("--player")).unknown("a player", player, PLAYERS);
    }
    return player;
  }
}
