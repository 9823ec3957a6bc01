package dev.rulewright.simulator;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Uniformly random play with the material that ships with the model, on one core. One operation is
/// one decision: whatever chance has to decide first is drawn, including the set-up of the next
/// game when one is over, then the moves are listed, and one of them is made and played.
///
/// With `-prof gc` the bytes allocated per move are `gc.alloc.rate.norm`.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@State(Scope.Thread)
public class RandomPlay {

  private final MissionCombat combat = MissionCombat.standard();
  private final RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(42);
  private Position position = combat.opening();

  @Benchmark
  public Position listAndPlay() {
    while (true) {
      switch (combat.turn(position)) {
        case Turn.Decision<Move>(Player _, Moves<Move> moves) -> {
          position = combat.play(position, moves.get(random.nextLong(moves.size())));
          return position;
        }
        case Turn.Chance<Move>(int _, Outcomes<Move> outcomes) ->
            position =
                combat.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
        case Turn.Over<Move> _ -> position = combat.opening();
      }
    }
  }
}
