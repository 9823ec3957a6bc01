package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.World;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.material.EventCard.Barrage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Every act with every argument, possible or not.
///
/// Where a world has more than a few units, hits are on one or two units in play, or on nobody;
/// more targets come from the moves that Java lists. Hits are by up to one level more than there
/// is.
final class Ground {

  /// With so many units or fewer, hits are on any of them.
  private static final int FEW_UNITS = 4;

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

  private static List<Map<Integer, Integer>> hits(Situation situation, int pool, World world) {
    int units = world.units().size();
    boolean few = units <= FEW_UNITS;
    int[] targets =
        IntStream.range(0, units).filter(i -> few || situation.at().get(i) >= 0).toArray();
    var hits = new ArrayList<Map<Integer, Integer>>();
    add(Map.of(), targets, few ? units : 2, Math.min(pool + 1, world.levels() - 1), hits);
    return hits;
  }

  /// Adds some hits, and all that hit some of the targets besides.
  ///
  /// @param most the most targets besides
  /// @param left the most levels that they are hit by together
  private static void add(
      Map<Integer, Integer> some,
      int[] targets,
      int most,
      int left,
      List<Map<Integer, Integer>> hits) {
    hits.add(some);
    for (int i = 0; i < targets.length && most > 0; i++) {
      int[] others = Arrays.copyOfRange(targets, i + 1, targets.length);
      for (int level = 1; level <= left; level++) {
        var more = new HashMap<>(some);
        more.put(targets[i], level);
        add(Map.copyOf(more), others, most - 1, left - level, hits);
      }
    }
  }
}
