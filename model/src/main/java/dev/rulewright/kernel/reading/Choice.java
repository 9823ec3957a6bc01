package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.Name;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.Map;

/// An answer to a question, as people choose it: `road.optional=no`.
///
/// @param answer the name of the answer
public record Choice(Question question, String answer) {

  /// Reads a choice.
  ///
  /// @throws dev.rulewright.kernel.BadInput if there is no such question, or no such answer that is
  ///   played
  public static Choice read(Word piece, Rulebook rulebook) {
    int equals = piece.text().indexOf('=');
    if (equals < 0) {
      throw piece.expected("question=answer");
    }
    Word name = piece.part(0, equals);
    return of(rulebook.question(name.text(), name.place()), piece.from(equals + 1));
  }

  /// An answer that is given to a question.
  ///
  /// @throws dev.rulewright.kernel.BadInput if it has no such answer that is played
  static Choice of(Question question, Word answer) {
    question.unplayed().stream()
        .filter(each -> answer.is(each.answer().name()))
        .findFirst()
        .ifPresent(each -> {
          throw answer.found().because("this answer is not played: " + each.because());
        });
    List<String> known = question.answers().stream().map(Question.Answer::name).toList();
    return new Choice(question, answer.among(known, "an answer to " + question.name()));
  }

  /// A constant as an answer is named.
  static String nameOf(Enum<?> constant) {
    return Name.of(constant.name());
  }

  /// Whether a reading gives this answer.
  ///
  /// @param answers the name of the answer to each question, by the name of the question
  public boolean isIn(Map<String, String> answers) {
    return answer.equals(answers.get(question.name()));
  }

  /// As people choose it.
  @Override
  public String toString() {
    return question.name() + "=" + answer;
  }
}
