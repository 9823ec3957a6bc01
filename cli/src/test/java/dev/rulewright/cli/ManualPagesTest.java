package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Each command has a page for `man`, and completion knows it.
class ManualPagesTest {

  @Test
  void everyCommandHasAPageAndIsCompleted(@TempDir Path folder) throws Exception {
    ManualPages.write(folder.resolve("man"), folder.resolve("completion"), "1.2");
    String completion = Files.readString(folder.resolve("completion/rulewright"));
    for (String command : Rulewright.program().getSubcommands().keySet()) {
      String page = Files.readString(folder.resolve("man/rulewright-" + command + ".adoc"));
      assertThat(page).as(command).contains("rulewright " + command, "*--help*");
      assertThat(completion).contains("cmds", "=(" + command + ")");
    }
    assertThat(Files.readString(folder.resolve("man/rulewright-why.adoc")))
        .contains("--position", "Examples:", "Rulewright 1.2");
  }
}
