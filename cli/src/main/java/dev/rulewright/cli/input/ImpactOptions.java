package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.impact.StoppingRule;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say how many games answers are compared in, and who plays them.
public final class ImpactOptions {

  /// The most pairs of games for each answer, if nothing else is said. Random play costs a tenth of
  /// play that looks ahead.
  private static final long THINKING_PAIRS = 200;

  private static final long RANDOM_PAIRS = 1000;

  /// How many times as many for a single question.
  private static final long SINGLE = 5;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "The most games that an answer is compared in, each played under both answers (default:"
              + " 200, random 1000; five times as many with --question).")
  private @Nullable Long games;

  @Option(
      names = "--precision",
      paramLabel = "POINTS",
      defaultValue = "6",
      description =
          "Play no more games of an answer once its 95 %% interval is at most so many percentage"
              + " points wide (default: ${DEFAULT-VALUE}).")
  private double precision;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Seed: the same seed gives the same answer on any number of threads (default:"
              + " ${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Option(
      names = "--agents",
      paramLabel = "AGENT,…",
      split = ",",
      defaultValue = "heuristic,random",
      description =
          "Who plays all players, or several, one after the other; the command agents lists them"
              + " (default: ${DEFAULT-VALUE}).")
  private List<String> agents = List.of();

  @Mixin private AgentOptions known = new AgentOptions();

  /// Seed of the games.
  public long seed() {
    return seed;
  }

  /// Threads to play on.
  public int threads() {
    return threads.number();
  }

  /// Who plays, one after the other.
  ///
  /// @throws dev.rulewright.kernel.BadInput if one is unknown
  public List<AgentSpec> agents() {
    return agents.stream().map(name -> known.read(name, "--agents")).distinct().toList();
  }

  /// The agents that can be chosen.
  public AgentCatalogue catalogue() {
    return known.catalogue();
  }

  /// When enough games have been played.
  ///
  /// @param single whether a single question is asked
  public StoppingRule rule(AgentSpec agent, boolean single) {
    long usual = agent.name().equals("random") ? RANDOM_PAIRS : THINKING_PAIRS;
    return new StoppingRule(
        precision / 100, games == null ? (single ? SINGLE * usual : usual) : games);
  }

  /// Makes sure that the numbers make sense.
  ///
  /// @throws picocli.CommandLine.ParameterException if one does not
  public void check(Console console) {
    if (games != null) {
      BatchOptions.checkGames(games, console);
    }
    if (!(precision >= 0 && precision <= 200)) {
      throw console.wrongUse("--precision: expected points from 0 to 200, found " + precision);
    }
    threads.check(console);
  }
}
