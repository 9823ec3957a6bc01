package dev.rulewright.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.declared.DeclaredProvider;
import dev.rulewright.kernel.declared.Fifteen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// *Fifteen* tested as a project of its author would.
final class FifteenTest implements RulebookTest {

  @Override
  public BoxProvider rulebook() {
    return new DeclaredProvider(Fifteen::new) {};
  }

  @Override
  public Path scenarios() {
    return Path.of("src", "test", "resources", "scenarios");
  }

  @Test
  void thereIsATestForEachScenarioAndForEachPromiseUnderEachProfile() {
    assertThat(everyScenarioHolds()).hasSize(1);
    assertThat(everyPromiseIsKept())
        .extracting(Object::toString)
        .anyMatch(name -> name.contains("standard: what is listed is legal"))
        .anyMatch(name -> name.contains("printed-en: what is listed is legal"));
  }

  @Test
  void aScenarioThatDoesNotHoldFails(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("fifteen"));
    Files.writeString(
        folder.resolve("fifteen").resolve("wrong.yaml"),
        Files.readString(scenarios().resolve("fifteen").resolve("fifteen.yaml"))
            .replace("winner: second", "winner: first"));
    RulebookTest wrong =
        new RulebookTest() {
          @Override
          public BoxProvider rulebook() {
            return FifteenTest.this.rulebook();
          }

          @Override
          public Path scenarios() {
            return folder;
          }
        };
    assertThatThrownBy(
            () -> wrong.everyScenarioHolds().findFirst().orElseThrow().getExecutable().execute())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("winner");
  }
}
