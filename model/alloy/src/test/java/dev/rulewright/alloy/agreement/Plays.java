package dev.rulewright.alloy.agreement;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Positions from random play. */
final class Plays {

  private Plays() {}

  /** Positions of one play in which somebody acts, at most one of seven in a row. */
  static List<Position> positions(Game<Position, Move> game, long seed, int count) {
    var random = new Random(seed);
    var positions = new ArrayList<Position>();
    Position position = game.opening();
    for (int step = 0; positions.size() < count && step < 60 * count; step++) {
      switch (game.turn(position)) {
        case Turn.Over<Move> _ -> position = game.opening();
        case Turn.Chance<Move> chance ->
            position =
                game.play(
                    position,
                    chance.outcomes().drawn(random.nextLong(chance.outcomes().totalWeight())));
        case Turn.Decision<Move>(_, Moves<Move> moves) -> {
          if (position.stage() instanceof Stage.Acting && random.nextInt(7) == 0) {
            positions.add(position);
          }
          position = game.play(position, moves.get(random.nextLong(moves.size())));
        }
      }
    }
    return positions;
  }
}
