package dev.rulewright.simulator.agents.search;

import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.Evaluation;
import dev.rulewright.simulator.agents.Knowledge;
import dev.rulewright.simulator.agents.View;
import java.util.random.RandomGenerator;

/// Chooses by information-set Monte Carlo tree search: it imagines what it cannot see, tries ways
/// to go on, and takes the move that was visited most.
///
/// What it chooses depends on the settings, on what its player may know, and on its stream of
/// chance, never on time. Within [one game][#forOneGame] it keeps what it found out while its own
/// turn goes on.
///
/// @param determinization how what is hidden is imagined
/// @param evaluation what positions are worth that are not searched further
public record TreeSearch<P, M>(
    Determinization<P, M> determinization, Evaluation<P> evaluation, SearchSettings settings)
    implements Agent<P, M> {

  /// An agent with the usual settings.
  public static <P, M> TreeSearch<P, M> of(Knowledge<P, M> knowledge) {
    return new TreeSearch<>(
        knowledge.determinization(), knowledge.evaluation(), SearchSettings.usual());
  }

  @Override
  public M choose(View<P, M> view, RandomGenerator random) {
    return new GrowingTrees<>(this).choose(view, random);
  }

  @Override
  public Agent<P, M> forOneGame() {
    return new GrowingTrees<>(this);
  }
}
