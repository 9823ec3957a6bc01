package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.Row;
import java.util.Collection;

/// Checks a value that is given for a parameter.
///
/// @param agents the names of all agents
/// @param place where key and value stand
record SettingCheck(AgentParameter parameter, Collection<String> agents, Place place) {

  /// Does nothing if the value is valid.
  ///
  /// @throws BadInput if it is not
  void check(String value) {
    switch (parameter) {
      case AgentParameter.Whole whole -> {
        if (!isWhole(value, whole)) {
          throw wrong(value);
        }
      }
      case AgentParameter.Decimal decimal -> {
        if (!isDecimal(value, decimal)) {
          throw wrong(value);
        }
      }
      case AgentParameter.Choice choice -> {
        if (!choice.words().contains(value)) {
          throw report().unknown("a choice for " + choice.name(), value, choice.words());
        }
      }
      case AgentParameter.AnotherAgent _ -> {
        if (!agents.contains(value)) {
          throw report().unknown("an agent", value, agents);
        }
      }
      case AgentParameter.InputFile _ -> {
        if (value.isBlank()) {
          throw wrong(value);
        }
      }
    }
  }

  private static boolean isWhole(String value, AgentParameter.Whole range) {
    try {
      long number = Long.parseLong(value);
      return number >= range.lowest() && number <= range.highest();
    } catch (NumberFormatException _) {
      return false;
    }
  }

  private static boolean isDecimal(String value, AgentParameter.Decimal range) {
    double number = Row.decimalOf(value);
    return number >= range.lowest() && number <= range.highest();
  }

  private BadInput wrong(String value) {
    return report().found(value).expected(parameter.range() + " for " + parameter.name());
  }

  private BadInput.Report report() {
    return BadInput.at(place.after(parameter.name().length() + 1));
  }
}
