package dev.rulewright.simulator.starquest;

import dev.rulewright.simulator.agents.Weights;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// The weights that ship.
final class StarQuestWeights {

  static final Weights SHIPPED = read("weights.csv");

  private StarQuestWeights() {}

  private static Weights read(String name) {
    var stream = Objects.requireNonNull(StarQuestWeights.class.getResourceAsStream(name), name);
    try (stream) {
      return Weights.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8), name);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
