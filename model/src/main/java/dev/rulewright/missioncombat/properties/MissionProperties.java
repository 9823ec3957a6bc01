package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.kernel.property.PropertyTable;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;

/// The catalogue of what the rules of *Mission: Combat!* should guarantee. `properties.csv` says it
/// in words.
public final class MissionProperties {

  private static final PropertyTable TABLE =
      PropertyTable.beside(MissionClause.class, MissionCombat.READINGS.rulebook());

  private MissionProperties() {}

  /// Every property of a game, in the order of the rulebook. Checks and expectations are those of
  /// its material and reading; identifiers, sentences and clauses are the same for all.
  public static List<Property<Position, Move>> of(MissionCombat game) {
    var checks = new Checks<Position, Move>();
    var rules = new Rules(game);
    new SetUpChecks(rules).addTo(checks);
    new TurnChecks(rules).addTo(checks);
    new VictoryChecks(rules).addTo(checks);
    new CardChecks(rules).addTo(checks);
    new GuestChecks(rules).addTo(checks);
    new GoingBackChecks(rules).addTo(checks);
    new MovingChecks(rules).addTo(checks);
    new HitChecks(rules).addTo(checks);
    new DamageChecks(rules).addTo(checks);
    new ControlChecks(rules).addTo(checks);
    new PersistenceChecks(rules).addTo(checks);
    return TABLE.of(game.answers().answers(), checks);
  }
}
