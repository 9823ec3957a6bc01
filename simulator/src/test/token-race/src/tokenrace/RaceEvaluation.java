package tokenrace;

import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.agents.Evaluation;
import java.util.Arrays;
import tokenrace.RacePosition.Awaits;

/// How good a position looks: the own points, and how far the best opponent is behind.
public final class RaceEvaluation implements Evaluation<RacePosition> {

  /// A token that lies face down waits for a pot that is about to be held.
  private static final double FACE_DOWN = 0.9;

  private static final double WON = 100;

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
    double token = lane.shown() ? 0 : FACE_DOWN * lane.token().value();
    double won = lane.score() >= TokenRace.GOAL ? WON : 0;
    return lane.score() + token + (seen.mover() == runner ? pot(seen) : 0) + won;
  }

  /// Once the die is thrown, one of its six faces empties the pot, and the others bring 3.8 points
  /// on the average.
  private static double pot(RacePosition seen) {
    return seen.awaits() == Awaits.ROLL ? 5 * (seen.pot() + 3.8) / 6 : seen.pot();
  }
}
