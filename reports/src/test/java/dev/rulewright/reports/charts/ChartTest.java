package dev.rulewright.reports.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.reports.results.Games;
import dev.rulewright.reports.results.Samples;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ChartTest {

  private static List<Chart> charts(int count) {
    Games games = Samples.games(count);
    return List.of(
        WinRates.chart(games),
        GameLengths.chart(games),
        MovesByKind.chart(games, MissionCounting.MOVE_KINDS));
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void equalGamesGiveEqualBytes(Format format) {
    var first = charts(1000);
    var second = charts(1000);
    for (int i = 0; i < first.size(); i++) {
      assertThat(first.get(i).svg(format)).isEqualTo(second.get(i).svg(format));
      assertThat(first.get(i).element(format)).isEqualTo(second.get(i).element(format));
      assertThat(first.get(i).png(format)).isEqualTo(second.get(i).png(format));
    }
  }

  @Test
  void fewGamesAreSaidToBeFew() {
    assertThat(charts(0)).allSatisfy(chart -> assertThat(chart.caption()).contains("holds no"));
    assertThat(charts(0).getFirst().title()).isEqualTo("Games won: there are no games");
    assertThat(charts(1))
        .first()
        .satisfies(c -> assertThat(c.caption()).contains("too few to tell"));
    assertThat(charts(1).get(1).caption()).contains("too few for a distribution");
  }

  @Test
  void aTitleClaimsAWinnerOnlyWhenTheIntervalLeavesOutTheEvenShare() {
    assertThat(charts(10_000).getFirst().title())
        .isEqualTo("Above an even share of the decided games: Portalists");
    assertThat(charts(20).getFirst().title()).startsWith("No side is shown above");
  }

  @Test
  void textAlternativesHoldTheNumbers() {
    List<String> texts = charts(10_000).stream().map(Chart::alternative).toList();
    assertThat(texts.get(0))
        .containsPattern("Marines: 4\\d\\.\\d \\(4\\d\\.\\d–\\d\\d\\.\\d\\); Portalists: ");
    assertThat(texts.get(1))
        .containsPattern("Portalists win, by number of turns: .*10 turns \\d+ games");
    assertThat(texts.get(2)).containsPattern("Attack: Marines \\d+\\.\\d, Portalists \\d+\\.\\d");
    assertThat(charts(10_000).getFirst().svg(Format.PAGE))
        .contains("role='img' aria-label='Above an even share");
  }

  @Test
  void chartsToLookAt() throws IOException {
    Path folder = Files.createDirectories(Path.of("target", "charts"));
    for (Format format : Format.values()) {
      for (int count : List.of(0, 1, 10_000)) {
        for (Chart chart : charts(count)) {
          String name = "%d-%s-%s".formatted(count, chart.id(), format).toLowerCase(Locale.ROOT);
          Files.write(folder.resolve(name + ".png"), chart.png(format));
          Files.writeString(folder.resolve(name + ".svg"), chart.svg(format));
        }
      }
    }
  }
}
