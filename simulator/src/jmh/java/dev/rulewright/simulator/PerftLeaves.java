package dev.rulewright.simulator;

import dev.rulewright.kernel.Perft;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Perft on one core; the counter `leaves` is the number of leaves counted per second.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@State(Scope.Thread)
public class PerftLeaves {

  /// The four examples of the rulebook are much like the second: a few units close together.
  @Param({
    "stage: placement; to-move: marines; ap: 0;"
        + " marines-hand: rifleman x2, stealth-sniper, rocket-walker, commando;"
        + " portalists-hand: exorcist, psionic-priest, portal-trooper x2, portal-behemoth",
    "turn: 5; to-move: portalists; ap: 4;"
        + " arterial-road: stealth-special-force, rifleman; bunker-west: stealth-sniper;"
        + " yellow-portal-alpha: exorcist, psionic-priest; dark-portal: portal-trooper x2",
  })
  public String given = "";

  private final MissionCombat combat = MissionCombat.standard();

  /// The leaves counted so far.
  @AuxCounters
  @State(Scope.Thread)
  public static class Leaves {
    public long leaves;
  }

  @Benchmark
  public long depthThree(Leaves counter) {
    Position position = combat.notation().read(given, "benchmark");
    long leaves = Perft.count(combat, position, 3);
    counter.leaves += leaves;
    return leaves;
  }
}
