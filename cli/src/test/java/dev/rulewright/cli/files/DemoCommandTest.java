package dev.rulewright.cli.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.kernel.box.Boxes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DemoCommandTest {

  private static final Pattern ID = Pattern.compile(" id=['\"]([^'\"]+)");
  private static final Pattern LINK = Pattern.compile("(?:href=\"|url\\()#([^\")]+)");

  @TempDir private Path folder;

  @Test
  void everyGameHasItsLineAndItsChapterAndEveryLinkLeadsSomewhere() throws IOException {
    var called = Called.with("demo", "--games=2", "--out", folder.toString());
    assertThat(called.code()).as(called.err()).isZero();
    String page = Files.readString(folder.resolve("index.html"));
    var games = Boxes.standard().names();
    assertThat(called.out().lines()).hasSize(games.size() + 2);
    assertThat(called.out()).endsWith("Open " + folder + "/index.html in a browser.\n");
    for (String game : games) {
      assertThat(called.out()).containsPattern("(?m)^" + game + " +[0-9].* hold$");
      assertThat(page)
          .contains("<article id=\"" + game + "\">")
          .contains("id=\"" + game + "-story-1\"", "id=\"" + game + "-chart-win-rates\"")
          .contains("href=\"./" + game + "/charts/win-rates.svg\"");
      assertThat(Files.readAllLines(folder.resolve(game).resolve("games.csv"))).hasSize(3);
      assertThat(folder.resolve(game).resolve("charts/game-lengths.png")).isNotEmptyFile();
    }
    assertThat(page).contains("<dt>Clauses</dt><dd>106: 10", "then 2 games that the program");
    List<String> places = found(ID, page);
    assertThat(places).doesNotHaveDuplicates().containsAll(found(LINK, page));
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.map(Path::toString)).noneMatch(name -> name.endsWith(".unfinished"));
    }
  }

  /// The first page is about the game of the house: its rulebook's four examples, then the two
  /// subjects about which most is asked, then who wins.
  @Test
  void theFirstGameIsToldAtLengthAndTheOthersShortly() throws IOException {
    assertThat(Called.with("demo", "--games=2", "--out", folder.toString()).code()).isZero();
    List<String> articles =
        Pattern.compile("(?s)<article id=\"([a-z-]+)\">(.*?)</article>")
            .matcher(Files.readString(folder.resolve("index.html")))
            .results()
            .map(article -> article.group(2))
            .toList();
    assertThat(articles).hasSameSizeAs(Boxes.standard().names());
    String whole = articles.getFirst();
    assertThat(headings(whole))
        .startsWith(
            "The rulebook&#39;s own examples",
            "Control persistence",
            "The retreat of oversized units")
        .containsSubsequence("The retreat of oversized units", "Who wins", "Charts");
    assertThat(whole).contains("Marines and Portalists fight over ten areas");
    assertThat(titles(whole))
        .hasSize(12)
        .startsWith(
            "Example 1: two attacks together destroy the Stealth Special Force",
            "Example 2: one attack, split over two units, destroys both");
    assertThat(whole)
        .contains(
            "<h4>What other answers change</h4>",
            "May an oversized unit enter a building if it could attack nobody from there?");
    for (String other : articles.subList(1, articles.size())) {
      assertThat(titles(other)).hasSize(1);
      assertThat(headings(other)).contains("Charts").doesNotContain("Who wins");
      assertThat(other).doesNotContain("the game is a draw");
    }
  }

  private static List<String> headings(String article) {
    return inside("<h2>(.*?)</h2>", article);
  }

  private static List<String> titles(String article) {
    return inside("<span class=\"title\">(.*?)</span>", article);
  }

  private static List<String> inside(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(each -> each.group(1)).toList();
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .map(DemoCommandTest::id)
        .toList();
  }

  private static String id(String match) {
    return match.replaceFirst("^.*[#'\"]", "");
  }

  @Test
  void aDemoThatIsResumedOnOtherThreadsEndsWithTheSameBytes() throws IOException {
    String[] call = {"demo", "--games=2", "--threads=1", "--out=" + folder, "--resume"};
    assertThat(Called.with(call).code()).isZero();
    Map<Path, String> before = digests();
    for (String game : Boxes.standard().names()) {
      Path games = folder.resolve(game).resolve("games.csv");
      List<String> lines = Files.readAllLines(games);
      Files.delete(games);
      Files.writeString(
          games.resolveSibling("games.csv.unfinished"), lines.get(0) + "\n" + lines.get(1) + "\n");
    }
    call[2] = "--threads=3";
    assertThat(Called.with(call).code()).isZero();
    assertThat(digests()).isEqualTo(before).hasSizeGreaterThan(100);
  }

  private Map<Path, String> digests() throws IOException {
    var digests = new TreeMap<Path, String>();
    try (Stream<Path> files = Files.walk(folder).filter(Files::isRegularFile)) {
      for (Path file : files.toList()) {
        digests.put(file, ContentDigest.of(Files.readAllBytes(file)));
      }
    }
    return digests;
  }
}
