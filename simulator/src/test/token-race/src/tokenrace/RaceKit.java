package tokenrace;

import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.Evaluation;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.kit.GameKit;

/// What the simulator knows of the race beyond its rules.
public final class RaceKit implements GameKit<RacePosition, RaceMove> {

  @Override
  public String game() {
    return "token-race";
  }

  @Override
  public Determinization<RacePosition, RaceMove> determinization(
      Game<RacePosition, RaceMove> rules) {
    return new RaceDeterminization(((TokenRace) rules).bag());
  }

  @Override
  public Evaluation<RacePosition> evaluation(Game<RacePosition, RaceMove> rules) {
    return new RaceEvaluation();
  }

  @Override
  public Counting<RacePosition, RaceMove> counting(Game<RacePosition, RaceMove> rules) {
    return new RaceCounting();
  }
}
