package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.Question;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// How the readings of a game give answers to questions.
///
/// @param <R> the readings
interface Catalogue<R extends Record> {

  /// The reading that gives each question the answer of a name.
  ///
  /// @param answers by question
  R reading(Map<String, String> answers);

  /// The names of the answers of a reading, by question.
  Map<String, String> answers(R reading);

  /// The constants that answers by name mean.
  ///
  /// @param answers by question
  Set<Enum<?>> constants(Map<String, String> answers);

  /// Whether a constant is the answer of a reading to its question.
  boolean gives(R reading, Enum<?> answer);

  /// The name of the question that a constant answers.
  String questionOf(Enum<?> answer);

  /// A constant as an answer is named.
  static String nameOf(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The names of the answers to a question.
  static List<String> names(Question question) {
    return question.answers().stream().map(Question.Answer::name).toList();
  }
}
