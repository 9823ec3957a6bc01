package dev.rulewright.scenarios;

import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.text.Word;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Which answers to the questions of a rulebook have a scenario that shows what comes of them.
///
/// @param rows one per question, in the order of the rulebook
record QuestionCoverage(List<Row> rows) {

  /// What the scenarios have to say about one question.
  ///
  /// @param question the question
  /// @param about the scenarios that ask it
  /// @param missing the answers that no scenario shows beside the others
  record Row(Question question, List<Scenario> about, List<String> missing) {}

  /// The coverage of questions by scenarios of their game. The same start and the same moves have
  /// to show every answer, so what counts is the scenario that shows most of them. A question with
  /// one answer that is played needs none.
  static QuestionCoverage of(List<Question> questions, List<Scenario> scenarios) {
    return new QuestionCoverage(
        questions.stream().map(question -> row(question, scenarios)).toList());
  }

  private static Row row(Question question, List<Scenario> scenarios) {
    List<Scenario> about = scenarios.stream().filter(each -> asks(each, question)).toList();
    Set<String> most = new HashSet<>();
    for (Scenario scenario : about) {
      var shown = new HashSet<String>();
      scenario.under().forEach(under -> shown.add(under.name().text()));
      most = shown.size() > most.size() ? shown : most;
    }
    Set<String> shown = most;
    return new Row(
        question,
        about,
        question.answers().stream()
            .map(Question.Answer::name)
            .filter(name -> question.answers().size() > 1 && !shown.contains(name))
            .toList());
  }

  private static boolean asks(Scenario scenario, Question question) {
    return scenario
        .question()
        .map(Word::text)
        .filter(asked -> asked.equals(question.id()) || asked.equals(question.name()))
        .isPresent();
  }
}
