package dev.rulewright.scenarios.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.World;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.scenarios.Stones;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Small worlds are read with the errors of scenarios, and hold what is written and nothing else.
class WorldReaderTest {

  private static final MissionCombatBox BOX = MissionCombatBox.standard();
  private static final Path FOLDER = Path.of("mission-combat/worlds");

  private static World<Position, Move> open(String... lines) {
    var all = new ArrayList<>(List.of("title: t", "about: a"));
    all.addAll(List.of(lines));
    return WorldReader.read(String.join("\n", all), "w.yaml").open(BOX, "standard");
  }

  @Test
  void unitsStandEverywhereButAmongEnemiesAndOnClosedBuildings() {
    var world =
        open(
            "areas: arterial-road, bunker-west, dark-portal",
            "everywhere: rifleman, armored-gauss-tank, portal-trooper");
    // The tank has the road alone among the three; the trooper may be in either building, and the
    // rifleman where the trooper is not. Either player is on the move.
    assertThat(world.starts()).hasSize(2 * 2 * 2).doesNotHaveDuplicates();
    assertThat(world.turns()).isEqualTo(World.Turns.UNLIMITED);
  }

  @Test
  void copiesOfACardAreInterchangeable() {
    assertThat(
            open(
                    "areas: arterial-road, hq",
                    "given: {to-move: marines}",
                    "everywhere: rifleman x2, portal-trooper")
                .starts())
        .hasSize(2);
  }

  @Test
  void aDeckOfWhichNothingIsWrittenIsEmpty() {
    Position start =
        open("given:", "  hq: rifleman", "  red-portal: exorcist", "  marines-deck: hellfire")
            .starts()
            .getFirst();
    assertThat(start.acting().deck()).hasToString("hellfire");
    assertThat(start.waiting().deck().isEmpty()).isTrue();
  }

  @Test
  void theBoardHasTheAreasThatAreWrittenAndTheirAdjacency() {
    var game =
        (MissionCombat)
            open("areas: yellow-portal-alpha, hq, arterial-road", "everywhere: rifleman, exorcist")
                .game();
    var board = game.material().board();
    assertThat(board.areas())
        .map(Object::toString)
        .containsExactly("hq", "arterial-road", "yellow-portal-alpha");
    assertThat(board.adjacencies()).hasSize(2);
  }

  @Test
  void playEndsAfterTheTurnsThatAreWritten() {
    var world = open("areas: hq, arterial-road", "everywhere: rifleman, exorcist", "turns: 2");
    var game = world.game();
    Position position = world.starts().getFirst();
    position = game.play(game.play(position, new Move.EndTurn()), new Move.EndTurn());
    assertThat(game.turn(position)).isInstanceOf(Turn.Over.class);
    assertThat(world.turns()).isEqualTo(World.Turns.COUNTED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "area: hq|w.yaml:3:1: 'area': expected the name of a key of a world",
        "turns: 3|w.yaml:1:1: a world needs 'given', 'everywhere', or both",
        "everywhere: rifelman, exorcist|w.yaml:3:13: 'rifelman': expected the name of a unit",
        "everywhere: rifleman x6|w.yaml:3:13: 'rifleman': expected at most 5 copies of it",
        "everywhere: rifleman|w.yaml:1:1: the portalists have no unit on the board",
        "'areas: hq, hqq\n"
            + "everywhere: rifleman, exorcist'|w.yaml:3:12: 'hqq': expected the name of an area",
        "'areas: hq, hq\n"
            + "everywhere: rifleman, exorcist'|w.yaml:3:12: 'hq': this area stands here already",
        "'areas: hq\neverywhere: rifleman, exorcist'|w.yaml:4:13: there is no room for these units",
        "'given: {hq: rifleman}\n"
            + "everywhere: exorcist'|w.yaml:3:9: 'hq': the units of this world stand",
        "'numbers: {units: 2}\n"
            + "everywhere: rifleman, exorcist'|w.yaml:3:11: 'units': expected the name of a number",
        "'turns: 0\n"
            + "everywhere: rifleman, exorcist'|w.yaml:3:8: '0': expected the turns that are played",
      })
  void whatMakesNoSenseIsSaidWithItsPlace(String lines, String message) {
    assertThatThrownBy(() -> open(lines))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void theWorldsThatShipOpenUnderEveryProfile() {
    for (Path path : ScenarioFiles.worldsUnder(FOLDER)) {
      for (Profile profile : MissionCombat.READINGS.profiles()) {
        assertThat(ScenarioFiles.readWorld(path).open(BOX, profile.name()).starts()).isNotEmpty();
      }
    }
  }

  @Test
  void aGameWithoutWordsForWorldsBeginsWithThePositionGivenOrItsOpening() {
    var given =
        WorldReader.read("title: t\nabout: a\ngiven: {stones: 4, to-move: right}", "w.yaml");
    assertThat(given.open(Stones.BOX, "printed").starts())
        .containsExactly(new Stones.Heap(4, Stones.Seat.RIGHT, false));
    var opening = WorldReader.read("title: t\nabout: a", "w.yaml").open(Stones.BOX, "printed");
    assertThat(opening.starts()).containsExactly(new Stones(2).opening());
  }

  @Test
  void aWordThatTheGameDoesNotKnowIsRefusedWithItsPlace() {
    var world = WorldReader.read("title: t\nabout: a\nareas: hq", "w.yaml");
    assertThatThrownBy(() -> world.open(Stones.BOX, "standard"))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(
            "w.yaml:3:1: 'areas': expected the name of a key of a world of stones");
  }

  @Test
  void aFolderOfScenariosHoldsNoWorlds() {
    assertThat(ScenarioFiles.under(Path.of("mission-combat")))
        .noneMatch(file -> file.startsWith(FOLDER));
    assertThat(ScenarioFiles.worldsUnder(FOLDER)).isNotEmpty();
  }
}
