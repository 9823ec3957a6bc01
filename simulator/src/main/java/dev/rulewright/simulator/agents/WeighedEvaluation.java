package dev.rulewright.simulator.agents;

/// An evaluation that adds up features of a position, each with a weight.
public interface WeighedEvaluation<P> extends Evaluation<P> {

  /// The weights with which an agent that looks one move ahead was found to play well.
  Weights tuned();

  /// The same features with other weights.
  ///
  /// @param weights a value for each of the [tuned][#tuned] ones
  WeighedEvaluation<P> with(Weights weights);
}
