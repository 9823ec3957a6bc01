package dev.rulewright.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/// Every benchmark of `src/jmh` with every value of its parameters, each for one short iteration in
/// this process: too short to measure anything, long enough to tell that it runs. Where a benchmark
/// plays a batch of games, the batch is small.
class BenchmarksTest {

  private static final Path SOURCES = Path.of("src/jmh/java/dev/rulewright/simulator");

  @Test
  void everyBenchmarkCountsSomething() throws RunnerException, IOException {
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .forks(0)
                    .warmupIterations(0)
                    .measurementIterations(1)
                    .measurementTime(TimeValue.milliseconds(1))
                    .param("games", "300")
                    .shouldFailOnError(true)
                    .verbosity(VerboseMode.SILENT)
                    .build())
            .run();
    assertThat(results)
        .allSatisfy(result -> {
          assertThat(result.getPrimaryResult().getScore()).as(result.getParams().id()).isPositive();
          assertThat(result.getSecondaryResults())
              .allSatisfy((counter, counted) ->
                  assertThat(counted.getScore())
                      .as("%s of %s", counter, result.getParams().id())
                      .isPositive());
        });
    assertThat(results.stream().map(BenchmarksTest::source).collect(Collectors.toSet()))
        .isEqualTo(sources());
  }

  private static String source(RunResult result) {
    String[] names = result.getParams().getBenchmark().split("\\.", -1);
    return names[names.length - 2] + ".java";
  }

  private static Collection<String> sources() throws IOException {
    try (var files = Files.list(SOURCES)) {
      return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
    }
  }
}
