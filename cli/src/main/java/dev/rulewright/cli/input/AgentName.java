package dev.rulewright.cli.input;

import java.util.Locale;

/// The agents that can be chosen.
public enum AgentName {
  RANDOM,
  GREEDY;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
