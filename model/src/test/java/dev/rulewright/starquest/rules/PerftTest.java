package dev.rulewright.starquest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Perft;
import dev.rulewright.kernel.Place;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.material.MaterialReader;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The numbers of ways to go on, on which two other programs of the standard rules agree.
class PerftTest {

  /// What stands on the picture of the line of sight, and the tokens beside it.
  private static final String SIGHT =
      "c1: gretchin; b2: gretchin; c4: gretchin; e1: ork; e2: ork; g5: android;"
          + " face-up: gretchin x3, ork x2, android; events: quiet 5; ";

  private static final String MIXED =
      "c6: commander bolter; b7: heavy-marine plasma-gun; a9: marine; d3: android;"
          + " f6: dreadnought assault-cannon+missile-launcher; e2: blip ork; h1: blip gretchin;"
          + " tokens: gretchin, ork; face-up: android; events: quiet x5; ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "training | 1 | arm axe-and-pistol assault-cannon | 25, 187, 1986, 20613",
        "training | 2 | arm axe-and-pistol assault-cannon | 25, 207, 2224, 23996",
        "training | 1 | arm bolter assault-cannon missile-launcher plasma-gun"
            + " | 31, 1652, 47025, 677877",
        "first-boarding | 1 | arm bolter assault-cannon missile-launcher | 30, 1131",
      })
  void fromTheOpening(String mission, int teams, String arm, String counts) {
    StarQuest game = game(mission, teams);
    Position position = game.opening();
    assertThat(Perft.count(game, position, 1)).isEqualTo(21);
    for (int team = 0; team < teams; team++) {
      position = game.play(position, game.notation().readMove(position, arm, Place.of("test")));
    }
    check(game, position, counts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4: heavy-marine assault-cannon | 10, 158",
        "e4: heavy-marine missile-launcher | 36, 2434",
        "e4: heavy-marine plasma-gun | 17, 664",
        "e4: marine | 14, 367",
        "e4: marine; to-move: alien | 45, 2245",
      })
  void onThePictureOfSight(String shooter, String counts) {
    StarQuest game = game("figure-sight", 1);
    check(
        game, game.notation().read(SIGHT.replace("quiet 5", "quiet x5") + shooter, "test"), counts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"to-move: alien | 49, 7001, 240015", "to-move: team-1 | 27, 1574, 50943"})
  void inTheMiddleOfAMission(String mover, String counts) {
    StarQuest game = game("training", 1);
    check(game, game.notation().read(MIXED + mover, "test"), counts);
  }

  private static StarQuest game(String mission, int teams) {
    return new StarQuest(
        MaterialReader.read(Map.of(), mission, teams), StarQuest.READINGS.standard(), teams);
  }

  private static void check(StarQuest game, Position position, String counts) {
    int depth = 0;
    for (String count : counts.split(", ", -1)) {
      assertThat(Perft.count(game, position, ++depth))
          .as("depth %d", depth)
          .isEqualTo(Long.parseLong(count));
    }
  }
}
