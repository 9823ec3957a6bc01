package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.Question;
import java.util.Map;

/// A reading as people see it: questions and answers in words.
///
/// @param name its text form, such as `printed-fr,road.optional=no`; two readings are the same if
///   their names are
/// @param answers the name of the answer to each question, by the name of the question, in the
///   order of the file
public record NamedReading(String name, Map<String, String> answers) {

  /// The answer to a question.
  ///
  /// @throws IllegalArgumentException if it is no question of the game
  public Question.Answer answerTo(Question question) {
    String answer = answers.get(question.name());
    if (answer == null) {
      throw new IllegalArgumentException("no question of this game: " + question.name());
    }
    return question.answer(answer).orElseThrow();
  }

  /// The name.
  @Override
  public String toString() {
    return name;
  }
}
