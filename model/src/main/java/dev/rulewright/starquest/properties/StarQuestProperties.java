package dev.rulewright.starquest.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.kernel.property.PropertyTable;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;

/// The catalogue of what the rules of *StarQuest* should guarantee. `properties.csv` says it in
/// words.
public final class StarQuestProperties {

  private static final PropertyTable TABLE =
      PropertyTable.beside(StarQuestClause.class, StarQuest.READINGS.rulebook());

  private StarQuestProperties() {}

  /// Every property of a game. Checks and expectations are those of its material and reading.
  public static List<Property<Position, Move>> of(StarQuest game) {
    return of(new Rules(game));
  }

  static List<Property<Position, Move>> of(Rules rules) {
    var checks = new Checks<Position, Move>();
    new BoardChecks(rules).addTo(checks);
    new CourseChecks(rules).addTo(checks);
    new PointsChecks(rules).addTo(checks);
    return TABLE.of(rules.reading().answers(), checks);
  }
}
