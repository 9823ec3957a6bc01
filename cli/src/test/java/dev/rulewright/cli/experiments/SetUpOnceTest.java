package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.cli.OwnJar;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An arm is set up once and handed on: a game out of a jar counts how often it is asked.
final class SetUpOnceTest {

  @TempDir private Path folder;

  private int jars;

  /// How often a call asks the kit whether settings go together, and how often for what is counted.
  private String asked(String... arguments) throws IOException {
    Path jar =
        OwnJar.sample(
                folder,
                source ->
                    source.replace(
                        "  @Override\n  public Counting",
                        """
                        private static void count(String what) {
                          System.setProperty(what, "" + (Integer.getInteger(what, 0) + 1));
                        }

                        @Override
                        public void check(
                            dev.rulewright.simulator.kit.Setup<RacePosition, RaceMove> setup,
                            java.util.List<dev.rulewright.kernel.Field> fields) {
                          count("race.setups");
                        }

                        @Override
                        public Counting\
                        """))
            .written("counting-%d.jar".formatted(jars++));
    System.clearProperty("race.setups");
    var all = new java.util.ArrayList<>(java.util.List.of(arguments));
    all.add("--game-path=" + jar);
    Called called = Called.with(all.toArray(String[]::new));
    assertThat(called.code()).as(called.err()).isZero();
    return System.getProperty("race.setups", "0");
  }

  @Test
  void aBatchIsSetUpOnce() throws IOException {
    assertThat(asked("simulate", "--games=6", "--agents=random")).isEqualTo("1");
    assertThat(asked("simulate", "--games=6", "--agents=random", "--out=" + folder.resolve("a")))
        .isEqualTo("1");
  }

  /// The base, which is one of the arms, each value as it is read, and the other arm.
  @Test
  void theArmsOfASweepAreSetUpOnceEach() throws IOException {
    assertThat(asked("sweep", "--vary=reading=standard,printed-de", "--games=6", "--agents=random"))
        .isEqualTo("4");
  }
}
