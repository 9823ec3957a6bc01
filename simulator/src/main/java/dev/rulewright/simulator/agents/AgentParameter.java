package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.input.Row;
import java.util.List;

/// Something that can be set about an agent, with the value that it has if nobody sets it.
public sealed interface AgentParameter {

  /// What it is called: lower case, words joined by hyphens.
  String name();

  /// What it does, in words without a full stop, with the unit.
  String meaning();

  /// The value, as text, that it has if nobody sets it; for a file or an agent, words that say what
  /// happens without. Empty if it has to be set.
  String usual();

  /// The values that it can have, in words such as `a whole number from 1 to 512`.
  String range();

  /// Whether a text is one of those values.
  default boolean holds(String value) {
    return !value.isBlank();
  }

  /// A whole number.
  record Whole(String name, long byDefault, long lowest, long highest, String meaning)
      implements AgentParameter {
    @Override
    public String usual() {
      return Long.toString(byDefault);
    }

    @Override
    public String range() {
      return "a whole number from " + lowest + " to " + highest;
    }

    @Override
    public boolean holds(String value) {
      try {
        long number = Long.parseLong(value);
        return number >= lowest && number <= highest;
      } catch (NumberFormatException _) {
        return false;
      }
    }
  }

  /// A number.
  record Decimal(String name, double byDefault, double lowest, double highest, String meaning)
      implements AgentParameter {
    @Override
    public String usual() {
      return Double.toString(byDefault);
    }

    @Override
    public String range() {
      return "a number from " + lowest + " to " + highest;
    }

    @Override
    public boolean holds(String value) {
      double number = Row.decimalOf(value);
      return number >= lowest && number <= highest;
    }
  }

  /// One of a few words.
  record Choice(String name, String byDefault, List<String> words, String meaning)
      implements AgentParameter {
    public Choice {
      words = List.copyOf(words);
    }

    @Override
    public String usual() {
      return byDefault;
    }

    @Override
    public String range() {
      return String.join(" or ", words);
    }
  }

  /// Another agent, by its name, with its usual settings.
  ///
  /// @param usual what happens if no agent is given, in words; empty if one has to be given
  record AnotherAgent(String name, String usual, String meaning) implements AgentParameter {
    @Override
    public String range() {
      return "the name of an agent";
    }
  }

  /// A file, by a path without colon and comma.
  ///
  /// @param usual what is taken if no file is given, in words; empty if one has to be given
  record InputFile(String name, String usual, String meaning) implements AgentParameter {
    @Override
    public String range() {
      return "a file";
    }
  }
}
