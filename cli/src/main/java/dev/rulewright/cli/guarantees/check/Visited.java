package dev.rulewright.cli.guarantees.check;

import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.explore.Explored;
import dev.rulewright.simulator.explore.Explored.End;
import dev.rulewright.simulator.explore.Violation;
import java.util.ArrayList;
import java.util.List;

/// A world that was explored.
///
/// @param game the rules, which may answer more questions than the reading
/// @param hopes whether it was asked what play can still come to
record Visited<P, M>(
    String name,
    Game<P, M> game,
    Explored<P, M> explored,
    Hopes hopes,
    List<Violation<P, M>> violations) {

  /// Whether it was asked what play can still come to.
  enum Hopes {
    /// It was.
    ASKED,
    /// It was not, as the world is too large for it or has a last turn.
    NOT_ASKED,
    /// It would have been, had nobody stopped it.
    STOPPED
  }

  /// Whether somebody stopped it before it was explored as far as was asked.
  boolean isStopped() {
    return explored.end() == End.INTERRUPTED;
  }

  boolean isComplete() {
    return explored.isComplete();
  }

  /// What worlds were gone through: a property holds in those that were explored to the end; the
  /// others are named.
  ///
  /// @param missing how many worlds were not reached before somebody stopped it
  static <P, M> String bound(List<Visited<P, M>> visited, int missing) {
    List<Visited<P, M>> ended = visited.stream().filter(Visited::isComplete).toList();
    List<String> open =
        visited.stream()
            .filter(each -> !each.isComplete())
            .map(each -> "%s (%,d)".formatted(each.name, each.explored.positions()))
            .toList();
    double collision =
        visited.stream().mapToDouble(each -> each.explored.collisionProbability()).sum();
    var parts = new ArrayList<String>();
    if (!ended.isEmpty()) {
      parts.add(
          "%s to the end, %,d positions"
              .formatted(
                  Paragraph.count(ended.size(), "world"),
                  ended.stream().mapToLong(each -> each.explored.positions()).sum()));
    }
    if (!open.isEmpty()) {
      parts.add("stopped before the end: " + String.join(", ", open));
    }
    if (missing > 0) {
      parts.add(Paragraph.count(missing, "world") + " not reached");
    }
    if (!visited.isEmpty()) {
      parts.add("one missed with probability below %.0e".formatted(collision));
    }
    return String.join("; ", parts);
  }
}
