package dev.rulewright.simulator.pocketmodel;

import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.box.PocketProvider;
import dev.rulewright.pocketmodel.properties.PocketProperties;
import dev.rulewright.pocketmodel.rules.PocketModel;
import dev.rulewright.simulator.kit.RulesKit;

/// What the simulator knows of *PocketModel*. Its settings are the numbers in its tables.
public final class PocketKit extends RulesKit<Position, Move, PocketModel> {

  private static final int LONGEST = 10;

  /// Gives the parts.
  public PocketKit() {
    super(new PocketProvider().name(), PocketModel.class);
    properties(PocketProperties::of);
    smallPositions(() -> PocketModel.READINGS, _ -> true, LONGEST);
    determinization(PocketDeterminization::new);
    evaluation(PocketEvaluation::of);
    counting(new PocketCounting());
    studied("numbers.hand-refilled-to", "numbers.carrier-stars");
  }
}
