package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say which games are played, by whom, and on how many threads.
public final class BatchOptions {

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Games to play (default: ${DEFAULT-VALUE}).")
  private long games;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Seed: the same seed gives the same games on any number of threads (default:"
              + " ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads to play on (default: one for each processor).")
  private @Nullable Integer threads;

  @Option(
      names = "--agents",
      paramLabel = "AGENTS",
      defaultValue = "greedy",
      description =
          "Who plays: random or greedy for all, or one for each player as in"
              + " marines=greedy,portalists=random (default: ${DEFAULT-VALUE}).")
  private String agents = "greedy";

  /// Games to play.
  public long games() {
    return games;
  }

  /// Seed of the batch.
  public long seed() {
    return seed;
  }

  /// Threads to play on.
  public int threads() {
    return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
  }

  /// Makes sure that the numbers make sense.
  ///
  /// @throws picocli.CommandLine.ParameterException if one does not
  public void check(Console console) {
    if (games < 1) {
      throw console.wrongUse("--games: expected a number from 1, found " + games);
    }
    if (threads() < 1) {
      throw console.wrongUse("--threads: expected a number from 1, found " + threads);
    }
  }

  /// The names of the agents in seat order.
  ///
  /// @param players the names of the players in seat order
  /// @throws dev.rulewright.kernel.BadInput if a name is unknown or a player has no agent
  public List<AgentName> agents(List<String> players) {
    return new AgentNames(players, new Place("--agents", 1, 1)).read(agents);
  }
}
