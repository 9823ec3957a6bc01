package dev.rulewright.cli.command;

import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.List;
import java.util.function.Predicate;

/// Where two readings answer differently. Also its form in JSON.
///
/// @param readings the two as they were named
/// @param of how many questions were compared
/// @param differences the questions that they answer differently
record ComparisonEntry(List<String> readings, int of, List<Difference> differences) {

  /// A question with the answer of each reading, in their order.
  record Difference(String id, String question, String asks, List<Answer> answers) {}

  /// An answer.
  ///
  /// @param name the name under which it is chosen
  /// @param says what the rules say then
  /// @param borrowed whether an edition leaves the question open and the standard reading answers
  record Answer(String name, String says, boolean borrowed) {}

  /// @param two the two readings
  /// @param wanted which questions are compared
  static ComparisonEntry of(List<ShownReading> two, Predicate<Question> wanted) {
    List<Question> questions = Reading.questions().stream().filter(wanted).toList();
    return new ComparisonEntry(
        two.stream().map(ShownReading::text).toList(),
        questions.size(),
        questions.stream()
            .map(question ->
                new Difference(
                    question.id(),
                    question.name(),
                    question.asks(),
                    two.stream().map(shown -> answer(shown, question)).toList()))
            .filter(difference -> differ(difference.answers()))
            .toList());
  }

  private static boolean differ(List<Answer> answers) {
    return !answers.getFirst().name().equals(answers.getLast().name());
  }

  private static Answer answer(ShownReading shown, Question question) {
    Question.Answer answer = shown.reading().answerTo(question);
    return new Answer(answer.name(), answer.sentence(), shown.borrows(question));
  }
}
