package dev.rulewright.cli.input.experiment;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ThreadsOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.batch.EngineProvider;
import dev.rulewright.simulator.batch.ThreadEngine;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say what games are played on. The games are the same.
public final class EngineOptions {

  private static final String THREADS = "threads";
  private static final String SPARK = "spark";

  @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = THREADS)
  private String engine = THREADS;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Option(names = "--master", paramLabel = "URL")
  private @Nullable String master;

  /// Makes sure that the options go together.
  ///
  /// @throws picocli.CommandLine.ParameterException if they do not
  /// @throws BadInput if there is no such engine
  public void check(Console console) {
    if (!List.of(THREADS, SPARK).contains(engine)) {
      throw BadInput.at(Place.of("--engine")).unknown("an engine", engine, List.of(THREADS, SPARK));
    }
    threads.check(console);
    if (threads.isGiven() && engine.equals(SPARK)) {
      throw console.wrongUse(
          "--threads goes with --engine threads; with Spark, --master says how many: local[%d]"
              .formatted(threads.number()));
    }
    if (master != null && engine.equals(THREADS)) {
      throw console.wrongUse("--master goes with --engine spark");
    }
  }

  /// Makes ready to play. To be closed.
  ///
  /// @param game where the game comes from, besides the program
  /// @param agents where agents come from, besides the program
  /// @throws picocli.CommandLine.ParameterException if nobody can play there
  public Engine engine(GameChoice game, AgentOptions agents, Console console) {
    check(console);
    return engine.equals(SPARK) ? spark(game, agents, console) : new ThreadEngine(threads.number());
  }

  private Engine spark(GameChoice game, AgentOptions agents, Console console) {
    EngineProvider provider =
        ServiceLoader.load(EngineProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(each -> each.name().equals(SPARK))
            .findFirst()
            .orElseThrow(() ->
                console.wrongUse(
                    "--engine spark: Spark is not on the class path; ./rulewright and spark-submit"
                        + " put it there, see simulator/spark/README.md"));
    try {
      return provider.engine(
          Optional.ofNullable(master),
          Stream.concat(game.jarFiles().stream(), agents.jars().stream()).toList());
    } catch (IllegalStateException e) {
      throw console.wrongUse("--master: " + e.getMessage());
    }
  }
}
