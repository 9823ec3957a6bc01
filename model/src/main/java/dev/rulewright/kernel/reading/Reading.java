package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.text.Word;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// An answer to every question that a rulebook leaves open. Rules ask where they are made, once,
/// and keep what is said in fields.
///
/// Two readings of a rulebook are the same if their answers are.
public final class Reading {

  private static final Place RULES = Place.of("rules");

  private final Rulebook rulebook;
  private final String name;
  private final Map<String, String> answers;

  Reading(Rulebook rulebook, String name, Map<String, String> answers) {
    this.rulebook = rulebook;
    this.name = name;
    this.answers = Collections.unmodifiableMap(new LinkedHashMap<>(answers));
  }

  /// Whether a question is answered so.
  ///
  /// @param choice as people choose it, such as `road.optional=no`
  /// @throws BadInput if there is no such question, or no such answer that is played
  public boolean says(String choice) {
    return Choice.read(new Word(choice, RULES), rulebook).isIn(answers);
  }

  /// The name of the answer to a question.
  ///
  /// @param question its name or identifier
  /// @throws BadInput if there is no such question
  public String answer(String question) {
    return answerTo(rulebook.question(question, RULES)).name();
  }

  /// The answer to a question, as one of the constants of an enum.
  ///
  /// @param question its name or identifier
  /// @param constants of each answer that is played the constant that is named alike:
  ///   `ONE_TIME_EVENT` for `one-time-event`
  /// @throws BadInput if there is no such question, or a constant is none of its answers
  /// @throws IllegalArgumentException if a constant is missing
  public <A extends Enum<A>> A answer(String question, A[] constants) {
    Question asked = rulebook.question(question, RULES);
    List<String> names = Arrays.stream(constants).map(Choice::nameOf).toList();
    names.forEach(each -> Choice.of(asked, new Word(each, RULES)));
    for (Question.Answer answer : asked.answers()) {
      if (!names.contains(answer.name())) {
        throw new IllegalArgumentException(
            "no constant for " + asked.name() + "=" + answer.name() + " among " + names);
      }
    }
    return constants[names.indexOf(answer(question))];
  }

  // ---- For people ----

  /// The shortest text that [Readings#parse] reads as this reading, such as
  /// `printed-fr,road.optional=no`.
  public String name() {
    return name;
  }

  /// The name of the answer to each question, by the name of the question, in the order of the
  /// file.
  public Map<String, String> answers() {
    return answers;
  }

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

  @Override
  public boolean equals(Object other) {
    return other instanceof Reading reading && answers.equals(reading.answers);
  }

  @Override
  public int hashCode() {
    return answers.hashCode();
  }

  /// The name.
  @Override
  public String toString() {
    return name;
  }
}
