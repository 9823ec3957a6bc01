package dev.rulewright.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.scenarios.telling.Emphasis.Part;
import org.junit.jupiter.api.Test;

final class InkTest {

  @Test
  void coloursAreOnlyForTerminals() {
    assertThat(new Ink(false).of(Part.FAILURE, "failed")).isEqualTo("failed");
    assertThat(new Ink(true).of(Part.PASSED, "passed")).isEqualTo("\u001b[32mpassed\u001b[0m");
  }

  /// What picocli ends bold with begins a double underline on some terminals.
  @Test
  void boldEndsWithAReset() {
    assertThat(new Ink(true).of(Part.TITLE, "title")).isEqualTo("\u001b[1mtitle\u001b[0m");
  }
}
