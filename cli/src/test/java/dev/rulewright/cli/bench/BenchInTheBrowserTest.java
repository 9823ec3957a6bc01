package dev.rulewright.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.cli.files.Browser;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.scenarios.Scenario;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What somebody does who has never seen the command line; where Chromium is installed.
class BenchInTheBrowserTest {

  /// The browser goes on writing for a moment after its end.
  @TempDir(cleanup = CleanupMode.NEVER)
  Path profile;

  @TempDir Path kept;

  /// A game, one of its worked examples, and a move that is refused there.
  static Stream<Arguments> examples() {
    return Stream.of(
        Arguments.of(
            "mission-combat", "07-oversized/beside-a-unit-that-may-stay.yaml", "attack howitzer"),
        Arguments.of("invaders", "00-examples/$", "end-main"),
        Arguments.of("starquest", "00-examples/$", ""),
        Arguments.of("pocketmodel", "00-examples/$", ""),
        Arguments.of("airsoft-squads", "01-round/$", ""));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleIsSetUpAskedPlayedTakenBackAndKept(String game, String file, String refused)
      throws Exception {
    Browser program = Browser.among(profile);
    var shelves = new Shelves(new GameChoice(), new Console());
    String example =
        shelves.of(game).scenarios().stream()
            .map(StartPage.Found::file)
            .filter(each -> each.startsWith(file.replace("$", "")))
            .filter(each -> plays(shelves, game, each))
            .findFirst()
            .orElseThrow();
    var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    try (var bench = new Bench(shelves, new Saving(kept), 0, err);
        var browser = new Chromium(program)) {
      browser.open(bench.open());
      String root = "http://127.0.0.1:" + bench.port();
      browser.open(root + "/scenario?game=" + game + "&file=" + example);
      browser.waitUntil("document.querySelector('.board svg') !== null");
      if (!refused.isEmpty()) {
        ask(browser, refused);
        browser.waitUntil("document.querySelector('.ruling, .complaint') !== null");
      }
      click(browser, "Redo");
      browser.waitUntil("document.querySelector('.line li.done') !== null");
      click(browser, "Undo");
      browser.waitUntil("document.querySelector('.line li.done') === null");
      click(browser, "Redo");
      browser.waitUntil("document.querySelector('.line li.done') !== null");
      click(browser, "Save as a scenario");
      browser.waitUntil("document.querySelector('input[name=name]') !== null");
      browser.evaluate(
          "document.querySelector('input[name=name]').value = 'kept';"
              + "document.querySelector('form[method=post] button').click()");
      browser.waitUntil("document.body.textContent.includes('Written:')");
      assertThat(browser.complaints).isEmpty();
      assertThat(browser.requests)
          .allMatch(each ->
              each.startsWith(root) || each.startsWith("data:") || each.startsWith("about:"));
    }
    Path written = kept.resolve(game).resolve("kept.yaml");
    assertThat(Called.with("replay", "-q", written.toString()).out())
        .contains("1 passed, 0 failed");
  }

  private static boolean plays(Shelves shelves, String game, String file) {
    Scenario scenario = shelves.scenario(game, file);
    var box = shelves.box(Address.of(game, scenario, List.of()));
    return !Shelves.played(scenario, box).isEmpty();
  }

  /// Clicks a link as soon as the page has it and no longer changes.
  private static void click(Chromium browser, String text) throws Exception {
    String link = "[...document.querySelectorAll('a')].find(a => a.textContent.startsWith('%s'))";
    browser.waitUntil(
        "document.readyState === 'complete'"
            + " && document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling') === null"
            + (" && " + link + " !== undefined").formatted(text));
    browser.evaluate((link + ".click()").formatted(text));
  }

  private static void ask(Chromium browser, String move) throws Exception {
    browser.evaluate(
        "document.querySelector('input[name=ask]').value = '%s';".formatted(move)
            + "document.querySelector('form.ask button').click()");
  }
}
