package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Under every answer and every profile, and under answers that did not get on with each other
/// once, what is listed is legal and what is legal is listed.
final class EveryReadingTest {

  private static final long SEED = 20261121;
  private static final int DECISIONS = 400;
  private static final int MOST_MOVES = 60;

  /// One position in so many is observed.
  private static final int EVERY = 5;

  /// Answers that did not get on with each other once.
  private static final List<String> ONCE_WRONG =
      List.of(
          "contested.enter-no-target=no-attack,contested.retreat-at-turn-end=no,"
              + "contested.origin-held=stays",
          "contested.min-attacks=none,free-moves.combine=one-per-turn,bunker.bonus-scope=marines,"
              + "contested.retreat-at-turn-end=no,attack.distribution=per-target,"
              + "attack.mismatched-target=immune",
          "contested.free-action-counts=no,road.last-unit-exception=lasting,road.optional=no,"
              + "road.origin=from-anywhere,attack.mismatched-target=immune");

  static Stream<String> readings() {
    return Stream.of(
            answers(),
            MissionCombat.READINGS.profiles().stream().map(Profile::name),
            ONCE_WRONG.stream())
        .flatMap(each -> each);
  }

  private static Stream<String> answers() {
    return MissionCombat.READINGS.questions().stream()
        .flatMap(question ->
            question.answers().stream()
                .filter(answer -> !answer.name().equals(question.standard()))
                .map(answer -> question.name() + "=" + answer.name()));
  }

  /// Moves of the position before serve as moves that may be illegal here.
  @ParameterizedTest
  @MethodSource("readings")
  void listAndRulingAgree(String reading) {
    var game =
        new MissionCombat(
            Material.standard(), MissionCombat.READINGS.parse(reading, new Place("reading", 1, 1)));
    var random = new SplittableRandom(SEED);
    Position position = game.opening();
    Set<Move> before = Set.of();
    for (int decisions = 0; decisions < DECISIONS; ) {
      switch (game.turn(position)) {
        case Turn.Over<Move> _ -> position = game.opening();
        case Turn.Chance<Move> chance ->
            position =
                game.play(
                    position,
                    chance.outcomes().drawn(random.nextLong(chance.outcomes().totalWeight())));
        case Turn.Decision<Move> decision -> {
          Moves<Move> moves = decision.moves();
          assertThat(moves.size()).as("%s: moves in %s", reading, position).isPositive();
          if (moves.size() <= MOST_MOVES) {
            Set<Move> listed = compare(game, position, moves, before);
            before = listed;
          }
          if (decisions % EVERY == 0) {
            assertObserved(game, position);
          }
          position = game.play(position, moves.get(random.nextLong(moves.size())));
          decisions++;
        }
      }
    }
  }

  /// What a player sees is all that this player sees of it.
  private static void assertObserved(MissionCombat game, Position position) {
    for (Faction player : Faction.values()) {
      Position seen = game.observe(position, player);
      assertThat(game.observe(seen, player)).as("seed %d", SEED).isEqualTo(seen);
    }
  }

  private static Set<Move> compare(
      MissionCombat game, Position position, Moves<Move> moves, Set<Move> before) {
    Set<Move> listed = new HashSet<>();
    for (Move move : moves) {
      assertThat(listed.add(move)).as("%s listed twice in %s", move, position).isTrue();
      assertThat(game.judge(position, move))
          .as("seed %d: %s in %s", SEED, move, position)
          .isInstanceOf(Ruling.Allowed.class);
    }
    for (Move move : before) {
      boolean splits = move instanceof Move.Attack || move instanceof Move.PlayBarrage;
      if (!splits && game.judge(position, move) instanceof Ruling.Allowed) {
        assertThat(listed).as("seed %d: allowed in %s", SEED, position).contains(move);
      }
    }
    return listed;
  }
}
