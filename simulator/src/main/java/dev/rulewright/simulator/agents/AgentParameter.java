package dev.rulewright.simulator.agents;

import dev.rulewright.simulator.setting.Domain;

/// Something that can be set about an agent.
///
/// @param name what it is called: lower case, words joined by hyphens
/// @param domain the values that it can have
/// @param usual the value, as text, that it has if nobody sets it; for a file or an agent, words
///   that say what happens without. Empty if it has to be set
/// @param meaning what it does, in words without a full stop, with the unit
public record AgentParameter(String name, Domain domain, String usual, String meaning) {

  /// A whole number.
  public static AgentParameter whole(
      String name, int usual, int lowest, int highest, String meaning) {
    return new AgentParameter(
        name, new Domain.Numbers(lowest, highest, 1, ""), Integer.toString(usual), meaning);
  }

  /// A number.
  public static AgentParameter decimal(
      String name, double usual, double lowest, double highest, String meaning) {
    return new AgentParameter(
        name, new Domain.Decimals(lowest, highest), Double.toString(usual), meaning);
  }
}
