package dev.rulewright.scenarios.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioFilesTest {

  @TempDir private Path folder;

  @Test
  void filesAreFoundAtAnyDepthInTheOrderOfTheirPaths() throws IOException {
    Path b = Files.createDirectories(folder.resolve("b"));
    Path late = Files.writeString(b.resolve("1.yaml"), "");
    Path early = Files.writeString(folder.resolve("a.yaml"), "");
    Files.writeString(folder.resolve("README.md"), "");
    Files.writeString(b.resolve("experiment.yaml"), ""); // as a run leaves it
    assertThat(ScenarioFiles.under(folder)).containsExactly(early, late);
    assertThat(ScenarioFiles.under(late)).containsExactly(late);
  }

  @Test
  void aPathThatHoldsNoScenarioIsReported() {
    assertThatThrownBy(() -> ScenarioFiles.under(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageEndingWith(": no scenario file (*.yaml) in this folder or below it");
    assertThatThrownBy(() -> ScenarioFiles.under(folder.resolve("x")))
        .hasMessageEndingWith("x: no such file or folder");
  }

  @Test
  void aFileThatCannotBeReadIsReported() throws IOException {
    Path latin = Files.write(folder.resolve("latin.yaml"), new byte[] {'t', (byte) 0xE4, 'x'});
    assertThatThrownBy(() -> ScenarioFiles.read(latin))
        .isInstanceOf(BadInput.class)
        .hasMessageEndingWith(
            "latin.yaml:1:2: these bytes are not UTF-8, expected text in UTF-8 (byte 2 of the"
                + " file)");
    assertThatThrownBy(() -> ScenarioFiles.read(folder.resolve("x.yaml")))
        .isInstanceOf(BadInput.class)
        .hasMessageEndingWith("x.yaml: no such file");
  }
}
