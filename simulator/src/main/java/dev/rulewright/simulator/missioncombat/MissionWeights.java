package dev.rulewright.simulator.missioncombat;

import dev.rulewright.simulator.agents.Weights;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// The weights that ship.
final class MissionWeights {

  /// Those of the greedy agent, chosen by hand. Published numbers rest on them.
  static final Weights GREEDY = read("greedy-weights.csv");

  /// Those of the heuristic agent.
  static final Weights TUNED = read("heuristic-weights.csv");

  private MissionWeights() {}

  private static Weights read(String name) {
    var stream = Objects.requireNonNull(MissionWeights.class.getResourceAsStream(name), name);
    try (stream) {
      return Weights.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8), name);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
