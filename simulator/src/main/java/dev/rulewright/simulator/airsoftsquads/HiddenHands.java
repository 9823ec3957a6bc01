package dev.rulewright.simulator.airsoftsquads;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.Determinization;
import java.util.random.RandomGenerator;

/// The cards of the opponent, dealt by chance to hand and DECK.
record HiddenHands(AirsoftSquads rules) implements Determinization<Position, Move> {

  @Override
  public Position sample(Position seen, Player player, RandomGenerator random) {
    return rules.dealt(seen, player, random::nextInt);
  }

  /// Of a card that the opponent draws only that it is drawn is seen.
  @Override
  public Object seen(Position before, Move move, Player player) {
    return before.stage() instanceof Stage.Drawing drawing && drawing.player() != player
        ? "a card"
        : move;
  }
}
