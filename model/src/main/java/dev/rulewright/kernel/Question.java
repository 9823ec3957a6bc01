package dev.rulewright.kernel;

import java.util.List;

/// A question that a rulebook leaves open, or that somebody may read otherwise, with its answers.
///
/// @param id short identifier, such as `A38`
/// @param name the name under which an answer is chosen, such as `road.destination`
/// @param asks the question in one sentence
/// @param answers the answers, at least one
/// @param standard the name of the answer that the standard reading takes
/// @param argument why the standard reading takes it
/// @param clauses the clauses that raise the question
public record Question(
    String id,
    String name,
    String asks,
    List<Answer> answers,
    String standard,
    String argument,
    List<? extends Clause> clauses) {

  /// Copies the lists.
  public Question {
    answers = List.copyOf(answers);
    clauses = List.copyOf(clauses);
  }

  /// One answer.
  ///
  /// @param name the name under which it is chosen, such as `adjacent-only`
  /// @param sentence what the rules say under this answer
  /// @param playable whether the model can play it; an answer that it cannot play yet is refused when
  ///     chosen
  public record Answer(String name, String sentence, boolean playable) {}
}
