package dev.rulewright.cli.editions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.cli.bench.Chromium;
import dev.rulewright.cli.files.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/// Judging by keys on the page of `editions check --html`; where Chromium is installed.
class ReadingCopyInTheBrowserTest {

  /// The browser goes on writing for a moment after its end.
  @TempDir(cleanup = CleanupMode.NEVER)
  private Path profile;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(
        folder.resolve("de.txt"),
        "Ein Spieler muss bis zu 4 Karten ziehen.\n\nJeder Spieler bekommt 5 Münzen.\n");
    Files.writeString(
        folder.resolve("en.txt"),
        "A player may draw up to 3 cards.\n\nEach player gets 2 coins.\n");
    for (String project : new String[] {"one", "two"}) {
      Called.with(
          "editions",
          "import",
          "--edition=de=" + folder.resolve("de.txt"),
          "--edition=en=" + folder.resolve("en.txt"),
          "--out=" + folder.resolve(project));
    }
  }

  private String page(String project) {
    Path page = folder.resolve(project + ".html");
    Called.with("editions", "check", folder.resolve(project).toString(), "--html=" + page, "--all");
    return page.toUri().toString();
  }

  private static String judged(Chromium browser) throws Exception {
    return browser.evaluate(
        "[...document.querySelectorAll('.judged')].map(each => each.textContent).join('|')");
  }

  @Test
  void theLastJudgementIsTakenBackWhereverThePageHasGone() throws Exception {
    Browser program = Browser.among(profile);
    try (var browser = new Chromium(program)) {
      browser.open(page("one"));
      browser.press("jrhu");
      assertThat(judged(browser)).isEqualTo("real||");
      assertThat(browser.evaluate("document.querySelector('.now').id")).isEqualTo("f2");
      browser.press("u");
      assertThat(judged(browser)).isEqualTo("||");
      assertThat(browser.evaluate("document.querySelector('.now').id")).isEqualTo("f1");
      assertThat(browser.complaints).isEmpty();
    }
  }

  @Test
  void escapeLeavesANoteUnwritten() throws Exception {
    Browser program = Browser.among(profile);
    try (var browser = new Chromium(program)) {
      browser.open(page("one"));
      browser.press("jn");
      browser.type("no");
      browser.escape();
      assertThat(judged(browser)).isEqualTo("||");
      browser.press("n");
      browser.type("yes");
      browser.enter();
      assertThat(judged(browser)).isEqualTo("later: yes||");
    }
  }

  @Test
  void whatIsRememberedGoesBeforeWhatThisBrowserHasKeptOfThePageBefore() throws Exception {
    Browser program = Browser.among(profile);
    try (var browser = new Chromium(program)) {
      browser.open(page("one"));
      browser.press("jrh");
      String id = browser.evaluate("document.getElementById('f1').dataset.id");
      browser.open(page("two"));
      assertThat(judged(browser)).as("another project").isEqualTo("||");
      browser.open(page("one"));
      assertThat(judged(browser)).as("the same page, made again").isEqualTo("real|harmless|");
      Called.with("editions", "judge", id, "later", folder.resolve("one").toString());
      browser.open(page("one"));
      assertThat(judged(browser)).isEqualTo("later|harmless|");
    }
  }
}
