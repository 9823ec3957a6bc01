package dev.rulewright.starquest.bruteforce;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Perft;
import dev.rulewright.kernel.Turn;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.material.MaterialReader;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The naive listing counts what the table of counts says, and in random play it lists what the
/// rules list, move by move.
final class PerftAgreesWithBruteForceTest {

  private static final long SEED = 20261122;

  /// What stands on the picture of the line of sight.
  private static final String SIGHT =
      "c1: gretchin; b2: gretchin; c4: gretchin; e1: ork; e2: ork; g5: android; events: quiet x5; ";

  private static final String MIXED =
      "c6: commander bolter; b7: heavy-marine plasma-gun; a9: marine; d3: android;"
          + " f6: dreadnought assault-cannon+missile-launcher; e2: blip ork; h1: blip gretchin;"
          + " tokens: gretchin, ork; events: quiet x5; ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | arm axe-and-pistol assault-cannon | 25, 187, 1986, 20613",
        "2 | arm axe-and-pistol assault-cannon | 25, 207, 2224, 23996",
        "1 | arm bolter assault-cannon missile-launcher plasma-gun | 31, 1652, 47025, 677877",
      })
  void theOpeningsOfTheTrainingMapCountAsTheTableSays(int teams, String arm, String counts) {
    State state = training(teams);
    assertThat(BruteForce.perft(state, 1)).isEqualTo(21);
    for (int team = 0; team < teams; team++) {
      state = played(state, arm);
    }
    check(state, counts);
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
  void thePictureOfSightCountsAsTheTableSays(String shooter, String counts) {
    check(Opening.at("figure-sight", SIGHT + shooter), counts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"to-move: alien | 49, 7001, 240015", "to-move: team-1 | 27, 1574, 50943"})
  void theMiddleOfAMissionCountsAsTheTableSays(String mover, String counts) {
    check(Opening.at("training", MIXED + mover), counts);
  }

  @Test
  void theFirstMissionCountsAsTheTableSays() {
    check(played(boarding(1), "arm bolter assault-cannon missile-launcher"), "30, 1131");
  }

  @ParameterizedTest
  @CsvSource({"1, 6", "2, 6"})
  void theyAgreeInRandomPlayOnTheTrainingMap(int teams, int plays) {
    for (int play = 0; play < plays; play++) {
      compare(game("training", teams), training(teams), new SplittableRandom(SEED + play));
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "3, 1"})
  void theyAgreeInRandomPlayOnTheFirstMission(int teams, int plays) {
    for (int play = 0; play < plays; play++) {
      compare(game("first-boarding", teams), boarding(teams), new SplittableRandom(SEED + play));
    }
  }

  private static void compare(StarQuest game, State start, SplittableRandom random) {
    Position position = game.opening();
    State state = start;
    for (int ply = 0; !(game.turn(position) instanceof Turn.Over<Move>); ply++) {
      List<Move> moves =
          switch (game.turn(position)) {
            case Turn.Over<Move> _ -> List.of();
            case Turn.Chance<Move> chance -> chance.outcomes().stream().toList();
            case Turn.Decision<Move> decision -> decision.moves().stream().toList();
          };
      var next = BruteForce.next(state);
      assertThat(moves.stream().map(Move::toString).collect(Collectors.toList()))
          .as("ply %d of %s", ply, game.notation().write(position))
          .containsExactlyInAnyOrderElementsOf(next.keySet());
      if (ply % 20 == 0 && next.size() <= 40) {
        assertThat(BruteForce.perft(state, 2)).isEqualTo(Perft.count(game, position, 2));
      }
      Move move = moves.get(random.nextInt(moves.size()));
      position = game.play(position, move);
      state = played(state, move.toString());
    }
    assertThat(BruteForce.next(state)).isEmpty();
  }

  private static State training(int teams) {
    return Opening.of(
        "training", teams, "gretchin x3, ork x2, android", "gretchin x2, ork x2", "quiet x8");
  }

  private static State boarding(int teams) {
    return Opening.of(
        "first-boarding",
        teams,
        "gretchin x8, ork x6, android, chaos-marine x2, heavy-chaos-marine, chaos-commander,"
            + " dreadnought",
        "gretchin x%d, ork x%d, chaos-marine x%d".formatted(3 * teams, 2 * teams, teams),
        "quiet x27, secondary-mission");
  }

  private static StarQuest game(String mission, int teams) {
    return new StarQuest(
        MaterialReader.read(Map.of(), mission, teams), StarQuest.READINGS.standard(), teams);
  }

  private static State played(State state, String move) {
    return requireNonNull(BruteForce.next(state).get(move), move).get();
  }

  private static void check(State state, String counts) {
    int depth = 0;
    for (String count : counts.split(", ", -1)) {
      assertThat(BruteForce.perft(state, ++depth))
          .as("depth %d", depth)
          .isEqualTo(Long.parseLong(count));
    }
  }
}
