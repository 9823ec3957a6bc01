package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of experiments that ask for a player's score: who plays, whose score is meant, and
/// how many games are played.
public final class ScoreOptions {

  @Option(
      names = "--agents",
      paramLabel = "AGENTS",
      description =
          "Who plays: an agent for all, or one for each player as in"
              + " marines=heuristic,portalists=random (default: heuristic, or greedy if the game has no"
              + " weights for it).")
  private @Nullable String agents;

  @Mixin private PlayerOption player = new PlayerOption();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "Games of each setting: they come in pairs that differ in who begins, or in groups of as many"
              + " as there are players (default: ${DEFAULT-VALUE}).")
  private int games;

  /// Makes sure that the number of games makes sense.
  ///
  /// @param seats the number of players
  /// @throws picocli.CommandLine.ParameterException if it does not
  public void check(int seats, Console console) {
    BatchOptions.checkGroups(games, seats, console);
  }

  /// Who plays, as settings of all arms; nothing if nobody was named.
  ///
  /// @param players those of the game
  /// @throws BadInput if an agent is unknown
  public List<Field> agents(List<? extends Player> players) {
    return agents == null ? List.of() : agents(agents, players);
  }

  static List<Field> agents(String text, List<? extends Player> players) {
    var place = Place.of("--agents");
    List<AgentSpec> specs =
        AgentCatalogue.standard().readAll(text, players.stream().map(Player::id).toList(), place);
    var fields = new ArrayList<Field>();
    for (Player player : players) {
      fields.add(
          new Field("agents." + player.id(), specs.get(player.seat()).toString(), place, place));
    }
    return fields;
  }

  /// Whose score is meant.
  ///
  /// @throws BadInput if there is no such player
  public String player(List<? extends Player> players) {
    return player.player(players);
  }

  /// Groups of games of each setting, pairs where two play.
  public int groups(int seats) {
    return (games + seats - 1) / seats;
  }
}
