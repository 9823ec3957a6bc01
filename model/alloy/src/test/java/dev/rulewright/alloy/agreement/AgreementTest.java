package dev.rulewright.alloy.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.alloy.World;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whether the rules in Java and the twin say the same, for each profile. More with {@code
 * -Drulewright.agreement=N}: N times as many plays and positions.
 */
class AgreementTest {

  private static final int MORE = Integer.getInteger("rulewright.agreement", 1);
  private static final int PLAYS = 4 * MORE;
  private static final int POSITIONS = 10 * MORE;

  static Stream<Arguments> profiles() {
    return Stream.of(Boxes.MANY_TRAITS, Boxes.MANY_WOUNDS)
        .flatMap(box ->
            MissionCombat.READINGS.profiles().stream()
                .map(profile -> Arguments.of(profile.name(), box)))
        .limit(MORE > 1 ? 8 : 4);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("profiles")
  void playsAndAllTheirAlternativesAgree(String profile, Material box) {
    var reading = MissionCombat.READINGS.parse(profile, Place.of("profile"));
    var game = new MissionCombat(box, reading);
    var agreement = Agreement.of(World.of(box, reading), Rules.of(game));
    var tally = new Tally();
    for (int seed = 0; seed < PLAYS; seed++) {
      int accepted = agreement.comparePlay(game.opening(), 120, 10, new Random(seed), tally);
      assertThat(accepted)
          .as("%s: steps accepted of play %d%n%s", profile, seed, text(tally, game))
          .isNegative();
    }
    for (Position position : Plays.positions(game, 7, POSITIONS)) {
      agreement.compareSuccessors(position, tally);
    }
    assertThat(tally.found()).as(text(tally, game)).isZero();
    assertThat(tally.positions()).isEqualTo(POSITIONS);
    assertThat(tally.steps()).isGreaterThan(10_000);
  }

  @Test
  void wherePlayEndsOnTheWayBackTheTwinIsNotAsked() {
    var reading = MissionCombat.READINGS.parse("printed-fr", Place.of("profile"));
    var game = new MissionCombat(Boxes.MANY_TRAITS, reading);
    Position position =
        game.notation()
            .read(
                """
                turn: 9
                to-move: marines
                ap: 3
                bunker-west: portal-hound#20
                bunker-east: armored-gauss-tank#40
                guest: armored-gauss-tank@bunker-east#40 from yellow-portal-omega after 1 attack
                marines-hand: rocket-walker
                """,
                "the last unit falls");
    var tally = new Tally();
    Agreement.of(World.of(Boxes.MANY_TRAITS, reading), Rules.of(game))
        .compareSuccessors(position, tally);
    assertThat(tally.found()).as(text(tally, game)).isZero();
    assertThat(tally.steps()).isGreaterThan(500);
  }

  private static String text(Tally tally, MissionCombat game) {
    List<Disagreement> all = tally.disagreements();
    return all.stream().map(each -> each.text(game.notation())).collect(Collectors.joining("\n"));
  }
}
