package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command line on a machine that speaks Turkish, where i has a dot as a capital, too, and
/// numbers a comma.
final class LanguageTest {

  @TempDir private Path folder;

  @Test
  void answersAreTheSameInEveryLanguage() throws Exception {
    Path out = folder.resolve("out");
    int code =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-cp",
                System.getProperty("java.class.path"),
                Rulewright.class.getName(),
                "simulate",
                "--games=4",
                "--agents=random",
                "--reading=printed-fr",
                "--game=mission-combat")
            .redirectOutput(out.toFile())
            .redirectError(folder.resolve("err").toFile())
            .start()
            .waitFor();
    assertThat(code).as(Files.readString(folder.resolve("err"))).isZero();
    assertThat(Files.readString(out))
        .isEqualTo(
            Called.ofMission("simulate", "--games=4", "--agents=random", "--reading=printed-fr")
                .out());
  }
}
