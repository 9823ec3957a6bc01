package dev.rulewright.cli.site;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A site about the sample game, and sites about games of the house.
class SiteTest {

  private static final Pattern HREF = Pattern.compile("href=\"([^\"]+)\"");

  @TempDir private static Path folder;

  private Path game = Path.of("");
  private Path site = Path.of("");

  @BeforeEach
  void makeTheGame() throws IOException {
    Path own = Files.createTempDirectory(folder, "own");
    game = own.resolve("hens");
    site = own.resolve("site");
    assertThat(Called.with("new", game.toString()).code()).isZero();
  }

  private Called written(String... more) {
    List<String> words = new ArrayList<>(List.of("site", "hens", site.toString(), "--no-page"));
    words.add("--game-path=" + game);
    words.addAll(List.of(more));
    return Called.with(words.toArray(String[]::new));
  }

  private String page(String path) throws IOException {
    return Files.readString(site.resolve(path));
  }

  private void replace(String file, String before, String now) throws IOException {
    String text = Files.readString(game.resolve(file));
    assertThat(text).contains(before);
    Files.writeString(game.resolve(file), text.replace(before, now));
  }

  private static Map<String, String> files(Path site) throws IOException {
    var files = new TreeMap<String, String>();
    try (Stream<Path> all = Files.walk(site)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(site.relativize(file).toString(), Files.readString(file));
      }
    }
    return files;
  }

  // ---- Links ----

  @ParameterizedTest
  @ValueSource(strings = {"invaders", "starquest"})
  void everyLinkLeadsSomewhere(String house) throws IOException {
    Path of = folder.resolve(house);
    assertThat(Called.with("site", house, of.toString(), "--no-page").code()).isZero();
    assertThat(broken(files(of))).isEmpty();
  }

  @Test
  void everyLinkToWhatHasChangedLeadsSomewhere() throws IOException {
    written();
    replace("clauses.csv", "SETUP-1,The start player is drawn by lot", "SETUP-1,Dice say who");
    replace("questions.csv", "T1", "T2");
    replace("answers.csv", "T1", "T2");
    Files.delete(game.resolve("scenarios/hens/1-turn/a-one.yaml"));
    written("--since=" + site);
    assertThat(broken(files(site))).isEmpty();
  }

  private static List<String> broken(Map<String, String> files) {
    var broken = new ArrayList<String>();
    files.forEach((path, text) -> {
      if (path.endsWith(".html")) {
        HREF.matcher(text)
            .results()
            .map(SiteTest::href)
            .forEach(href -> {
              if (!leadsSomewhere(path, href, files)) {
                broken.add(path + ": " + href);
              }
            });
      }
    });
    assertThat(files).hasSizeGreaterThan(20);
    return broken;
  }

  private static String href(MatchResult found) {
    return found.group(1).replace("&amp;", "&");
  }

  private static boolean leadsSomewhere(String path, String href, Map<String, String> files) {
    if (href.equals("data:,")) {
      return true;
    }
    URI to = URI.create(path).resolve(href);
    String anchor = to.getFragment();
    String target = files.get(to.getPath());
    return target != null && (anchor == null || target.contains("id=\"" + anchor + "\""));
  }

  // ---- What stands there ----

  @Test
  void aClauseHasItsSentencesItsQuestionsAndItsScenarios() throws IOException {
    assertThat(written().code()).isZero();
    assertThat(page("clauses/TOKEN-1.html"))
        .contains("A runner may turn the token up once", "Printed: en line 20 · de line 20")
        .contains("<blockquote lang=\"en\">", "<blockquote lang=\"de\">")
        .contains("../questions.html#T1", "The token may be shown at any time.")
        .contains("../scenarios/1-turn/face-down.html");
    assertThat(page("scenarios/1-turn/a-one.html"))
        .contains("../../clauses/DIE-3.html", "<svg", "holds");
    assertThat(page("questions.html")).contains("what they change has not been measured");
    assertThat(page("search.js")).contains("[\"Clause\",\"DIE-3\",");
  }

  @Test
  void aTextIsNeverAScript() throws IOException {
    replace("clauses.csv", "SETUP-1,The start", "SETUP-1,<script>alert(1)</script> The start");
    replace("scenarios/hens/1-turn/a-one.yaml", "title: ", "title: <img src=x> ");
    assertThat(written().code()).isZero();
    files(site)
        .forEach((path, text) -> {
          if (path.endsWith(".html")) {
            assertThat(text).as(path).doesNotContain("<script>", "<img");
            assertThat(text).as(path).contains("default-src 'none'");
          }
        });
    assertThat(page("clauses/SETUP-1.html")).contains("&lt;script&gt;alert(1)");
  }

  @Test
  void theSameGameMakesTheSameBytes() throws IOException {
    written();
    Map<String, String> first = files(site);
    written();
    assertThat(files(site)).isEqualTo(first);
  }

  // ---- What has changed ----

  @Test
  void aRulingThatComesOutOtherwiseIsToldWithItsFirstStep() throws IOException {
    written();
    replace(
        "Hens.java",
        "pot.of(race) == 0, \"the pot is empty\")\n        .then((race, _) -> passed",
        "false, \"the pot is empty\")\n        .then((race, _) -> passed");
    Called called = written("--since=" + site);
    assertThat(called.code()).isEqualTo(1);
    assertThat(called.err()).contains("does not hold");
    assertThat(page("changes.html"))
        .contains("Rulings that come out otherwise")
        .contains("hold: refused [HOLD-2]", "hold: legal")
        .doesNotContain("<h2>Clauses");
  }

  @Test
  void nothingHasChangedSinceTheSameVersion() throws IOException {
    written();
    written("--since=" + site.resolve("site.json"));
    assertThat(page("changes.html")).contains("Nothing has changed.");
  }

  // ---- The folder ----

  @Test
  void filesOfOthersStayAndThoseOfTheOlderSiteGo() throws IOException {
    written();
    Files.writeString(site.resolve("CNAME"), "rules.example.org");
    Files.delete(game.resolve("scenarios/hens/1-turn/a-one.yaml"));
    written();
    assertThat(site.resolve("CNAME")).exists();
    assertThat(site.resolve("scenarios/1-turn/a-one.html")).doesNotExist();
    assertThat(site.resolve("scenarios/1-turn/full-pot.html")).exists();
  }

  @Test
  void aFolderWithSomethingElseIsLeftAlone() throws IOException {
    Files.createDirectories(site);
    Files.writeString(site.resolve("letter.txt"), "Dear reader");
    Called called = written();
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("there is something else already");
    assertThat(site)
        .isDirectoryContaining("glob:**/letter.txt")
        .isDirectoryNotContaining("glob:**.html");
  }

  @Test
  void aSiteOfAnotherGameIsNoOlderVersion() {
    written();
    Called called = Called.with("site", "invaders", site + "2", "--no-page", "--since=" + site);
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("it is about hens, expected a site about invaders");
    assertThat(Path.of(site + "2")).doesNotExist();
  }

  @Test
  void aDamagedListSaysWhere() throws IOException {
    written();
    Files.writeString(site.resolve("site.json"), "{\n  \"game\": 5 x");
    Called called = written();
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("site.json:2:");
  }
}
