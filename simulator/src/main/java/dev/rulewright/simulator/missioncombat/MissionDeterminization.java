package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.Player;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.Determinization;
import java.util.random.RandomGenerator;

/// What a player of *Mission: Combat!* cannot see, dealt by chance: the opponent's hand out of the
/// cards that lie neither on the board nor open on the discard pile, and where the reading hides
/// more, that too.
///
/// Every card that may lie in a place is as likely there as any other.
public record MissionDeterminization(MissionCombat combat)
    implements Determinization<Position, Move> {

  @Override
  public Position sample(Position seen, Player player, RandomGenerator random) {
    return combat.dealt(seen, (Faction) player, random::nextInt);
  }

  /// What shows of a card that the opponent draws or keeps is what shows once that has happened: a
  /// card more in the hand, a card rejected, an event replaced during the set-up.
  @Override
  public Object seen(Position before, Move move, Player player) {
    boolean maybeHidden = move instanceof Move.Drawn || move instanceof Move.Keep;
    return maybeHidden && before.mover() != player
        ? combat.observe(combat.play(before, move), player)
        : move;
  }
}
