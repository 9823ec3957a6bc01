package dev.rulewright.simulator;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.ChosenGame;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Uniformly random play of a game as it ships, on one core. One operation is one decision:
/// whatever chance has to decide first is drawn, including the set-up of the next game when one is
/// over, then the moves are listed, and one of them is made and played.
///
/// With `-prof gc` the bytes allocated per move are `gc.alloc.rate.norm`.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@State(Scope.Thread)
public class RandomPlay {

  @Param({"mission-combat", "starquest", "pocketmodel", "invaders", "airsoft-squads"})
  public String game = "";

  private final RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(42);
  private Play<?, ?> play = new Play<>(ChosenGame.standard("mission-combat").box(), random);

  @Setup
  public void open() {
    play = new Play<>(ChosenGame.standard(game).box(), random);
  }

  @Benchmark
  public Object listAndPlay() {
    return play.listAndPlay();
  }

  private static final class Play<P, M> {

    private final Game<P, M> game;
    private final RandomGenerator random;
    private P position;

    Play(Box<P, M> box, RandomGenerator random) {
      game = box.game("standard", Place.of("benchmark"));
      this.random = random;
      position = game.opening();
    }

    Object listAndPlay() {
      while (true) {
        switch (game.turn(position)) {
          case Turn.Decision<M>(Player _, Moves<M> moves) -> {
            position = game.play(position, moves.get(random.nextLong(moves.size())));
            return position;
          }
          case Turn.Chance<M>(int _, Outcomes<M> outcomes) ->
              position =
                  game.play(position, outcomes.drawn(random.nextLong(outcomes.totalWeight())));
          case Turn.Over<M> _ -> position = game.opening();
        }
      }
    }
  }
}
