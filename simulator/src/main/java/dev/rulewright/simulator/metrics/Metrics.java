package dev.rulewright.simulator.metrics;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.runs.Playing;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// How does play go? The same games are played by one kind of agents after the other, and
/// everything in them is counted.
///
/// @param arms one for each kind of agents, named after it
/// @param sums takes the games
public record Metrics(List<Arm> arms, long games, Supplier<PlayMetrics> sums)
    implements Experiment {

  public Metrics {
    arms = List.copyOf(arms);
  }

  @Override
  public SortedMap<String, String> description() {
    var asked = new TreeMap<String, String>();
    asked.put("experiment", "metrics");
    asked.put("experiment.games", Long.toString(games));
    for (int i = 0; i < arms.size(); i++) {
      String arm = "experiment.arms.%d.".formatted(i + 1);
      arms.get(i).changes().forEach((key, value) -> asked.put(arm + key, value));
    }
    return asked;
  }

  @Override
  public List<String> plan() {
    return List.of(
        "%,d games with each of: %s"
            .formatted(games, arms.stream().map(Arm::name).collect(Collectors.joining(", "))));
  }

  @Override
  public long mostGames() {
    return games * arms.size();
  }

  @Override
  public Findings run(Playing playing, Consumer<String> telling) {
    PlayMetrics metrics = sums.get();
    playing.play(arms.stream().map(arm -> new Order(arm, 0, games)).toList(), metrics);
    return metrics.findings();
  }
}
