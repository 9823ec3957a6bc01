package dev.rulewright.simulator.divergence;

import java.util.List;

/// Starts that are listed one by one. Each is a group of its own, so that what the players remember
/// of one play is not mistaken for what they remember of another.
///
/// @param name what the starts have in common
/// @param longest the most moves that a play from them is searched for
public record ListedFamily<P>(String name, int longest, List<Pair<P>> starts)
    implements Starts.Family<P> {

  public ListedFamily {
    starts = List.copyOf(starts);
  }

  @Override
  public int groups() {
    return starts.size();
  }

  @Override
  public List<Pair<P>> group(int group) {
    return List.of(starts.get(group));
  }
}
