package dev.rulewright.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShownTest {

  @Test
  void whatSteersATerminalIsSpeltOut() {
    assertThat(Shown.plainly("a\u001b[31m\u200e\u2028b")).isEqualTo("a\\x1b[31m\\u200e\\u2028b");
  }

  @Test
  void aLongTextLosesItsMiddleAfterItIsSpeltOut() {
    assertThat(Shown.briefly("\u001b".repeat(200))).hasSizeLessThanOrEqualTo(Shown.MOST);
  }

  @Test
  void noCharacterIsCutInTwo() {
    String cut = Shown.cut("\uD83C\uDFB2".repeat(100), 80);
    assertThat(cut.codePoints()).noneMatch(letter -> letter >= 0xD800 && letter <= 0xDFFF);
  }
}
