package dev.rulewright.tokenrace;

import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.Determinization;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Random;
import java.util.random.RandomGenerator;

/// The tokens that lie face down before other runners, dealt anew by chance (TOKEN-2).
public final class RaceDeterminization implements Determinization<RacePosition, RaceMove> {

  @Override
  public RacePosition sample(RacePosition seen, Player player, RandomGenerator random) {
    var left = new ArrayList<>(Token.BAG);
    var unknown = new ArrayList<Runner>();
    for (Runner runner : Runner.values()) {
      Lane lane = seen.lane(runner);
      if (runner == player || lane.shown() || lane.token() == Token.NONE) {
        left.remove(lane.token());
      } else {
        unknown.add(runner);
      }
    }
    Collections.shuffle(left, Random.from(random));
    RacePosition dealt = seen;
    for (Runner runner : unknown) {
      dealt = dealt.with(runner, seen.lane(runner).with(left.removeLast()));
    }
    return dealt;
  }
}
