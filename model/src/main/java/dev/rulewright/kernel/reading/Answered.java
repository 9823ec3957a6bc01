package dev.rulewright.kernel.reading;

import java.util.Map;
import java.util.Set;

/// The readings of a game whose rules ask for answers by name.
///
/// @param answers the name of the answer to each question, by the name of the question
public record Answered(Map<String, String> answers) {

  /// Copies the map.
  public Answered {
    answers = Map.copyOf(answers);
  }

  /// Readings by nothing but names: there are no constants.
  enum ByName implements Catalogue<Answered> {
    ONLY;

    @Override
    public Answered reading(Map<String, String> answers) {
      return new Answered(answers);
    }

    @Override
    public Map<String, String> answers(Answered reading) {
      return reading.answers;
    }

    @Override
    public Set<Enum<?>> constants(Map<String, String> answers) {
      return Set.of();
    }

    @Override
    public boolean gives(Answered reading, Enum<?> answer) {
      return false;
    }

    @Override
    public String questionOf(Enum<?> answer) {
      throw new IllegalArgumentException("no question is answered by " + answer);
    }
  }
}
