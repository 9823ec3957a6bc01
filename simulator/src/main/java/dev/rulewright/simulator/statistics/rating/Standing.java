package dev.rulewright.simulator.statistics.rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Which agents can be compared by finite ratings: those that reach each other along a chain of
/// agents of whom each scored something against the next.
///
/// @param fromTheTop the groups of such agents; each lost nothing against those behind it
record Standing(List<List<Integer>> fromTheTop) {

  static Standing of(BradleyTerry games) {
    boolean[][] reaches = reaches(games);
    int agents = reaches.length;
    for (int i = 0; i < agents; i++) {
      for (int j = 0; j < i; j++) {
        if (!reaches[i][j] && !reaches[j][i]) {
          throw new IllegalArgumentException(
              "%s and %s are not linked by games"
                  .formatted(games.agents().get(j), games.agents().get(i)));
        }
      }
    }
    var groups = new ArrayList<List<Integer>>();
    for (int i = 0; i < agents; i++) {
      int agent = i;
      List<Integer> peers =
          IntStream.range(0, agents)
              .filter(j -> j == agent || (reaches[agent][j] && reaches[j][agent]))
              .boxed()
              .toList();
      if (peers.getFirst() == i) {
        groups.add(peers);
      }
    }
    // Who reaches more agents is above.
    groups.sort(
        Comparator.comparingLong((List<Integer> peers) ->
                IntStream.range(0, agents).filter(j -> reaches[peers.getFirst()][j]).count())
            .reversed());
    return new Standing(groups);
  }

  private static boolean[][] reaches(BradleyTerry games) {
    int agents = games.agents().size();
    boolean[][] reaches = new boolean[agents][agents];
    for (int i = 0; i < agents; i++) {
      reaches[i][i] = true;
    }
    for (List<Meeting> round : games.rounds()) {
      for (Meeting each : round) {
        reaches[each.first()][each.second()] |= each.points() > 0;
        reaches[each.second()][each.first()] |= each.points() < each.games();
      }
    }
    for (int k = 0; k < agents; k++) {
      for (int i = 0; i < agents; i++) {
        for (int j = 0; j < agents; j++) {
          reaches[i][j] |= reaches[i][k] && reaches[k][j];
        }
      }
    }
    return reaches;
  }

  List<Integer> peers(int agent) {
    return fromTheTop.get(group(agent));
  }

  boolean isAbove(int agent, int other) {
    return group(agent) < group(other);
  }

  private int group(int agent) {
    return IntStream.range(0, fromTheTop.size())
        .filter(i -> fromTheTop.get(i).contains(agent))
        .findFirst()
        .orElseThrow();
  }
}
