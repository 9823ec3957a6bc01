package dev.rulewright.scenarios;

import dev.rulewright.kernel.Clause;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The story of a replayed scenario.
///
/// @param opening the scenario on the table
/// @param steps the steps replayed, in order; the last one of them may have stopped the play
/// @param last the position after them
/// @param failuresAtEnd what did not hold of the play as a whole
/// @param <P> positions
/// @param <M> moves
public record Transcript<P, M>(
    Opening<P, M> opening, List<Played<P, M>> steps, P last, List<Failure> failuresAtEnd) {

  /// The scenario.
  public Scenario scenario() {
    return opening.scenario();
  }

  /// Whether everything holds.
  public boolean passed() {
    return failures().isEmpty();
  }

  /// Everything that does not hold, in order.
  public List<Failure> failures() {
    return Stream.concat(
            steps.stream().flatMap(step -> step.failures().stream()), failuresAtEnd.stream())
        .toList();
  }

  /// The number of steps that were not replayed because the play could not go on.
  public int stepsLeft() {
    return scenario().play().size() - steps.size();
  }

  /// Whether the last step replayed stopped the play.
  public boolean stopped() {
    return !steps.isEmpty() && !steps.getLast().goesOn();
  }

  /// This transcript with more that did not hold of the play as a whole.
  Transcript<P, M> withFailures(List<Failure> more) {
    return new Transcript<>(
        opening, steps, last, Stream.concat(failuresAtEnd.stream(), more.stream()).toList());
  }

  /// Every clause that a ruling or an event cites, in the order of its first citation.
  public Set<Clause> cited() {
    return steps.stream()
        .flatMap(Played::cited)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
