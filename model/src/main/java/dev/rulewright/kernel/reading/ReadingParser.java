package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads the text form of a reading: the answer to each question, by name.
///
/// @param start where the text begins
record ReadingParser(Readings<?> readings, Place start) {

  /// See [Readings#parse].
  Map<String, String> parse(String text) {
    var reading = answers(readings.profiles().getFirst());
    var answered = new HashMap<String, Integer>();
    int profileAt = 0;
    int offset = 0;
    for (String piece : text.split(",", -1)) {
      if (offset == 0 && piece.indexOf('=') < 0) {
        profileAt = indent(piece);
        reading = answers(profile(piece.strip(), profileAt));
      } else {
        readAnswer(reading, piece, offset, answered);
      }
      offset += piece.length() + 1;
    }
    checkTogether(reading, profileAt, answered);
    return reading;
  }

  /// See [Readings#with].
  Map<String, String> with(Map<String, String> reading, String name, String answer) {
    var other = new LinkedHashMap<>(reading);
    answer(other, question(name, 0), answer, 0);
    checkTogether(other, 0, Map.of(question(name, 0).name(), 0));
    return other;
  }

  private static Map<String, String> answers(Profile profile) {
    var answers = new LinkedHashMap<String, String>();
    profile
        .choices()
        .forEach(choice -> answers.put(choice.question().name(), choice.answer().name()));
    return answers;
  }

  private Profile profile(String name, int offset) {
    return readings
        .profile(name)
        .orElseThrow(() ->
            at(offset)
                .unknown(
                    "a reading", name, readings.profiles().stream().map(Profile::name).toList()));
  }

  /// @param answered where each question is answered so far, as an offset from where the text
  ///   begins
  private void readAnswer(
      Map<String, String> reading, String piece, int offset, Map<String, Integer> answered) {
    int questionAt = offset + indent(piece);
    int equals = piece.indexOf('=');
    if (equals < 0) {
      throw at(questionAt).found(piece.strip()).expected("question=answer");
    }
    String name = piece.substring(0, equals).strip();
    String answer = piece.substring(equals + 1);
    Question question = question(name, questionAt);
    if (answered.putIfAbsent(question.name(), questionAt) != null) {
      throw at(questionAt).found(name).because("this question is already answered");
    }
    answer(reading, question, answer.strip(), offset + equals + 1 + indent(answer));
  }

  private void answer(Map<String, String> reading, Question question, String answer, int answerAt) {
    question.unplayed().stream()
        .filter(each -> each.answer().name().equals(answer))
        .findFirst()
        .ifPresent(each -> {
          throw at(answerAt).found(answer).because("this answer is not played: " + each.because());
        });
    if (question.answer(answer).isEmpty()) {
      throw at(answerAt)
          .unknown("an answer to " + question.name(), answer, Catalogue.names(question));
    }
    reading.put(question.name(), answer);
  }

  private Question question(String name, int offset) {
    return readings.question(name, start.after(offset));
  }

  /// Refuses answers that do not go together, where the second of the two is given.
  private void checkTogether(
      Map<String, String> reading, int profileAt, Map<String, Integer> answered) {
    Set<Enum<?>> constants = readings.constants(reading);
    for (Contradiction pair : readings.contradictions()) {
      if (constants.contains(pair.one()) && constants.contains(pair.other())) {
        int oneAt = answered.getOrDefault(readings.questionOf(pair.one()).name(), profileAt);
        int otherAt = answered.getOrDefault(readings.questionOf(pair.other()).name(), profileAt);
        var texts = List.of(readings.text(pair.one()), readings.text(pair.other()));
        boolean inOrder = oneAt <= otherAt;
        throw at(Math.max(oneAt, otherAt))
            .found(texts.get(inOrder ? 1 : 0))
            .because(
                "does not go together with %s: %s", texts.get(inOrder ? 0 : 1), pair.because());
      }
    }
  }

  private BadInput.Report at(int offset) {
    return BadInput.at(start.after(offset));
  }

  /// How many blanks a text begins with; 0 if there is nothing else in it.
  private static int indent(String text) {
    return text.isBlank() ? 0 : text.length() - text.stripLeading().length();
  }
}
