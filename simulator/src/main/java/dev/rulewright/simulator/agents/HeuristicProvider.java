package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.simulator.setting.Domain;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Provides as `heuristic` a [GreedyAgent] that values positions by weights from a file; in a game
/// without weights, the plain one.
public final class HeuristicProvider implements AgentProvider {

  @Override
  public String name() {
    return "heuristic";
  }

  @Override
  public String description() {
    return "Plays like greedy, but values positions by weights that are data, tuned in play, if the"
        + " game has any.";
  }

  @Override
  public List<AgentParameter> parameters() {
    return List.of(
        new AgentParameter(
            "weights",
            Domain.Text.FILE,
            "the weights that ship",
            "CSV file with the columns weight and value; what it does not name stays as it is"));
  }

  @Override
  public <P, M> Optional<Agent<P, M>> agent(Knowledge<P, M> knowledge, AgentSettings settings) {
    Optional<Path> file = settings.file("weights");
    if (file.isEmpty()) {
      return Optional.of(GreedyAgent.tuned(knowledge.evaluation()));
    }
    return knowledge.evaluation() instanceof WeighedEvaluation<P> evaluation
        ? Optional.of(GreedyAgent.by(changed(evaluation, file.get())))
        : Optional.empty();
  }

  private static <P> Evaluation<P> changed(WeighedEvaluation<P> evaluation, Path file) {
    return evaluation.with(evaluation.tuned().changedBy(InputFile.text(file), file.toString()));
  }
}
