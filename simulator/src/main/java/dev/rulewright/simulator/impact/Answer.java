package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.batch.Arm;
import java.util.Map;

/// An answer to an unclear clause that is not the default.
///
/// @param id the identifier of the question, such as `A38`
public record Answer(String id, String question, String answer) {

  /// What is set in an arm that plays by it.
  public String key() {
    return "reading." + id;
  }

  /// What the column of games is called that counts where this answer makes a difference.
  public String column() {
    return key() + "." + answer;
  }

  Arm in(Arm standard) {
    return standard.with("%s, %s=%s".formatted(standard.name(), id, answer), Map.of(key(), answer));
  }

  /// What is chosen on the command line: `question=answer`.
  @Override
  public String toString() {
    return question + "=" + answer;
  }
}
