package dev.rulewright.missioncombat.properties;

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

/// A game with a mistake: what a move makes of a position is changed afterwards.
record Mutant(Game<Position, Move> game, Mistake mistake) implements Game<Position, Move> {

  /// What comes of a step instead.
  @FunctionalInterface
  interface Mistake {
    Position after(Position before, Move move, Position after);
  }

  @Override
  public Position play(Position position, Move move, Chronicle chronicle) {
    return mistake.after(position, move, game.play(position, move, chronicle));
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
  public Ruling judge(Position position, Move move) {
    return game.judge(position, move);
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
