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
            GuestProperties.of(new Rules(game, "Moving into areas held by the enemy")),
            DamageProperties.of(new Rules(game, "Attack and damage")))
        .<Property<Position, Move>>flatMap(List::stream)
        .toList();
  }

  /// The property of a game with an identifier, or empty if there is none.
  public static Optional<Property<Position, Move>> named(String id, MissionCombat game) {
    return of(game).stream().filter(property -> property.id().equals(id)).findFirst();
  }
}
