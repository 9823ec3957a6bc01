package dev.rulewright.simulator.experiments;

/// The answer in one sentence, with the number that it rests on.
///
/// @param sentence the answer, with its interval
/// @param quantity what the estimate is
/// @param estimate the estimate; not a number if there is none
/// @param low the lower end of its 95 % interval; minus infinity if it is open
/// @param high the upper end; plus infinity if it is open
public record Verdict(
    String question, String sentence, String quantity, double estimate, double low, double high) {

  /// An answer that rests on an estimate.
  public Verdict(String question, String sentence, String quantity, Estimate estimate) {
    this(
        question,
        sentence,
        quantity,
        estimate.value(),
        estimate.interval().low(),
        estimate.interval().high());
  }
}
