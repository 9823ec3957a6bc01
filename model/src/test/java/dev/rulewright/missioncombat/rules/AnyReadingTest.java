package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Under many answers at once, chosen at random, play goes on: there is always a legal move, what
/// is listed is legal, beside guests nothing legal is left out, and positions can be written, read
/// and observed. A failure names the seed, the reading and the position.
final class AnyReadingTest {

  private static final int READINGS = Integer.getInteger("readings", 16);
  private static final int FIRST = Integer.getInteger("first", 1);
  private static final int STEPS = 500;
  private static final int MOST_MOVES = 100;
  private static final int EVERY = 7;

  static LongStream seeds() {
    return LongStream.range(FIRST, FIRST + READINGS);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void playGoesOnUnderAnyReading(long seed) {
    var random = new SplittableRandom(seed);
    Reading reading = anyReading(random);
    var game = new MissionCombat(Material.standard(), reading);
    Position position = game.opening();
    for (int step = 0; step < STEPS; step++) {
      try {
        position = next(game, position, step, random);
      } catch (BadInput | IllegalStateException e) {
        throw new AssertionError(
            "seed %d, reading %s, in %s".formatted(seed, reading, game.notation().write(position)),
            e);
      }
    }
  }

  /// A third of the questions answered at random, leaving out what contradicts an earlier answer.
  private static Reading anyReading(SplittableRandom random) {
    Reading reading = MissionCombat.READINGS.standard();
    for (Question question : MissionCombat.READINGS.questions()) {
      if (random.nextInt(3) == 0) {
        var answer = question.answers().get(random.nextInt(question.answers().size()));
        try {
          reading = MissionCombat.READINGS.with(reading, question.id(), answer.name());
        } catch (BadInput _) {
          assertThat(reading).as("stays as it was").isNotNull();
        }
      }
    }
    return reading;
  }

  private static Position next(
      MissionCombat game, Position position, int step, SplittableRandom random) {
    return switch (game.turn(position)) {
      case Turn.Over<Move> _ -> game.opening();
      case Turn.Chance<Move> chance ->
          game.play(
              position, chance.outcomes().drawn(random.nextLong(chance.outcomes().totalWeight())));
      case Turn.Decision<Move> decision -> {
        Moves<Move> moves = decision.moves();
        assertThat(moves.size()).isPositive();
        if (moves.size() < MOST_MOVES) {
          moves.forEach(move ->
              assertThat(game.judge(position, move))
                  .as(move.toString())
                  .isInstanceOf(Ruling.Allowed.class));
        }
        if (position.guest() != null && moves.size() < MOST_MOVES) {
          assertNothingLegalIsLeftOut(game, position, moves);
        }
        if (step % EVERY == 0) {
          assertWrittenAndObserved(game, position);
        }
        yield game.play(position, moves.get(random.nextLong(moves.size())));
      }
    };
  }

  private static void assertWrittenAndObserved(MissionCombat game, Position position) {
    String text = game.notation().write(position);
    assertThat(game.notation().read(text, "written")).isEqualTo(position);
    for (Faction faction : Faction.values()) {
      Position seen = game.observe(position, faction);
      assertThat(game.observe(seen, faction)).isEqualTo(seen);
    }
  }

  /// Beside guests the ruling and the list go different ways, so whatever the ruling allows must be
  /// listed. Of attacks only those on nobody are tried: an attacker that may hit nobody is listed,
  /// be it with another split that does the same.
  private static void assertNothingLegalIsLeftOut(
      MissionCombat game, Position position, Moves<Move> moves) {
    var listed = moves.stream().collect(Collectors.toSet());
    var attackers =
        moves.stream()
            .filter(Move.Attack.class::isInstance)
            .map(move -> ((Move.Attack) move).unit())
            .collect(Collectors.toSet());
    actions(game, position)
        .filter(move -> game.judge(position, move) instanceof Ruling.Allowed)
        .forEach(move ->
            assertThat(
                    move instanceof Move.Attack attack
                        ? attackers.contains(attack.unit())
                        : listed.contains(move))
                .as("%s is listed", move)
                .isTrue());
  }

  private static Stream<Move> actions(MissionCombat game, Position position) {
    var actions =
        new ArrayList<Move>(
            List.of(
                new Move.Draw(), new Move.DrawWithHq(), new Move.EndTurn(), new Move.OfferDraw()));
    for (Unit unit : position.acting().units()) {
      actions.add(new Move.Attack(unit, List.of()));
    }
    for (Area area : game.material().board().areas()) {
      for (Card card : position.acting().hand().toList()) {
        if (card instanceof UnitCard played) {
          actions.add(new Move.PlayUnit(played, area));
        }
      }
      for (Unit unit : position.acting().units()) {
        for (Move.Way way : Move.Way.values()) {
          actions.add(new Move.MoveUnit(unit, area, way));
        }
      }
    }
    return actions.stream();
  }
}
