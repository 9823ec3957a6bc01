package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.batch.Engine;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say which games are played, by whom, and on what.
public final class BatchOptions {

  /// Weeks of play for the fastest agent.
  static final int MOST_GAMES = 1_000_000_000;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "Games to play, in pairs that share the first shuffles while the other player begins (default:"
              + " ${DEFAULT-VALUE}).")
  private long games;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Seed: the same seed gives the same games on any number of threads (default:"
              + " ${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private EngineOptions engine = new EngineOptions();

  @Option(
      names = "--agents",
      paramLabel = "AGENTS",
      defaultValue = "heuristic",
      description =
          "Who plays: one agent for all, or one for each player as in"
              + " marines=heuristic,portalists=greedy:depth=1 (default: ${DEFAULT-VALUE}). The command"
              + " agents lists them.")
  private String agents = "";

  @Mixin private AgentOptions known = new AgentOptions();

  /// Games to play.
  public long games() {
    return games;
  }

  /// Seed of the batch.
  public long seed() {
    return seed;
  }

  /// What plays the games. To be closed.
  ///
  /// @throws picocli.CommandLine.ParameterException if nobody can play there
  public Engine engine(Console console) {
    return engine.engine(known, console);
  }

  /// Makes sure that the numbers make sense.
  ///
  /// @throws picocli.CommandLine.ParameterException if one does not
  public void check(Console console) {
    checkGames(games, console);
    engine.check(console);
  }

  /// Makes sure that a number of games can be played.
  ///
  /// @throws picocli.CommandLine.ParameterException if it cannot
  static void checkGames(long games, Console console) {
    if (games < 1 || games > MOST_GAMES) {
      throw console.wrongUse(
          "--games: expected a number from 1 to %,d, found %d".formatted(MOST_GAMES, games));
    }
  }

  /// Makes sure that a number of games makes at least two groups; where two play it is even.
  ///
  /// @param seats the number of players
  /// @throws picocli.CommandLine.ParameterException if it does not
  static void checkGroups(long games, int seats, Console console) {
    checkGames(games, console);
    if (games < 2L * seats || (seats == 2 && games % 2 != 0)) {
      throw console.wrongUse(
          seats == 2
              ? "--games: expected an even number from 4, found " + games
              : "--games: expected a number from %d, found %d".formatted(2 * seats, games));
    }
  }

  /// Plays whole groups of games, with a note if that makes them more.
  ///
  /// @param seats the number of players, and of games in a group
  public void makeGroups(int seats, Console console) {
    if (games % seats != 0) {
      long whole = games + seats - games % seats;
      console
          .err()
          .println(
              "rulewright: games are played in %s: %,d instead of %,d"
                  .formatted(seats == 2 ? "pairs" : "groups of " + seats, whole, games));
      games = whole;
    }
  }

  /// Who plays, in seat order.
  ///
  /// @param players the names of the players in seat order
  /// @throws dev.rulewright.kernel.BadInput if a name is unknown or a player has no agent
  public List<AgentSpec> agents(List<String> players) {
    return known.readAll(agents, players);
  }

  /// The agents that can be chosen.
  public AgentCatalogue catalogue() {
    return known.catalogue();
  }
}
