package dev.rulewright.starquest.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;
import java.util.stream.Stream;

/// The catalogue of what the rules of *StarQuest* should guarantee.
public final class StarQuestProperties {

  private StarQuestProperties() {}

  /// Every property of a game. Checks and expectations are those of its material and reading.
  public static List<Property<Position, Move>> of(StarQuest game) {
    var rules = new Rules(game);
    return Stream.of(
            BoardProperties.of(rules), CourseProperties.of(rules), PointsProperties.of(rules))
        .<Property<Position, Move>>flatMap(List::stream)
        .toList();
  }
}
