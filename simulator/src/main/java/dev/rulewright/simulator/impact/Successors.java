package dev.rulewright.simulator.impact;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A position of a game that is played, with its moves or outcomes of chance and where they lead.
/// Each is made once, however many other answers are compared with it.
final class Successors<P, M> {

  private final Game<P, M> game;
  private final P position;
  private final Turn<M> turn;
  private final List<M> moves = new ArrayList<>();
  private final List<P> after = new ArrayList<>();
  private final Map<Player, P> seen = new HashMap<>();

  Successors(Game<P, M> game, P position) {
    this.game = game;
    this.position = position;
    this.turn = game.turn(position);
  }

  P position() {
    return position;
  }

  Turn<M> turn() {
    return turn;
  }

  M move(long index) {
    makeUpTo(index);
    return moves.get((int) index);
  }

  P after(long index) {
    makeUpTo(index);
    return after.get((int) index);
  }

  P seenBy(Player player) {
    return seen.computeIfAbsent(player, each -> game.observe(position, each));
  }

  private void makeUpTo(long index) {
    Moves<M> each =
        switch (turn) {
          case Turn.Decision<M> decision -> decision.moves();
          case Turn.Chance<M> chance -> chance.outcomes();
          case Turn.Over<M> over -> throw new IllegalStateException("no moves: " + over);
        };
    while (moves.size() <= index) {
      M move = each.get(moves.size());
      moves.add(move);
      after.add(game.play(position, move));
    }
  }
}
