package dev.rulewright.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.pages.StartPage.Found;
import dev.rulewright.cli.bench.table.Wording;
import dev.rulewright.cli.files.Browser;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Step;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What somebody does who has never seen the command line, with the keyboard alone; where Chromium
/// is installed.
class BenchInTheBrowserTest {

  private static final String WORDING = "These words stand in the rulebook of the reader.";

  private static final String SETTLED =
      "document.readyState === 'complete'"
          + " && document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling') === null";

  /// The browser goes on writing for a moment after its end.
  @TempDir(cleanup = CleanupMode.NEVER)
  Path profile;

  @TempDir Path kept;

  static Stream<String> games() {
    return new GameChoice().providers().stream().map(BoxProvider::name);
  }

  @ParameterizedTest
  @MethodSource("games")
  void anExampleIsSetUpAskedPlayedTakenBackAndKept(String game) throws Exception {
    Browser program = Browser.among(profile);
    var shelves = new FolderShelves(new GameChoice(), new Console());
    Found example =
        shelves.of(game).scenarios().stream()
            .filter(found -> refusedAtOnce(shelves, game, found).isPresent())
            .findFirst()
            .orElseThrow();
    Ruling.Refused refused = refusedAtOnce(shelves, game, example).orElseThrow();
    var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    try (var bench =
            new Bench(
                new FolderShelves(new GameChoice(), new Console(), wording(refused.clause())),
                new Saving(kept),
                0,
                err);
        var browser = new Chromium(program)) {
      browser.open(bench.open());
      tabTo(browser, "at.name === 'words'");
      browser.type(example.title().toString());
      browser.enter();
      follow(browser, example.title().toString());
      browser.waitUntil("document.querySelector('.board svg') !== null");
      tabTo(browser, "at.name === 'ask'");
      browser.type(move(shelves, game, example));
      browser.enter();
      browser.waitUntil("document.querySelector('.ruling.refused') !== null");
      browser.waitUntil("document.querySelector('.ruling.refused blockquote')?.checkVisibility()");
      assertThat(browser.evaluate("document.querySelector('.ruling.refused').textContent"))
          .contains(refused.clause().id(), WORDING);
      follow(browser, "Next: ");
      browser.waitUntil("document.querySelector('.line li.done') !== null");
      follow(browser, "Undo");
      browser.waitUntil("document.querySelector('.line li.done') === null");
      follow(browser, "Next: ");
      browser.waitUntil("document.querySelector('.line li.done') !== null");
      tabTo(browser, "at.matches('.reading summary')");
      browser.enter();
      follow(browser, "As printed in ");
      follow(browser, "back to standard");
      browser.waitUntil("document.querySelector('.line li.done') !== null");
      follow(browser, "Save as a scenario");
      browser.waitUntil("document.querySelector('input[name=name]') !== null");
      tabTo(browser, "at.name === 'name'");
      browser.type("kept");
      browser.enter();
      browser.waitUntil("document.body.textContent.includes('Written:')");
      assertThat(browser.complaints).isEmpty();
      String root = "http://127.0.0.1:" + bench.port();
      assertThat(browser.requests)
          .allMatch(each ->
              each.startsWith(root) || each.startsWith("data:") || each.startsWith("about:"));
    }
    Path written = kept.resolve(game).resolve("kept.yaml");
    assertThat(Called.with("replay", "-q", written.toString()).out())
        .contains("1 passed, 0 failed");
  }

  @Test
  void whatIsImpossibleIsSaidOnThePage() throws Exception {
    Browser program = Browser.among(profile);
    var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    var shelves = new FolderShelves(new GameChoice(), new Console());
    try (var bench = new Bench(shelves, new Saving(kept), 0, err);
        var browser = new Chromium(program)) {
      browser.open(bench.open());
      browser.open("http://127.0.0.1:" + bench.port() + "/set-up?game=mission-combat");
      tabTo(browser, "at.name === 'field:hq'");
      browser.type("rifelman");
      browser.enter();
      browser.waitUntil("document.querySelector('label + .complaint') !== null");
    }
  }

  @Test
  void aPieceOfThePaletteIsSetByTwoClicks() throws Exception {
    Browser program = Browser.among(profile);
    var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    var shelves = new FolderShelves(new GameChoice(), new Console());
    try (var bench = new Bench(shelves, new Saving(kept), 0, err);
        var browser = new Chromium(program)) {
      browser.open(bench.open());
      browser.open("http://127.0.0.1:" + bench.port() + "/set-up?game=mission-combat");
      browser.waitUntil("document.querySelector('.board svg') !== null");
      for (String clicked :
          List.of(".palette [data-piece=rifleman]", "svg [data-place=arterial-road]")) {
        browser.evaluate(
            "for (const type of ['pointerdown', 'pointerup']) document.querySelector('%s')"
                    .formatted(clicked)
                + ".dispatchEvent(new PointerEvent(type, {bubbles: true, button: 0}))");
      }
      browser.waitUntil("document.querySelector('svg [data-piece=rifleman]') !== null");
      assertThat(browser.evaluate("document.getElementsByName('field:arterial-road')[0].value"))
          .isEqualTo("rifleman");
    }
  }

  /// The ruling on the first step of a scenario that goes on, if that is refused by a clause that
  /// an edition prints.
  private static Optional<Ruling.Refused> refusedAtOnce(
      FolderShelves shelves, String game, Found found) {
    Scenario scenario = shelves.scenario(game, found.file());
    if (scenario.reading().text().equals("standard")
        && scenario.play().getFirst() instanceof Step.Refused step) {
      Address start = Address.of(game, scenario, List.of());
      var box = shelves.box(start);
      if (!Line.played(scenario, box).isEmpty()) {
        return Line.of(start.start(), List.of(step.move()), box)
            .refusal()
            .filter(refused -> !refused.clause().citations().isEmpty());
      }
    }
    return Optional.empty();
  }

  private static String move(FolderShelves shelves, String game, Found found) {
    Step first = shelves.scenario(game, found.file()).play().getFirst();
    return ((Step.Refused) first).move().text();
  }

  /// An edition that prints a clause.
  private static Wording wording(Clause clause) {
    Clause.Citation passage = clause.citations().getLast();
    var unit = new Unit("1", passage.firstLine(), passage.lastLine(), "", Role.RULE, WORDING);
    return new Wording(List.of(new Edition(passage.edition(), "rules.txt", List.of(unit))));
  }

  /// Goes to a link as soon as the page has it and no longer changes, and follows it.
  private static void follow(Chromium browser, String text) throws Exception {
    String link =
        "at.matches('a') && at.textContent.startsWith('%s')".formatted(text.replace("'", "\\'"));
    browser.waitUntil(SETTLED + " && [...document.querySelectorAll('a')].some(at => " + link + ")");
    browser.tabTo(link);
    browser.enter();
  }

  /// Goes to what the page has as soon as it no longer changes: what htmx has put in listens only
  /// when it has settled.
  private static void tabTo(Chromium browser, String what) throws Exception {
    browser.waitUntil(SETTLED);
    browser.tabTo(what);
  }
}
