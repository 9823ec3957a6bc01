package dev.rulewright.alloy.agreement;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import java.util.List;

/**
 * The rules with one thing changed.
 *
 * @param judging a ruling in place of another
 * @param playing a position in place of the one that a move leads to
 */
record Patched(Game<Position, Move> game, Judging judging, Playing playing)
    implements Game<Position, Move> {

  interface Judging {
    Ruling of(Position position, Move move, Ruling ruling);
  }

  interface Playing {
    Position of(Position before, Move move, Position after);
  }

  @Override
  public Rulebook rulebook() {
    return game.rulebook();
  }

  @Override
  public List<? extends Player> players() {
    return game.players();
  }

  @Override
  public List<String> chanceSources() {
    return game.chanceSources();
  }

  @Override
  public Position opening() {
    return game.opening();
  }

  @Override
  public Turn<Move> turn(Position position) {
    return game.turn(position);
  }

  @Override
  public Position play(Position position, Move move, Chronicle chronicle) {
    return playing.of(position, move, game.play(position, move, chronicle));
  }

  @Override
  public Ruling judge(Position position, Move move) {
    return judging.of(position, move, game.judge(position, move));
  }

  @Override
  public Position observe(Position position, Player player) {
    return game.observe(position, player);
  }

  @Override
  public Notation<Position, Move> notation() {
    return game.notation();
  }
}
