package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/// Reads the text form of a reading.
///
/// @param start where the text begins
record ReadingParser(Place start) {

  /// See [Reading#parse].
  Reading parse(String text) {
    var reading = Reading.standard();
    var answered = new HashMap<String, Integer>();
    int profileAt = 0;
    int offset = 0;
    for (String piece : text.split(",", -1)) {
      if (offset == 0 && piece.indexOf('=') < 0) {
        profileAt = indent(piece);
        reading = profile(piece.strip(), profileAt).reading();
      } else {
        reading = readAnswer(reading, piece, offset, answered);
      }
      offset += piece.length() + 1;
    }
    checkTogether(reading, profileAt, answered);
    return reading;
  }

  /// See [Reading#with].
  Reading with(Reading reading, String name, String answer) {
    var other = answer(reading, name, 0, answer, 0);
    checkTogether(other, 0, Map.of(question(name, 0).name(), 0));
    return other;
  }

  private Profile profile(String name, int offset) {
    return Profile.named(name)
        .orElseThrow(() -> at(offset).unknown("a reading", name, Profile.names()));
  }

  /// @param answered where each question is answered so far, as an offset from where the text
  ///   begins
  private Reading readAnswer(
      Reading reading, String piece, int offset, Map<String, Integer> answered) {
    int questionAt = offset + indent(piece);
    int equals = piece.indexOf('=');
    if (equals < 0) {
      throw at(questionAt).found(piece.strip()).expected("question=answer");
    }
    String name = piece.substring(0, equals).strip();
    String answer = piece.substring(equals + 1);
    if (answered.putIfAbsent(question(name, questionAt).name(), questionAt) != null) {
      throw at(questionAt).found(name).because("this question is already answered");
    }
    int answerAt = offset + equals + 1 + indent(answer);
    return answer(reading, name, questionAt, answer.strip(), answerAt);
  }

  private Reading answer(
      Reading reading, String name, int questionAt, String answer, int answerAt) {
    var question = question(name, questionAt);
    var names = question.answers().stream().map(Question.Answer::name).toList();
    int index = names.indexOf(answer);
    if (index < 0) {
      throw at(answerAt).unknown("an answer to " + question.name(), answer, names);
    }
    return Catalogue.with(reading, question, index);
  }

  private Question question(String name, int offset) {
    return Reading.questions().stream()
        .filter(q -> q.name().equals(name) || q.id().equals(name))
        .findFirst()
        .orElseThrow(() ->
            at(offset)
                .unknown(
                    "a question",
                    name,
                    Reading.questions().stream()
                        .flatMap(q -> Stream.of(q.name(), q.id()))
                        .toList()));
  }

  /// Refuses answers that do not go together, where the second of the two is given.
  private void checkTogether(Reading reading, int profileAt, Map<String, Integer> answered) {
    Contradictions.in(Catalogue.constantsOf(reading))
        .ifPresent(pair -> {
          int oneAt = answered.getOrDefault(Catalogue.questionOf(pair.one()).name(), profileAt);
          int otherAt = answered.getOrDefault(Catalogue.questionOf(pair.other()).name(), profileAt);
          boolean inOrder = oneAt <= otherAt;
          throw at(Math.max(oneAt, otherAt))
              .found(Catalogue.text(inOrder ? pair.other() : pair.one()))
              .because(
                  "does not go together with %s: %s"
                      .formatted(
                          Catalogue.text(inOrder ? pair.one() : pair.other()), pair.because()));
        });
  }

  private BadInput.Report at(int offset) {
    return BadInput.at(start.after(offset));
  }

  /// How many blanks a text begins with; 0 if there is nothing else in it.
  private static int indent(String text) {
    return text.isBlank() ? 0 : text.length() - text.stripLeading().length();
  }
}
