package dev.rulewright.invaders.properties;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Property;
import java.util.List;
import java.util.stream.Stream;

/// The catalogue of what the rules of *Invaders* should guarantee.
public final class InvadersProperties {

  private InvadersProperties() {}

  /// Every property of a game. Checks and expectations are those of its material and reading.
  public static List<Property<Position, Move>> of(Invaders game) {
    var rules = new Rules(game);
    return Stream.of(CardProperties.of(rules), HeroProperties.of(rules), TurnProperties.of(rules))
        .<Property<Position, Move>>flatMap(List::stream)
        .toList();
  }
}
