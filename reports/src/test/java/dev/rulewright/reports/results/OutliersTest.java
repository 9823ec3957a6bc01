package dev.rulewright.reports.results;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.simulator.batch.GameRecord;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutliersTest {

  @Test
  void theGamesThatStandOutComeWithTheCallsThatTellThem() {
    var outliers = new Outliers(List.of("red_units_left", "blue_units_left"));
    outliers.accept(game(0, "red", 30, 4L, 0L));
    outliers.accept(game(1, "draw", 50, 9L, 9L));
    outliers.accept(game(2, "blue", 50, 0L, 2L));
    outliers.accept(game(3, "blue", 20, 0L, 8L));
    outliers.accept(game(4, "red", 10, 7L, 0L));
    String call = "rulewright game 'my results' %d --arm base";
    assertThat(outliers.table(Path.of("my results")).rows())
        .containsExactly(
            List.of("longest", "base 1", "50", "draw", call.formatted(1)),
            List.of("won on the last turn", "base 2", "50", "blue", call.formatted(2)),
            List.of("won soonest", "base 4", "10", "red", call.formatted(4)),
            List.of("won with the most units left", "base 3", "20", "blue", call.formatted(3)));
  }

  @Test
  void whereNobodyWonOnlyTheLongestGameIsNamed() {
    var outliers = new Outliers(List.of());
    assertThat(outliers.table(Path.of("x")).rows()).isEmpty();
    outliers.accept(game(0, "draw", 50));
    outliers.accept(game(1, "draw", 40));
    assertThat(outliers.table(Path.of("x")).rows())
        .extracting(row -> row.subList(0, 2))
        .containsExactly(List.of("longest", "base 0"));
  }

  private static GameRecord game(long number, String winner, long turns, Long... counts) {
    return new GameRecord(
        "base", number, number, 1, "red", winner, "over", turns, 9, 9, number, List.of(counts));
  }
}
