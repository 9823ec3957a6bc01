package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Reads the text form of a reading.
///
/// @param start where the text begins
record ReadingParser(Place start) {

  /// See [Reading#parse].
  Reading parse(String text) {
    var reading = Reading.standard();
    var answered = new HashSet<String>();
    int offset = 0;
    for (String piece : text.split(",", -1)) {
      if (offset == 0 && piece.indexOf('=') < 0) {
        checkName(piece);
      } else {
        reading = readAnswer(reading, piece, offset, answered);
      }
      offset += piece.length() + 1;
    }
    return reading;
  }

  private void checkName(String piece) {
    String name = piece.strip();
    if (!name.equals("standard")) {
      throw at(indent(piece)).unknown("a reading", name, List.of("standard"));
    }
  }

  private Reading readAnswer(Reading reading, String piece, int offset, Set<String> answered) {
    int questionAt = offset + indent(piece);
    int equals = piece.indexOf('=');
    if (equals < 0) {
      throw at(questionAt).found(piece.strip()).expected("question=answer");
    }
    String name = piece.substring(0, equals).strip();
    String answer = piece.substring(equals + 1);
    if (!answered.add(question(name, questionAt).name())) {
      throw at(questionAt).found(name).because("this question is already answered");
    }
    int answerAt = offset + equals + 1 + indent(answer);
    return answer(reading, name, questionAt, answer.strip(), answerAt);
  }

  /// A reading with another answer to one question.
  ///
  /// @param questionAt offset of the question's name from where the text begins
  /// @param answerAt offset of the answer's name
  Reading answer(Reading reading, String name, int questionAt, String answer, int answerAt) {
    var question = question(name, questionAt);
    var names = question.answers().stream().map(Question.Answer::name).toList();
    int index = names.indexOf(answer);
    if (index < 0) {
      throw at(answerAt).unknown("an answer to " + question.name(), answer, names);
    }
    if (!question.answers().get(index).playable()) {
      throw at(answerAt).found(answer).because("the model cannot play this answer yet");
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

  private BadInput.Report at(int offset) {
    return BadInput.at(new Place(start.source(), start.line(), start.column() + offset));
  }

  /// How many blanks a text begins with; 0 if there is nothing else in it.
  private static int indent(String text) {
    return text.isBlank() ? 0 : text.length() - text.stripLeading().length();
  }
}
