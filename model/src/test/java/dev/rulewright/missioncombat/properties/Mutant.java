package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Variant;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;

/// A game with a mistake: what a move makes of a position is changed afterwards.
record Mutant(Game<Position, Move> game, Mistake mistake) implements Variant<Position, Move> {

  /// What comes of a step instead.
  @FunctionalInterface
  interface Mistake {
    Position after(Position before, Move move, Position after);
  }

  @Override
  public Position play(Position position, Move move, Chronicle chronicle) {
    return mistake.after(position, move, game.play(position, move, chronicle));
  }
}
