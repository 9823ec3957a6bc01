package dev.rulewright.cli.command;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A question that the rulebook leaves open, as it is told. Also its form in JSON.
///
/// @param id such as `A38`
/// @param name the name under which it is answered, such as `road.requires-adjacent`
/// @param asks the question
/// @param answers every answer
/// @param support how far the German original supports the standard answer: `decided`, `leaning`,
///   `open` or `moot`
/// @param because why the standard reading answers as it does
/// @param clauses the identifiers of the clauses that raise it
record QuestionEntry(
    String id,
    String name,
    String asks,
    List<Answer> answers,
    String support,
    String because,
    List<String> clauses) {

  /// An answer.
  ///
  /// @param name the name under which it is chosen
  /// @param says what the rules say then
  /// @param standard whether the standard reading takes it
  /// @param chosen whether the reading at hand takes it
  /// @param playable whether the model can play it
  record Answer(String name, String says, boolean standard, boolean chosen, boolean playable) {}

  /// @param chosen the name of the answer that the reading at hand takes, by the question's name
  static QuestionEntry of(Question question, Map<String, String> chosen) {
    return new QuestionEntry(
        question.id(),
        question.name(),
        question.asks(),
        question.answers().stream()
            .map(answer ->
                new Answer(
                    answer.name(),
                    answer.sentence(),
                    answer.name().equals(question.standard()),
                    answer.name().equals(chosen.get(question.name())),
                    answer.playable()))
            .toList(),
        question.support().name().toLowerCase(Locale.ROOT),
        question.argument(),
        question.clauses().stream().<String>map(Clause::id).toList());
  }
}
