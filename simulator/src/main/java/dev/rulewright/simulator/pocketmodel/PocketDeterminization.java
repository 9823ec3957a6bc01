package dev.rulewright.simulator.pocketmodel;

import dev.rulewright.kernel.Player;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.rules.PocketModel;
import dev.rulewright.simulator.agents.Determinization;
import java.util.random.RandomGenerator;

/// What a player cannot see, dealt by chance: the face-down objectives of both sides, and the
/// enemy's hand. Each card that is neither open nor in the own hand is as likely anywhere as any
/// other; units that were chosen in secret are one choice out of those possible.
record PocketDeterminization(PocketModel rules) implements Determinization<Position, Move> {

  @Override
  public Position sample(Position seen, Player player, RandomGenerator random) {
    return rules.dealt(seen, (Force) player, random::nextInt);
  }

  /// What shows of a card that is laid, drawn or taken, and of units that are chosen, is what shows
  /// once that has happened.
  @Override
  public Object seen(Position before, Move move, Player player) {
    boolean maybeHidden =
        move instanceof Move.Laid
            || move instanceof Move.Drawn
            || move instanceof Move.Taken
            || move instanceof Move.Deploy;
    return maybeHidden ? rules.observe(rules.play(before, move), player) : move;
  }
}
