package dev.rulewright.alloy.agreement;

import dev.rulewright.kernel.Game;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import java.util.function.BiFunction;

/// The rules in Java, as far as the twin is compared with them.
///
/// @param controllers who controls an area
public record Rules(
    Game<Position, Move> game, BiFunction<Area, Position, List<Faction>> controllers) {

  /// The rules as they are.
  public static Rules of(MissionCombat game) {
    return new Rules(game, game.damage().control()::of);
  }
}
