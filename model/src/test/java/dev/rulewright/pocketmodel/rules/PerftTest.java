package dev.rulewright.pocketmodel.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Perft;
import dev.rulewright.kernel.Turn;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Stage.Plain;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.box.PocketBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How many ways there are to go on.
class PerftTest {

  private static final long SEED = 20261122;

  private static final String USUAL =
      "alliance-home: tydirium; empire-home: imperial-shuttle; alliance-face-down: hidden-base;"
          + " empire-face-down: minefield; alliance-hand: targeting-beacon x3; empire-hand:"
          + " planetary-garrison x3; alliance-draw: evasive-action x3; empire-draw: evasive-action"
          + " x3; ";

  private static final PocketModel GAME =
      new PocketModel(PocketBox.standard().material(), PocketModel.READINGS.standard());

  /// The first number of each row is counted by hand: in the first row, to move, to replace the
  /// objective and to end the turn; in the second, 13 ways to move, two attacks, and these two. The
  /// others are what this program counts.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        " | 3, 7, 15, 37",
        "contested: rogue-squadron, screamer-squadron, tie-fighter x2 | 17, 63, 304, 1479",
      })
  void countsOfSmallPositions(String fields, String counts) {
    Position position = GAME.notation().read(fields == null ? USUAL : USUAL + fields, "test");
    int depth = 0;
    for (String count : counts.split(", ", -1)) {
      assertThat(Perft.count(GAME, position, ++depth))
          .as("depth %d", depth)
          .isEqualTo(Long.parseLong(count));
    }
  }

  /// Every unit stays or goes to a zone that borders on its own: all such ways, tried one by one,
  /// are as many different ones with five stars at most as are listed.
  @Test
  void movesAreThoseThatAreFoundOneByOne() {
    var random = new SplittableRandom(SEED);
    Position position = GAME.opening();
    int compared = 0;
    while (compared < 60) {
      if (position.stage() == Plain.ACTING && !position.acted()) {
        assertThat(listed(position)).isEqualTo(tried(position));
        compared++;
      }
      position =
          switch (GAME.turn(position)) {
            case Turn.Decision<Move>(_, var moves) ->
                GAME.play(position, moves.get(random.nextLong(moves.size())));
            case Turn.Chance<Move>(_, var outcomes) ->
                GAME.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
            case Turn.Over<Move> _ -> GAME.opening();
          };
    }
  }

  private static Set<List<Move.Step>> listed(Position position) {
    var listed = new HashSet<List<Move.Step>>();
    if (GAME.turn(position) instanceof Turn.Decision<Move>(_, var moves)) {
      for (Move move : moves) {
        if (move instanceof Move.Advance(List<Move.Step> steps)) {
          assertThat(listed.add(steps)).as("%s once", move).isTrue();
        }
      }
    }
    return listed;
  }

  private static Set<List<Move.Step>> tried(Position position) {
    var tried = new HashSet<List<Move.Step>>();
    add(position.own().units().toList(), 0, 5, new ArrayList<>(), tried);
    tried.remove(List.<Move.Step>of());
    return tried;
  }

  private static void add(
      List<Unit> units, int next, int stars, List<Move.Step> steps, Set<List<Move.Step>> tried) {
    if (next == units.size()) {
      var sorted = new ArrayList<>(steps);
      sorted.sort(Comparator.comparing(Move.Step::unit).thenComparing(Move.Step::to));
      tried.add(sorted);
      return;
    }
    Unit unit = units.get(next);
    add(units, next + 1, stars, steps, tried);
    for (Zone zone : Zone.values()) {
      boolean borders = Math.abs(zone.ordinal() - unit.zone().ordinal()) == 1;
      if (borders && unit.stars() <= stars) {
        steps.addLast(new Move.Step(unit, zone));
        add(units, next + 1, stars - unit.stars(), steps, tried);
        steps.removeLast();
      }
    }
  }
}
