package dev.rulewright.simulator.invaders;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.Determinization;
import java.util.random.RandomGenerator;

/// The hand of the other player, dealt by chance out of those cards that are neither on the table
/// nor on the discard pile: each is as likely in the hand as any other.
record InvadersDeterminization(Invaders rules) implements Determinization<Position, Move> {

  @Override
  public Position sample(Position seen, Player player, RandomGenerator random) {
    return rules.dealt(seen, (Seat) player, random::nextInt);
  }

  /// Of a card that the other player draws nothing is seen but that it is drawn.
  @Override
  public Object seen(Position before, Move move, Player player) {
    return move instanceof Move.Drawn && before.mover() != player ? "drawn" : move;
  }
}
