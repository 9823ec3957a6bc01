package dev.rulewright.alloy.agreement;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Variant;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;

/**
 * The rules with one thing changed.
 *
 * @param judging a ruling in place of another
 * @param playing a position in place of the one that a move leads to
 */
record Patched(Game<Position, Move> game, Judging judging, Playing playing)
    implements Variant<Position, Move> {

  interface Judging {
    Ruling of(Position position, Move move, Ruling ruling);
  }

  interface Playing {
    Position of(Position before, Move move, Position after);
  }

  @Override
  public Position play(Position position, Move move, Chronicle chronicle) {
    return playing.of(position, move, game.play(position, move, chronicle));
  }

  @Override
  public Ruling judge(Position position, Move move) {
    return judging.of(position, move, game.judge(position, move));
  }
}
