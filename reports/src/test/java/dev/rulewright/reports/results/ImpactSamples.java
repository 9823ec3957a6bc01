package dev.rulewright.reports.results;

import dev.rulewright.simulator.impact.Impact;
import dev.rulewright.simulator.impact.Ranked;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.PairedScores;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;

/** Tables of impacts to look at, made of few numbers. */
public final class ImpactSamples {

  private ImpactSamples() {}

  /** A table with a number of answers, each compared with two kinds of agents. */
  public static Impacts impacts(int answers) {
    var impacts = new LinkedHashMap<String, List<Impact>>();
    for (String agents : List.of("greedy", "random")) {
      var each = new ArrayList<Impact>();
      for (int i = 0; i < answers; i++) {
        each.add(impact(i, agents.equals("greedy") ? 200 : 800));
      }
      impacts.put(agents, each);
    }
    return Impacts.of(Ranked.of(impacts), question -> question.replaceAll("\\D+", "A"));
  }

  private static Impact impact(int i, int pairs) {
    // Every fourth answer never comes up; the others differ in up to half of the pairs.
    int differing = i % 4 == 3 ? 0 : pairs * (i % 9) / 18;
    int up = differing * (i % 5) / 4;
    var counts = new TreeMap<Long, Long>();
    counts.put(i % 4 == 3 ? 0L : i * (long) i, 100L);
    return new Impact(
        "topic.of-some-length%02d".formatted(i),
        "answer-" + i,
        new Distribution(counts),
        new PairedScores(differing - up, 0, pairs - differing, up / 2, up - up / 2),
        differing);
  }
}
