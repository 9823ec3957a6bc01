package tokenrace;

import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.Determinization;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/// The tokens that lie face down before other runners, dealt anew by chance (TOKEN-2).
///
/// @param bag the tokens
public record RaceDeterminization(Bag bag) implements Determinization<RacePosition, RaceMove> {

  @Override
  public RacePosition sample(RacePosition seen, Player player, RandomGenerator random) {
    List<Token> left = new ArrayList<>(bag.tokens());
    List<Runner> hidden = new ArrayList<>();
    for (Runner runner : Runner.values()) {
      Lane lane = seen.lane(runner);
      if (runner == player || lane.shown() || lane.token().equals(Token.NONE)) {
        left.remove(lane.token());
      } else {
        hidden.add(runner);
      }
    }
    Collections.shuffle(left, Random.from(random));
    RacePosition dealt = seen;
    for (Runner runner : hidden) {
      dealt = dealt.with(runner, seen.lane(runner).with(left.removeLast()));
    }
    return dealt;
  }

  /// A token that somebody else is dealt is not seen.
  @Override
  public Object seen(RacePosition before, RaceMove move, Player player) {
    return move instanceof RaceMove.Dealt && before.mover() != player ? "a token" : move;
  }
}
