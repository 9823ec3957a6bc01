package dev.rulewright.missioncombat.properties;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// In random play a property is broken only where it is expected to be.
final class PropertiesInPlayTest {

  private static final long SEED = 20261121;
  private static final int DECISIONS = 60;
  private static final int PER_PROFILE = 120;
  private static final int PER_ANSWER = 5;

  static Stream<String> readings() {
    return Stream.concat(MissionCombat.READINGS.profiles().stream().map(Profile::name), answers());
  }

  private static Stream<String> answers() {
    return MissionCombat.READINGS.questions().stream()
        .flatMap(question ->
            question.answers().stream()
                .filter(answer -> !answer.name().equals(question.standard()))
                .map(answer -> question.name() + "=" + answer.name()));
  }

  @ParameterizedTest
  @MethodSource("readings")
  void whatIsBrokenIsExpectedToBe(String reading) {
    var game =
        new MissionCombat(
            Material.standard(), MissionCombat.READINGS.parse(reading, new Place("reading", 1, 1)));
    var properties = MissionProperties.of(game);
    var watched = new Watched(game, properties);
    int games = MissionCombat.READINGS.profile(reading).isPresent() ? PER_PROFILE : PER_ANSWER;
    for (int i = 0; i < games; i++) {
      watched.play(Starts.of(game, i), DECISIONS, new SplittableRandom(SEED + i));
    }
    var unexpected =
        properties.stream()
            .filter(property -> property.expectation() instanceof Expectation.Holds)
            .map(Property::id)
            .collect(Collectors.toSet());
    unexpected.retainAll(watched.broken().keySet());
    assertThat(watched.broken())
        .as("seed %d, reading %s", SEED, reading)
        .doesNotContainKeys(unexpected.toArray(String[]::new));
  }
}
