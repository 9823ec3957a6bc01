package dev.rulewright.simulator.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import java.util.List;
import org.junit.jupiter.api.Test;

class PointsTest {

  private static final List<Column> COLUMNS =
      List.of(
          new Column("alien_points", "points", "alien: points at the end"),
          new Column("alien_shots", "moves", "alien: shots"),
          new Column("team_1_points", "points", "team-1: points at the end"));

  private static GameRecord game(long pair, long alien, long team) {
    return new GameRecord(
        "base", 0, pair, 1, "alien", "alien", "over", 1, 1, 0, 0, List.of(alien, 9L, team));
  }

  private static List<List<String>> rows(int groupSize, GameRecord... games) {
    var points = new Points(List.of("alien", "team-1"), COLUMNS, groupSize);
    List.of(games).forEach(points);
    return points.table().orElseThrow().rows();
  }

  @Test
  void thePointsOfEachPlayerAreTold() {
    assertThat(rows(1, game(0, 10, -5), game(1, 20, -5), game(2, 30, -5)))
        .as("10, 20, 30: the mean is 20, the deviation 10, t of 2 degrees of freedom 4.303")
        .containsExactly(
            List.of(
                "alien", "points", "20", "-4.841377", "44.841377", "10", "10", "20", "30", "30"),
            List.of("team-1", "points", "-5", "-5", "-5", "-5", "-5", "-5", "-5", "-5"));
  }

  /// Two games of a pair are no two observations: what one gains the other loses.
  @Test
  void theIntervalComesFromGroups() {
    assertThat(rows(2, game(0, 10, 0), game(0, 30, 0), game(1, 30, 0), game(1, 10, 0)).getFirst())
        .startsWith("alien", "points", "20", "20", "20", "10");
  }

  @Test
  void aGameWithoutPointsHasNoTable() {
    var points = new Points(List.of("alien"), COLUMNS.subList(1, 2), 1);
    points.accept(game(0, 10, 0));
    assertThat(points.table()).isEmpty();
  }
}
