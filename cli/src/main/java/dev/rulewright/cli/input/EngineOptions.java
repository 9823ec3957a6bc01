package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.batch.EngineProvider;
import dev.rulewright.simulator.batch.ThreadEngine;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say what games are played on.
public final class EngineOptions {

  private static final String THREADS = "threads";
  private static final String SPARK = "spark";

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      defaultValue = THREADS,
      description =
          "What plays: threads of this machine, or an Apache Spark cluster: threads or spark"
              + " (default: ${DEFAULT-VALUE}). The games are the same.")
  private String engine = THREADS;

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "With --engine spark, which cluster: local[*], local[2], spark://host:7077 … (default:"
              + " local[*], or the one of spark-submit).")
  private @Nullable String master;

  /// Makes ready to play. To be closed.
  ///
  /// @param threads the number of threads where threads are wanted
  /// @throws picocli.CommandLine.ParameterException if there is no such engine or nobody can play
  public Engine engine(int threads, Console console) {
    if (engine.equals(THREADS)) {
      if (master != null) {
        throw console.wrongUse("--master needs --engine " + SPARK);
      }
      return new ThreadEngine(threads);
    }
    if (!engine.equals(SPARK)) {
      throw console.wrongUse(
          "--engine: expected " + THREADS + " or " + SPARK + ", found " + engine);
    }
    return made(console);
  }

  private Engine made(Console console) {
    List<EngineProvider> found =
        ServiceLoader.load(EngineProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(provider -> provider.name().equals(engine))
            .toList();
    if (found.isEmpty()) {
      throw console.wrongUse(
          "--engine spark: Spark is not on the class path; the launcher 'rulewright' in the folder"
              + " of the project builds it on first use, and simulator/spark/README.md says how to"
              + " use spark-submit");
    }
    try {
      return found.getFirst().engine(Optional.ofNullable(master));
    } catch (IllegalStateException e) {
      throw console.wrongUse("--engine spark: " + e.getMessage());
    }
  }
}
