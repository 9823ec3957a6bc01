package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Wording;
import java.util.List;
import java.util.Optional;

/// A reading that has a name: the standard reading, or what one edition prints.
///
/// Where the wording of an edition says nothing or contradicts itself, its profile borrows the
/// answer of the standard reading, because a game can only be played with an answer to every
/// question.
///
/// @param name the name under which it is chosen, such as `printed-fr`
/// @param edition the edition that it follows; empty for the standard reading
/// @param choices the answer to every question and where it comes from, in the order of the
///   identifiers
public record Profile(String name, Optional<String> edition, List<Choice> choices) {

  /// The name of the standard reading.
  public static final String STANDARD = "standard";

  /// The standard reading, or what an edition prints.
  static Profile of(Optional<String> edition, List<Question> questions) {
    return new Profile(
        edition.map(each -> "printed-" + each).orElse(STANDARD),
        edition,
        questions.stream()
            .map(question ->
                new Choice(
                    question,
                    edition
                        .flatMap(question::printedIn)
                        .or(() -> question.answer(question.standard()))
                        .orElseThrow(),
                    edition.map(question::wordingIn)))
            .toList());
  }

  /// What the wording of the edition makes of a question; empty for the standard reading.
  public Optional<Wording> wording(Question question) {
    return edition.map(question::wordingIn);
  }

  /// The answer of a profile to one question.
  ///
  /// @param wording what the wording of its edition makes of the question; unless that is an
  ///   answer, the standard reading gives it. Empty for the standard reading
  public record Choice(Question question, Question.Answer answer, Optional<Wording> wording) {}
}
