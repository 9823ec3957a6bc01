package dev.rulewright.cli.input.experiment;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that says whose score is meant.
public final class PlayerOption {

  @Option(names = "--player", paramLabel = "PLAYER")
  private @Nullable String player;

  /// The player.
  ///
  /// @param players those of the game
  /// @throws dev.rulewright.kernel.BadInput if there is no such player
  public String player(List<? extends Player> players) {
    return player == null
        ? players.getFirst().id()
        : new Word(player, Place.of("--player"))
            .among(players.stream().map(Player::id).toList(), "a player");
  }
}
