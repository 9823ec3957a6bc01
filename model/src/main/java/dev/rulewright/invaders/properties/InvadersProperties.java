package dev.rulewright.invaders.properties;

import dev.rulewright.invaders.InvadersClause;
import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.kernel.property.PropertyTable;
import java.util.List;

/// The catalogue of what the rules of *Invaders* should guarantee. `properties.csv` says it in
/// words.
public final class InvadersProperties {

  private static final PropertyTable TABLE =
      PropertyTable.beside(InvadersClause.class, Invaders.READINGS.rulebook());

  private InvadersProperties() {}

  /// Every property of a game. Checks and expectations are those of its material and reading.
  public static List<Property<Position, Move>> of(Invaders game) {
    var checks = new Checks<Position, Move>();
    new CardChecks(game.material().zones()).addTo(checks);
    new HeroChecks(game.material().heroes()).addTo(checks);
    new TurnChecks(game.material().zones()).addTo(checks);
    return TABLE.of(game.answers().answers(), checks);
  }
}
