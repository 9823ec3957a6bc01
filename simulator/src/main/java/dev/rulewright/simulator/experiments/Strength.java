package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import java.util.Map;

/// A strength of play: both sides are played by one agent.
///
/// @param agent the agent with its parameters, such as `ismcts:iterations=100`
/// @param pairs pairs of games that it plays, at least 2: strong agents take their time
public record Strength(String agent, int pairs) {

  /// The setting that says who plays; with a full stop and a name behind it, as one player.
  public static final String KEY = "agents";

  /// @throws IllegalArgumentException if there are too few pairs
  public Strength {
    if (pairs < 2) {
      throw new IllegalArgumentException(pairs + " pairs of " + agent);
    }
  }

  /// What is set in an arm, played by this agent.
  ///
  /// @param name the name of the new arm
  public Arm plays(Arm arm, String name) {
    return arm.with(name, Map.of(KEY, agent));
  }
}
