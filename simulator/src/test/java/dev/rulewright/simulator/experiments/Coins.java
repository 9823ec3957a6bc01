package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.runs.Playing;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;

/// Games that are one toss each: `heads` wins if a number that belongs to the game is below what
/// the arm says. The same game has the same number in every arm, as the same shuffles would, so
/// games of two arms are the same ones as long as the same side wins.
///
/// @param chance the probability that `heads` wins, by arm
/// @param seed of the numbers
/// @param turnsStart whether heads and tails take turns at beginning; else heads begins always
/// @param asked which games were asked for, to refuse those that are asked for again
public record Coins(ToDoubleFunction<Arm> chance, long seed, boolean turnsStart, Set<String> asked)
    implements Playing {

  public Coins(ToDoubleFunction<Arm> chance, long seed) {
    this(chance, seed, true, new HashSet<>());
  }

  /// The same games, all of which heads begins.
  Coins begunByHeads() {
    return new Coins(chance, seed, false, new HashSet<>());
  }

  @Override
  public void play(List<Order> orders, Consumer<GameRecord> sink) {
    for (Order order : orders) {
      double heads = chance.applyAsDouble(order.arm());
      for (long game = order.from(); game < order.to(); game++) {
        if (!asked.add(order.arm().name() + "/" + game)) {
          throw new IllegalStateException("asked again: " + order.arm().name() + " " + game);
        }
        double number =
            new SplittableRandom(new SplittableRandom(seed + 7919 * game).nextLong()).nextDouble();
        sink.accept(record(order.arm(), game, number < heads));
      }
    }
  }

  private GameRecord record(Arm arm, long game, boolean heads) {
    return new GameRecord(
        arm.name(),
        game,
        turnsStart ? game / 2 : game,
        seed,
        game % 2 == 0 || !turnsStart ? "heads" : "tails",
        heads ? "heads" : "tails",
        "tossed",
        15,
        1,
        1,
        2 * game + (heads ? 1 : 0),
        List.of());
  }
}
