package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The catalogue of what the rules of *Mission: Combat!* should guarantee.
public final class MissionProperties {

  private MissionProperties() {}

  /// Every property of a game, in the order of the rulebook. Checks and expectations are those of
  /// its material and reading; identifiers, sentences and clauses are the same for all.
  public static List<Property<Position, Move>> of(MissionCombat game) {
    return Stream.of(
            SetUpProperties.of(new Rules(game, "Set-up")),
            TurnProperties.of(new Rules(game, "Player's turn")),
            VictoryProperties.of(new Rules(game, "End of play")),
            CardProperties.of(new Rules(game, "Cards")),
            GuestProperties.of(new Rules(game, "Moving into areas held by the enemy")),
            GoingBackProperties.of(new Rules(game, "Moving into areas held by the enemy")),
            MovingProperties.of(new Rules(game, "Moving and playing units")),
            HitProperties.of(new Rules(game, "Attack and events")),
            DamageProperties.of(new Rules(game, "Damage")),
            ControlProperties.of(new Rules(game, "Areas and control")),
            PersistenceProperties.of(new Rules(game, "Areas and control")),
            MootProperties.of(new Rules(game, "Moot questions")))
        .<Property<Position, Move>>flatMap(List::stream)
        .toList();
  }

  /// The property of a game with an identifier, or empty if there is none.
  public static Optional<Property<Position, Move>> named(String id, MissionCombat game) {
    return of(game).stream().filter(property -> property.id().equals(id)).findFirst();
  }
}
