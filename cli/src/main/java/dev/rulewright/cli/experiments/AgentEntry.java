package dev.rulewright.cli.experiments;

import dev.rulewright.simulator.agents.AgentParameter;
import dev.rulewright.simulator.agents.AgentProvider;
import java.util.List;

/// An agent that can be chosen. Also the JSON answer of `agents`.
///
/// @param parameters what can be set about it
record AgentEntry(String name, String description, List<Parameter> parameters) {

  /// Something that can be set about an agent.
  ///
  /// @param usual what it is if nobody sets it; empty if it has to be set
  /// @param range what it can be
  record Parameter(String name, String usual, String range, String meaning) {

    static Parameter of(AgentParameter parameter) {
      return new Parameter(
          parameter.name(), parameter.usual(), parameter.range(), parameter.meaning());
    }
  }

  static AgentEntry of(AgentProvider provider) {
    return new AgentEntry(
        provider.name(),
        provider.description(),
        provider.parameters().stream().map(Parameter::of).toList());
  }
}
