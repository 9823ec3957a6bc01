package dev.rulewright.kernel;

import java.util.List;
import java.util.Set;

/// A question that a rulebook leaves open, or that somebody may read otherwise, with its answers.
///
/// @param id short identifier, such as `A38`
/// @param name the name under which an answer is chosen, such as `road.destination`
/// @param asks the question in one sentence
/// @param answers the answers, at least two, no two of the same name
/// @param standard the name of the answer that the standard reading takes, one of the answers
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
  ///
  /// @throws IllegalArgumentException if there are fewer than two answers, if two have the same
  ///   name, or if the standard answer is not one of them
  public Question {
    answers = List.copyOf(answers);
    clauses = List.copyOf(clauses);
    var names = answers.stream().map(Answer::name).toList();
    if (names.size() < 2 || Set.copyOf(names).size() < names.size() || !names.contains(standard)) {
      throw new IllegalArgumentException(
          "question " + name + " with answers " + names + " and standard answer " + standard);
    }
  }

  /// One answer.
  ///
  /// @param name the name under which it is chosen, such as `adjacent-only`
  /// @param sentence what the rules say under this answer
  /// @param playable whether the model can play it; an answer that it cannot play yet is refused
  ///   when chosen
  public record Answer(String name, String sentence, boolean playable) {}
}
