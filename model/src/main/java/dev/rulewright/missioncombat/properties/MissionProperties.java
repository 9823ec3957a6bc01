package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import java.util.stream.Stream;

/// The catalogue of what the rules of *Mission: Combat!* should guarantee.
public final class MissionProperties {

  private MissionProperties() {}

  /// Every property of a game, in the order of the rulebook. Checks and expectations are those of
  /// its material and reading; identifiers, sentences and clauses are the same for all.
  public static List<Property<Position, Move>> of(MissionCombat game) {
    return Stream.of(
            new SetUpProperties(new Rules(game, "Set-up")).all(),
            new TurnProperties(new Rules(game, "Player's turn")).all(),
            new VictoryProperties(new Rules(game, "End of play")).all(),
            new CardProperties(new Rules(game, "Cards")).all(),
            new GuestProperties(new Rules(game, "Moving into areas held by the enemy")).all(),
            new GoingBackProperties(new Rules(game, "Moving into areas held by the enemy")).all(),
            new MovingProperties(new Rules(game, "Moving and playing units")).all(),
            new HitProperties(new Rules(game, "Attack and events")).all(),
            new DamageProperties(new Rules(game, "Damage")).all(),
            new ControlProperties(new Rules(game, "Areas and control")).all(),
            new PersistenceProperties(new Rules(game, "Areas and control")).all(),
            new MootProperties(new Rules(game, "Moot questions")).all())
        .<Property<Position, Move>>flatMap(List::stream)
        .toList();
  }
}
