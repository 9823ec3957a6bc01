package dev.rulewright.pocketmodel.rules;

import dev.rulewright.kernel.Outcomes;
import dev.rulewright.pocketmodel.Move;
import java.util.List;
import java.util.stream.IntStream;

/// The sums of two dice, each as likely as there are ways to throw it.
///
/// - BATTLE-5: Step 4a: each player throws two dice; their sum is the base roll.
record TwoDice(List<Move> sums) implements Outcomes<Move> {

  private static final int LEAST = 2;
  private static final int MOST = 12;
  private static final int WAYS = 36;

  static final Outcomes<Move> SUMS =
      new TwoDice(IntStream.rangeClosed(LEAST, MOST).<Move>mapToObj(Move.Rolled::new).toList());

  @Override
  public long size() {
    return sums.size();
  }

  @Override
  public Move get(long index) {
    return sums.get(Math.toIntExact(index));
  }

  @Override
  public long weight(long index) {
    return Math.min(index, MOST - LEAST - index) + 1;
  }

  @Override
  public long totalWeight() {
    return WAYS;
  }
}
