package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Games in which one side always begins are played one by one: nowhere are they called pairs, and
/// nowhere is there a column, a chart or a target for who begins.
final class SingleGamesTest {

  @TempDir private Path folder;

  private Called called(String command, String game, String... more) {
    return Called.with(
        Stream.concat(
                Stream.of(command, "--game=" + game, "--agents=random", "--out=" + folder),
                Stream.of(more))
            .toArray(String[]::new));
  }

  /// Everything that a run and its report page tell.
  private List<String> told(Called called) throws IOException {
    assertThat(called.code()).as(called.err()).isZero();
    var page = folder.resolve("report.html");
    assertThat(Called.with("report", folder.toString()).code()).isZero();
    String columns;
    try (Stream<Path> files = Files.list(folder)) {
      columns =
          String.join(
              "\n",
              files
                  .filter(file -> file.toString().endsWith("-columns.csv"))
                  .filter(file -> !file.endsWith("games-columns.csv"))
                  .map(SingleGamesTest::read)
                  .toList());
    }
    return List.of(
        called.out(),
        read(folder.resolve("verdict.json")),
        columns,
        read(page).replaceAll("(?s)<style.*?</style>|<script.*?</script>", ""));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "airsoft-squads, numbers.objective-value=5..6, red",
    "starquest, figures.genestealer.armour=2..3, team-1"
  })
  void aSweepCountsGames(String game, String setting, String starter) throws IOException {
    List<String> told = told(called("sweep", game, "--vary=" + setting, "--games=11"));
    assertThat(told)
        .allSatisfy(text ->
            assertThat(text)
                .doesNotContainPattern("(?i)\\bpairs?\\b")
                .doesNotContainPattern("(?i)starter[_ ]score"));
    assertThat(told.getFirst())
        .contains("2 settings play the same 11 games each, 22 games in all.")
        .containsOnlyOnce("The starter is fixed: %s begins every game".formatted(starter));
    assertThat(told.getLast()).contains("n\u00a0=\u00a011 games for each dot");
  }

  @Test
  void aTuningCountsGamesAndHasNoTargetForWhoBegins() throws IOException {
    List<String> told =
        told(
            called(
                "tune",
                "airsoft-squads",
                "--tune=numbers.objective-value=4..6",
                "--games=5",
                "--budget=15",
                "--fresh=5"));
    assertThat(told)
        .allSatisfy(text ->
            assertThat(text)
                .doesNotContainPattern("(?i)\\bpairs?\\b")
                .doesNotContainPattern("(?i)who begins|starter[_ ]score"));
    assertThat(told.getFirst())
        .contains("settings on the same 5 games each, in 15 games at most.")
        .containsPattern("15\\s+fresh\\s+games\\s+at\\s+most")
        .containsOnlyOnce("The starter is fixed: red begins every game");
    var target =
        called(
            "tune", "airsoft-squads", "--tune=numbers.objective-value=4..6", "--starter-within=1");
    assertThat(target.code()).isEqualTo(2);
    assertThat(target.err()).contains("--starter-within: who begins is not drawn in this game");
  }

  @Test
  void aBatchHasNoRowForWhoBegins() throws IOException {
    List<String> told = told(called("simulate", "airsoft-squads", "--games=6"));
    assertThat(told.getFirst())
        .doesNotContain("start player")
        .containsOnlyOnce("The starter is fixed: red begins every game");
  }

  @Test
  void whereTheStarterIsDrawnPairsArePairs() {
    var called =
        called(
            "sweep",
            "mission-combat",
            "--vary=numbers.turn-ap=3..4",
            "--games=8",
            "--turn-limit=20");
    assertThat(called.out())
        .contains("2 settings play the same 4 pairs of games each, 16 games in all.")
        .doesNotContain("The starter is fixed");
    var odd = called("sweep", "mission-combat", "--vary=numbers.turn-ap=3..4", "--games=7");
    assertThat(odd.err()).contains("--games: expected an even number from 4, found 7");
  }

  @Test
  void aBudgetThatTriesOneSettingIsRefused() {
    var called =
        called(
            "tune",
            "starquest",
            "--tune=figures.genestealer.armour",
            "--games=1000",
            "--budget=1500");
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err())
        .contains(
            "--budget: 1,500 games try one setting of 1,000 games (--games); expected at least"
                + " 2,000, to try two, and better 40,000, to try forty");
  }
}
