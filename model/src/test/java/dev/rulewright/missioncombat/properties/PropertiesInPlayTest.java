package dev.rulewright.missioncombat.properties;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Profile;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// In random play a property is broken only where it is expected to be.
final class PropertiesInPlayTest {

  private static final long SEED = 20261121;
  private static final int DECISIONS = 600;

  /// Positions with units close to each other and cards in hand, from which plays begin besides the
  /// opening.
  private static final List<String> CLOSE =
      List.of(
          """
          arterial-road: rifleman x2, armored-gauss-tank
          bunker-west: grenadier, commando
          yellow-portal-alpha: portal-hound, portal-runner
          dark-portal: psionic-fanatic, exorcist
          yellow-portal-omega: portal-behemoth
          marines-hand: hellfire x2, artillery-barrage, missile-strike, rocket-walker
          portalists-hand: trap-portal x2, portal-trooper, portal-breaker, psionic-priest
          """,
          """
          to-move: portalists
          bunker-west: portal-hound, psionic-fanatic
          dark-portal: stealth-sniper
          blue-portal: rocket-walker, gunner
          arterial-road: portal-runner
          marines-hand: hellfire, howitzer, rifleman
          portalists-hand: portal-behemoth, trap-portal, portal-trooper
          """);

  static Stream<String> readings() {
    return Stream.concat(Profile.all().stream().map(Profile::name), answers());
  }

  private static Stream<String> answers() {
    return Reading.questions().stream()
        .flatMap(question ->
            question.answers().stream()
                .filter(answer -> !answer.name().equals(question.standard()))
                .map(answer -> question.name() + "=" + answer.name()));
  }

  @ParameterizedTest
  @MethodSource("readings")
  void whatIsBrokenIsExpectedToBe(String reading) {
    var game =
        new MissionCombat(Material.standard(), Reading.parse(reading, new Place("reading", 1, 1)));
    var properties = MissionProperties.of(game);
    var watched = new Watched(game, properties);
    int games = Profile.named(reading).isPresent() ? 60 : 6;
    for (int i = 0; i < games; i++) {
      watched.play(start(game, i), DECISIONS, new SplittableRandom(SEED + i));
    }
    var unexpected =
        properties.stream()
            .filter(property -> !(property.expectation() instanceof Expectation.Fails))
            .map(Property::id)
            .collect(Collectors.toSet());
    unexpected.retainAll(watched.broken().keySet());
    assertThat(watched.broken())
        .as("seed %d, reading %s", SEED, reading)
        .doesNotContainKeys(unexpected.toArray(String[]::new));
  }

  private static Position start(MissionCombat game, int number) {
    int close = number % (CLOSE.size() + 1);
    return close == CLOSE.size()
        ? game.opening()
        : game.notation().read(CLOSE.get(close), "start " + close);
  }
}
