package dev.rulewright.simulator.invaders;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.box.InvadersProvider;
import dev.rulewright.invaders.properties.InvadersProperties;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.simulator.kit.RulesKit;

/// What the simulator knows of *Invaders*. Its settings are the numbers in its tables.
public final class InvadersKit extends RulesKit<Position, Move, Invaders> {

  private static final int LONGEST = 4;

  /// Gives the parts.
  public InvadersKit() {
    super(new InvadersProvider().name(), Invaders.class);
    properties(InvadersProperties::of);
    smallPositions(() -> Invaders.READINGS, _ -> true, LONGEST);
    determinization(InvadersDeterminization::new);
    evaluation(InvadersEvaluation::of);
    counting(new InvadersCounting());
    studied("cards.*.power", "heroes.*.power", "zones.*.power", "numbers.starting-hand");
  }
}
