package tokenrace;

import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.Evaluation;
import java.util.Arrays;

/// How good a position looks: the own points, and how far the best opponent is behind. Of six faces
/// one empties the pot, so what lies in it counts less than what is safe.
public final class RaceEvaluation implements Evaluation<RacePosition> {

  private static final double UNSAFE = 0.8;

  @Override
  public double value(RacePosition seen, Player player) {
    double best =
        Arrays.stream(Runner.values())
            .filter(runner -> runner != player)
            .mapToDouble(runner -> points(seen, runner))
            .max()
            .orElseThrow();
    return points(seen, (Runner) player) - best;
  }

  private static double points(RacePosition seen, Runner runner) {
    Lane lane = seen.lane(runner);
    double token = lane.shown() ? 0 : lane.token().value();
    return lane.score() + token + (seen.mover() == runner ? UNSAFE * seen.pot() : 0);
  }
}
