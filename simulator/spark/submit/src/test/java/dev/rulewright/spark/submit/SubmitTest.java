package dev.rulewright.spark.submit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SubmitTest {

  private static final String JAR = "target/rulewright-spark.jar";

  @TempDir private Path folder;

  @Test
  void theJarPlaysTheSameGamesOnSparkAsWithoutIt() throws Exception {
    Path onThreads = folder.resolve("threads");
    run("-jar", JAR, "simulate", "--games=40", "--agents=random", "--out=" + onThreads);
    Path onSpark = folder.resolve("spark");
    run(
        "--enable-native-access=ALL-UNNAMED",
        "--sun-misc-unsafe-memory-access=allow",
        "-cp",
        "../target/spark/*",
        "org.apache.spark.deploy.SparkSubmit",
        "--master",
        "local[2]",
        "--class",
        "dev.rulewright.cli.Rulewright",
        JAR,
        "simulate",
        "--games=40",
        "--agents=random",
        "--engine=spark",
        "--out=" + onSpark);
    assertThat(onSpark.resolve("games.csv")).hasSameBinaryContentAs(onThreads.resolve("games.csv"));
    // The same jar, so the same code.
    assertThat(onSpark.resolve("manifest.json"))
        .hasSameTextualContentAs(onThreads.resolve("manifest.json"));
  }

  private void run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    Collections.addAll(command, arguments);
    Path log = folder.resolve("log");
    int code =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start()
            .waitFor();
    assertThat(code).as(Files.readString(log)).isZero();
  }
}
