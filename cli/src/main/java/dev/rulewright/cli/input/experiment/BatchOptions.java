package dev.rulewright.cli.input.experiment;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.experiments.Grouping;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say how many games are played of each setting, and by whom.
public final class BatchOptions {

  /// Weeks of play for the fastest agent.
  private static final int MOST_GAMES = 1_000_000_000;

  @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
  private long games;

  @Option(names = "--agents", paramLabel = "AGENTS")
  private @Nullable String agents;

  /// Games to play.
  public long games() {
    return games;
  }

  /// Games to play in whole groups, with a note if there are more of them.
  ///
  /// @param players the number of players, and of games in a group
  public long groupedGames(int players, Console console) {
    long grouped = Math.ceilDiv(games, players) * players;
    if (grouped > games) {
      console.note(
          "rulewright: games are played in %s: %,d instead of %,d"
              .formatted(players == 2 ? "pairs" : "groups of " + players, grouped, games));
    }
    return grouped;
  }

  /// Groups of games of each setting.
  public int groups(Grouping grouping) {
    return Math.toIntExact(Math.ceilDiv(games, grouping.size()));
  }

  /// Makes sure that a number of games can be played.
  public static void checkGames(long games, Console console) {
    if (games < 1 || games > MOST_GAMES) {
      throw console.wrongUse(
          "--games: expected a number from 1 to %,d, found %d".formatted(MOST_GAMES, games));
    }
  }

  /// Makes sure that a number of games makes at least two groups; of pairs it is even.
  public static void checkGroups(long games, Grouping grouping, Console console) {
    checkGames(games, console);
    requireGroups("--games", games, grouping, console);
  }

  /// The same of another option than `--games`.
  public static void requireGroups(String option, long games, Grouping grouping, Console console) {
    if (grouping.size() == 2 && (games < 4 || games % 2 != 0)) {
      throw console.wrongUse(
          "%s: expected an even number from 4, found %d".formatted(option, games));
    }
    console.require(option, games, 2L * grouping.size());
  }

  /// Who plays, as settings; nothing if nobody was named.
  ///
  /// @param players those of the game
  /// @throws dev.rulewright.kernel.BadInput if an agent is unknown or a player has none
  public List<Field> agents(List<? extends Player> players) {
    if (agents == null) {
      return List.of();
    }
    var place = Place.of("--agents");
    List<String> names = players.stream().<String>map(Player::id).toList();
    List<AgentSpec> specs = AgentCatalogue.standard().readAll(agents, names, place);
    return players.stream()
        .map(player ->
            new Field("agents." + player.id(), specs.get(player.seat()).toString(), place, place))
        .toList();
  }
}
