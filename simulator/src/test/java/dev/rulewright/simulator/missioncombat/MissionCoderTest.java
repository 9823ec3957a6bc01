package dev.rulewright.simulator.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.explore.encoding.Bytes;
import dev.rulewright.simulator.explore.encoding.Coder;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MissionCoderTest {

  private static final Material MATERIAL = Material.standard();
  private static final int STEPS = 600;

  /// The standard reading, every single other answer that goes together with it, and what the
  /// editions say.
  static Stream<Reading> readings() {
    return Stream.concat(
        MissionCombat.READINGS.questions().stream()
            .flatMap(question ->
                question.answers().stream().flatMap(answer -> reading(question, answer))),
        Stream.of("printed-de", "printed-en", "printed-fr")
            .map(name -> MissionCombat.READINGS.parse(name, new Place("reading", 1, 1))));
  }

  private static Stream<Reading> reading(Question question, Question.Answer answer) {
    try {
      return Stream.of(
          MissionCombat.READINGS.with(
              MissionCombat.READINGS.standard(), question.name(), answer.name()));
    } catch (BadInput _) {
      return Stream.empty();
    }
  }

  @ParameterizedTest
  @MethodSource("readings")
  void readsWhatItHasWritten(Reading reading) {
    var combat = new MissionCombat(MATERIAL, reading);
    Coder<Position> coder = MissionEncoding.of(combat).countingTurns().coder();
    var random = new SplittableRandom(7);
    var seen = new HashMap<Long, Position>();
    Position position = combat.opening();
    for (int i = 0; i < STEPS; i++) {
      var bytes = new Bytes();
      coder.write(position, bytes);
      int length = bytes.at();
      bytes.moveTo(0);
      Position read = coder.read(bytes);
      assertThat(bytes.at()).isEqualTo(length);
      assertThat(read).isEqualTo(position);
      long fingerprint = coder.fingerprint(position);
      assertThat(coder.fingerprint(read)).isEqualTo(fingerprint);
      assertThat(seen.computeIfAbsent(fingerprint, _ -> read)).isEqualTo(position);
      position = next(combat, position, random);
    }
    Map<Position, Long> turnedRound = new HashMap<>();
    seen.forEach((fingerprint, each) -> turnedRound.put(each, fingerprint));
    assertThat(turnedRound).hasSameSizeAs(seen);
  }

  private static Position next(MissionCombat combat, Position position, RandomGenerator random) {
    return switch (combat.turn(position)) {
      case Turn.Over<Move> _ -> combat.opening();
      case Turn.Decision<Move> decision -> combat.play(position, any(decision.moves(), random));
      case Turn.Chance<Move> chance -> combat.play(position, any(chance.outcomes(), random));
    };
  }

  private static Move any(Moves<Move> moves, RandomGenerator random) {
    return moves.get(random.nextLong(moves.size()));
  }

  @Test
  void turnsFromTheThirdOnAreAlike() {
    Coder<Position> coder = MissionEncoding.of(MissionCombat.standard()).coder();
    long[] fingerprints = new long[6];
    for (int turn = 1; turn < 6; turn++) {
      Position position =
          Table.of(MATERIAL)
              .inTurn(turn)
              .units("rifleman@hq", "portal-hound@dark-portal")
              .position();
      fingerprints[turn] = coder.fingerprint(position);
    }
    assertThat(fingerprints[1]).isNotEqualTo(fingerprints[2]).isNotEqualTo(fingerprints[3]);
    assertThat(fingerprints[2]).isNotEqualTo(fingerprints[3]);
    assertThat(fingerprints[4]).isEqualTo(fingerprints[3]).isEqualTo(fingerprints[5]);
  }

  @Test
  void otherDataHaveAnotherIdentity() {
    var standard = MissionEncoding.of(MissionCombat.standard());
    var shorter =
        new MissionCombat(
            MATERIAL.with(MATERIAL.numbers().withTurnLimit(12)), MissionCombat.READINGS.standard());
    var otherReading =
        new MissionCombat(
            MATERIAL,
            MissionCombat.READINGS.with(
                MissionCombat.READINGS.standard(), "speed.scope", "per-player"));
    assertThat(MissionEncoding.of(MissionCombat.standard()).identity())
        .isEqualTo(standard.identity());
    assertThat(MissionEncoding.of(shorter).identity()).isNotEqualTo(standard.identity());
    assertThat(MissionEncoding.of(otherReading).identity()).isNotEqualTo(standard.identity());
    assertThat(standard.countingTurns().identity()).isNotEqualTo(standard.identity());
  }
}
