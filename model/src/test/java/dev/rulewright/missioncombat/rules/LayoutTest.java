package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Material;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A01: the board is laid out as the reading says.
final class LayoutTest {

  private static final String EDGES = "A01=rows-edges-only";
  private static final String DIAGONALS = "A01=rows-with-diagonals";
  private static final String STAGGERED = "A01=staggered-rows";

  private static MissionCombat game(String reading) {
    return new MissionCombat(
        Material.standard(), MissionCombat.READINGS.parse(reading, new Place("test", 1, 1)));
  }

  private static List<String> neighbours(String reading, String area) {
    Board board = game(reading).material().board();
    int set = board.adjacentTo(board.area(area).orElseThrow());
    return board.areasOf(set).stream().map(Area::id).toList();
  }

  @Test
  void theStandardReadingTakesTheAdjacencyFile() {
    Material shipped = Material.standard();
    assertThat(new MissionCombat(shipped, MissionCombat.READINGS.standard()).material())
        .isSameAs(shipped);
  }

  /// Two rows of five have 4 + 4 pairs in the rows; facing pairs are 5, diagonal ones 8 more.
  @ParameterizedTest
  @CsvSource({EDGES + ",13", DIAGONALS + ",21", STAGGERED + ",17"})
  void twoRowsOfFiveHaveSoManyAdjacentPairs(String reading, int pairs) {
    assertThat(game(reading).material().board().adjacencies())
        .hasSize(pairs)
        .allSatisfy(pair -> assertThat(pair.evidence()).startsWith("assumed"));
  }

  @Test
  void theRoadTouchesWhatTheReadingSays() {
    assertThat(neighbours(EDGES, "arterial-road"))
        .containsExactlyInAnyOrder("bunker-west", "bunker-east", "red-portal");
    assertThat(neighbours(DIAGONALS, "arterial-road"))
        .containsExactlyInAnyOrder(
            "bunker-west", "bunker-east", "yellow-portal-alpha", "red-portal", "dark-portal");
    assertThat(neighbours(STAGGERED, "arterial-road"))
        .containsExactlyInAnyOrder(
            "bunker-west", "bunker-east", "yellow-portal-alpha", "red-portal");
  }

  /// The scenario of A01: from the Dark Portal to the Arterial Road.
  @ParameterizedTest
  @CsvSource({
    "standard,true",
    EDGES + ",false",
    DIAGONALS + ",true",
    STAGGERED + ",false",
  })
  void aUnitWalksFromTheDarkPortalToTheRoadOnlyIfTheyTouch(String reading, boolean legal) {
    MissionCombat game = game(reading);
    Position position =
        game.notation()
            .read("to-move: portalists; ap: 1; dark-portal: exorcist; hq: rifleman", "test");
    var move =
        game.notation().readMove(position, "move exorcist arterial-road", new Place("test", 1, 1));
    if (game.judge(position, move) instanceof Ruling.Refused(var clause, var _)) {
      assertThat(legal).isFalse();
      assertThat(clause).isEqualTo(MissionClause.MOVE_TO_ADJACENT);
    } else {
      assertThat(legal).isTrue();
    }
  }

  /// Example 1 walks from the Arterial Road to Yellow Portal Alpha, and example 3 needs an area
  /// next to both.
  @ParameterizedTest
  @CsvSource({"standard,true", EDGES + ",false", DIAGONALS + ",true", STAGGERED + ",true"})
  void theExamplesNeedATriangleWhichEdgesDoNotMake(String reading, boolean there) {
    List<String> ofRoad = neighbours(reading, "arterial-road");
    assertThat(
            ofRoad.contains("yellow-portal-alpha")
                && ofRoad.stream().anyMatch(neighbours(reading, "yellow-portal-alpha")::contains))
        .isEqualTo(there);
  }
}
