package dev.rulewright.simulator.divergence;

import java.util.List;

/// Positions from which to search, in families, the smallest first.
public interface Starts<P> {

  List<Family<P>> families();

  /// One start that somebody gives.
  ///
  /// @param name what it is, such as the name of a file
  /// @param longest the most moves that a play from it is searched for
  static <P> Starts<P> of(String name, Pair<P> start, int longest) {
    return of(new ListedFamily<>(name, longest, List.of(start)));
  }

  /// The starts of one family.
  static <P> Starts<P> of(Family<P> family) {
    return new Starts<>() {
      @Override
      public List<Family<P>> families() {
        return List.of(family);
      }

      @Override
      public boolean contains(Pair<P> pair, int moves, Family<P> from) {
        return false;
      }
    };
  }

  /// Whether a pair of positions need not be searched, because it is one of the starts, or nothing
  /// in it and in the plays from it can differ from one.
  ///
  /// @param moves that many moves of a play would be left
  /// @param family the family in whose search the pair came up
  boolean contains(Pair<P> pair, int moves, Family<P> family);

  /// Starts of about the same size.
  interface Family<P> {

    /// What the starts have in common, as a noun phrase, such as `2 units and 1 other card`.
    String name();

    /// The most moves that a play from these starts is searched for.
    int longest();

    /// The number of groups. Groups are searched independently of each other.
    int groups();

    /// The starts of a group, as a rule the same position under both readings.
    ///
    /// @param group from 0 to [#groups] - 1
    List<Pair<P>> group(int group);
  }
}
