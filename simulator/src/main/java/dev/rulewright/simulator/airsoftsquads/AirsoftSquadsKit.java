package dev.rulewright.simulator.airsoftsquads;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.box.AirsoftSquadsProvider;
import dev.rulewright.airsoftsquads.properties.AirsoftProperties;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.simulator.kit.RulesKit;

/// What the simulator knows of *Airsoft Squads*. Its settings are the numbers in its tables.
public final class AirsoftSquadsKit extends RulesKit<Position, Move, AirsoftSquads> {

  private static final int LONGEST = 4;

  /// Gives the parts.
  public AirsoftSquadsKit() {
    super(new AirsoftSquadsProvider().name(), AirsoftSquads.class);
    properties(AirsoftProperties::of);
    smallPositions(() -> AirsoftSquads.READINGS, _ -> true, LONGEST);
    determinization(HiddenHands::new);
    evaluation(AirsoftEvaluation::of);
    counting(new AirsoftCounting());
    studied("cards.*.copies", "numbers.objective-value");
  }
}
