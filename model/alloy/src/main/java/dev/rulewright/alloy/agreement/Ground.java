package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.World;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.material.EventCard.Barrage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Every act with every argument, possible or not.
///
/// Hits are on one or two units in play, or on nobody; more targets come from the moves that Java
/// lists.
final class Ground {

  private Ground() {}

  /// All acts that a player may try in a situation.
  static List<Act> acts(Situation situation, World world) {
    var acts = new ArrayList<Act>();
    int units = world.units().size();
    int areas = world.material().board().areas().size();
    for (int unit = 0; unit < units; unit++) {
      for (int area = 0; area < areas; area++) {
        for (Way way : Way.values()) {
          acts.add(new Act.MoveUnit(unit, area, way));
        }
        acts.add(new Act.PlayUnit(unit, area));
      }
      for (var hits : hits(situation, world.level(world.units().get(unit).damage()), world)) {
        acts.add(new Act.Attack(unit, hits));
      }
    }
    for (int event = 0; event < world.events().size(); event++) {
      for (int target = 0; target < units; target++) {
        acts.add(new Act.PlayRemoval(event, target));
      }
      int pool =
          world.events().get(event).effect() instanceof Barrage barrage
              ? world.level(barrage.damage())
              : 1;
      for (var hits : hits(situation, pool, world)) {
        acts.add(new Act.PlayBarrage(event, hits));
      }
    }
    acts.add(new Act.Draw(false));
    acts.add(new Act.Draw(true));
    acts.add(new Act.EndTurn());
    return acts;
  }

  /// The ways to hit up to two units in play with up to one level more than there is.
  private static List<Map<Integer, Integer>> hits(Situation situation, int pool, World world) {
    int[] targets =
        IntStream.range(0, world.units().size()).filter(i -> situation.at().get(i) >= 0).toArray();
    int most = Math.min(pool + 1, world.levels() - 1);
    var hits = new ArrayList<Map<Integer, Integer>>();
    hits.add(Map.of());
    for (int one : targets) {
      for (int level = 1; level <= most; level++) {
        hits.add(Map.of(one, level));
        for (int other : targets) {
          for (int rest = 1; other > one && rest <= most - level; rest++) {
            hits.add(Map.of(one, level, other, rest));
          }
        }
      }
    }
    return hits;
  }
}
