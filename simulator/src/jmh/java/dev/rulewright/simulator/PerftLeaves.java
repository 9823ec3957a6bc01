package dev.rulewright.simulator;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Perft;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.ChosenGame;
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

  /// The game, and a position of it. The four examples of the first rulebook are much like its
  /// second: a few units close together.
  @Param({
    "mission-combat stage: placement; to-move: marines; ap: 0;"
        + " marines-hand: rifleman x2, stealth-sniper, rocket-walker, commando;"
        + " portalists-hand: exorcist, psionic-priest, portal-trooper x2, portal-behemoth",
    "mission-combat turn: 5; to-move: portalists; ap: 4;"
        + " arterial-road: stealth-special-force, rifleman; bunker-west: stealth-sniper;"
        + " yellow-portal-alpha: exorcist, psionic-priest; dark-portal: portal-trooper x2",
    "starquest c6: commander bolter; b7: heavy-marine plasma-gun; a9: marine; d3: android;"
        + " f6: dreadnought assault-cannon+missile-launcher; e2: blip ork; h1: blip gretchin;"
        + " tokens: gretchin, ork; face-up: android; events: quiet x5; to-move: alien",
  })
  public String given = "";

  /// The leaves counted so far.
  @AuxCounters
  @State(Scope.Thread)
  public static class Leaves {
    public long leaves;
  }

  @Benchmark
  public long depthThree(Leaves counter) {
    int blank = given.indexOf(' ');
    Box<?, ?> box = ChosenGame.standard(given.substring(0, blank)).box();
    long leaves = leaves(box, given.substring(blank + 1));
    counter.leaves += leaves;
    return leaves;
  }

  private static <P, M> long leaves(Box<P, M> box, String given) {
    Game<P, M> game = box.game("standard", Place.of("benchmark"));
    return Perft.count(game, game.notation().read(given, "benchmark"), 3);
  }
}
