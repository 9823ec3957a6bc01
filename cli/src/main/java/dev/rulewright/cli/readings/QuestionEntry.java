package dev.rulewright.cli.readings;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.NamedReading;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A question that the rulebook leaves open, as it is told. Also its form in JSON.
///
/// @param id such as `A38`
/// @param name the name under which it is answered, such as `road.requires-adjacent`
/// @param asks the question
/// @param answers every answer that can be played
/// @param unplayed the other answers
/// @param support how far the original supports the standard answer: `decided`, `leaning`, `open`
///   or `moot`
/// @param because why the standard reading answers as it does
/// @param clauses the identifiers of the clauses that raise it
/// @param editions what each edition says, the original first
record QuestionEntry(
    String id,
    String name,
    String asks,
    List<Answer> answers,
    List<Unplayed> unplayed,
    String support,
    String because,
    List<String> clauses,
    List<Wording> editions) {

  /// An answer.
  ///
  /// @param name the name under which it is chosen
  /// @param says what the rules say then
  /// @param editions the editions whose wording says so
  /// @param standard whether the standard reading takes it
  /// @param chosen whether the reading at hand takes it
  record Answer(
      String name, String says, List<String> editions, boolean standard, boolean chosen) {}

  /// An answer that is not played.
  ///
  /// @param because the reason
  record Unplayed(String name, String says, List<String> editions, String because) {}

  /// What an edition says.
  ///
  /// @param edition such as `fr`
  /// @param wording `printed`, `silent` or `contradictory`
  /// @param answer the name of the answer that it prints, or null if it leaves the question open
  /// @param passages where it speaks of the question; empty if it prints none of the clauses
  record Wording(String edition, String wording, @Nullable String answer, List<Passage> passages) {}

  /// Lines of an edition, counted from 1, the last one inclusive.
  record Passage(int firstLine, int lastLine) {

    @Override
    public String toString() {
      return firstLine == lastLine ? "" + firstLine : firstLine + " to " + lastLine;
    }
  }

  /// @param reading the reading at hand
  /// @param editions the editions of the rulebook
  static QuestionEntry of(Question question, NamedReading reading, List<String> editions) {
    String chosen = reading.answers().get(question.name());
    return new QuestionEntry(
        question.id(),
        question.name(),
        question.asks(),
        question.answers().stream()
            .map(answer ->
                new Answer(
                    answer.name(),
                    answer.sentence(),
                    answer.editions(),
                    answer.name().equals(question.standard()),
                    answer.name().equals(chosen)))
            .toList(),
        question.unplayed().stream()
            .map(each ->
                new Unplayed(
                    each.answer().name(),
                    each.answer().sentence(),
                    each.answer().editions(),
                    each.because()))
            .toList(),
        question.support().name().toLowerCase(Locale.ROOT),
        question.argument(),
        question.clauses().stream().<String>map(Clause::id).toList(),
        editions.stream().map(each -> wording(question, each)).toList());
  }

  private static Wording wording(Question question, String edition) {
    return new Wording(
        edition,
        QuestionTable.name(question.wordingIn(edition)),
        question.printedIn(edition).map(Question.Answer::name).orElse(null),
        question.speaksOfIn(edition).stream()
            .map(lines -> new Passage(lines.firstLine(), lines.lastLine()))
            .toList());
  }

  /// The standard answer.
  Answer standard() {
    return answers.stream().filter(Answer::standard).findFirst().orElseThrow();
  }

  /// What an edition says.
  Wording in(String edition) {
    return editions.stream()
        .filter(each -> each.edition().equals(edition))
        .findFirst()
        .orElseThrow();
  }
}
