package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.statistics.FalseDiscoveries;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// What came of an alternative, and how it stands among all that were compared.
///
/// @param rank its rank among the alternatives that were compared with the same agents, from 1, by
///   how far it moves the win rate in either direction
/// @param agents who played, such as `heuristic`
/// @param p the p-value of the sign-flip test
/// @param adjusted the p-value adjusted for all tests together, of all agents
public record Ranked(int rank, String agents, Impact impact, double p, double adjusted) {

  private static final Comparator<Impact> BY_DISTANCE =
      Comparator.comparingDouble((Impact impact) -> -Math.abs(impact.scores().mean()))
          .thenComparingDouble(impact -> impact.scores().signFlipP())
          .thenComparingDouble(impact -> -impact.exposure().mean())
          .thenComparing(Impact::question)
          .thenComparing(Impact::answer);

  /// Ranks what came of some alternatives.
  ///
  /// @param impacts by the agents who played
  /// @return for each agents in their order, the alternatives in the order of their ranks
  public static List<Ranked> of(SequencedMap<String, List<Impact>> impacts) {
    double[] adjusted =
        FalseDiscoveries.adjusted(
            impacts.values().stream()
                .flatMap(List::stream)
                .mapToDouble(impact -> impact.scores().signFlipP())
                .toArray());
    var ranked = new ArrayList<Ranked>();
    int first = 0;
    for (Map.Entry<String, List<Impact>> each : impacts.entrySet()) {
      List<Impact> inOrder = each.getValue().stream().sorted(BY_DISTANCE).toList();
      for (int i = 0; i < inOrder.size(); i++) {
        Impact impact = inOrder.get(i);
        double p = adjusted[first + each.getValue().indexOf(impact)];
        ranked.add(new Ranked(i + 1, each.getKey(), impact, impact.scores().signFlipP(), p));
      }
      first += inOrder.size();
    }
    return ranked;
  }
}
