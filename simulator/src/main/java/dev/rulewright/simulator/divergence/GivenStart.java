package dev.rulewright.simulator.divergence;

import java.util.List;

/// One start that somebody gives.
///
/// @param family the family that holds just it
/// @param <P> positions
public record GivenStart<P>(ListedFamily<P> family) implements Starts<P> {

  /// A start.
  ///
  /// @param name what it is, such as the name of a file
  /// @param longest the most moves that a play from it is searched for
  public static <P> GivenStart<P> of(String name, Pair<P> start, int longest) {
    return new GivenStart<>(new ListedFamily<>(name, longest, List.of(start)));
  }

  @Override
  public List<Family<P>> families() {
    return List.of(family);
  }

  @Override
  public boolean contains(Pair<P> pair, int moves, Family<P> from) {
    return false;
  }
}
