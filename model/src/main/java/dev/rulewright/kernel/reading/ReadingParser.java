package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.text.Word;
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
    List<Word> pieces = new Word(text, start).pieces(',');
    Word first = pieces.getFirst();
    boolean isProfile = first.text().indexOf('=') < 0;
    var reading = answers(isProfile ? profile(first) : readings.profiles().getFirst());
    var answered = new HashMap<String, Place>();
    for (Word piece : isProfile ? pieces.subList(1, pieces.size()) : pieces) {
      readAnswer(reading, piece, answered);
    }
    checkTogether(reading, isProfile ? first.place() : start, answered);
    return reading;
  }

  /// See [Readings#with].
  Map<String, String> with(Map<String, String> reading, String name, String answer) {
    var other = new LinkedHashMap<>(reading);
    Question question = readings.question(name, start);
    answer(other, question, new Word(answer, start));
    checkTogether(other, start, Map.of(question.name(), start));
    return other;
  }

  private static Map<String, String> answers(Profile profile) {
    var answers = new LinkedHashMap<String, String>();
    profile
        .choices()
        .forEach(choice -> answers.put(choice.question().name(), choice.answer().name()));
    return answers;
  }

  private Profile profile(Word name) {
    return readings
        .profile(name.text())
        .orElseThrow(() ->
            name.unknown(readings.profiles().stream().map(Profile::name).toList(), "a reading"));
  }

  /// @param answered where each question is answered so far
  private void readAnswer(Map<String, String> reading, Word piece, Map<String, Place> answered) {
    int equals = piece.text().indexOf('=');
    if (equals < 0) {
      throw piece.expected("question=answer");
    }
    Word name = piece.part(0, equals);
    Question question = readings.question(name.text(), name.place());
    if (answered.putIfAbsent(question.name(), name.place()) != null) {
      throw name.because("this question is already answered");
    }
    answer(reading, question, piece.from(equals + 1));
  }

  private static void answer(Map<String, String> reading, Question question, Word answer) {
    question.unplayed().stream()
        .filter(each -> answer.is(each.answer().name()))
        .findFirst()
        .ifPresent(each -> {
          throw answer.found().because("this answer is not played: " + each.because());
        });
    if (question.answer(answer.text()).isEmpty()) {
      throw answer.unknown(Catalogue.names(question), "an answer to " + question.name());
    }
    reading.put(question.name(), answer.text());
  }

  /// Refuses answers that do not go together, where the second of the two is given.
  private void checkTogether(
      Map<String, String> reading, Place profile, Map<String, Place> answered) {
    Set<Enum<?>> constants = readings.constants(reading);
    for (Contradiction pair : readings.contradictions()) {
      if (constants.contains(pair.one()) && constants.contains(pair.other())) {
        Place one = answered.getOrDefault(readings.questionOf(pair.one()).name(), profile);
        Place other = answered.getOrDefault(readings.questionOf(pair.other()).name(), profile);
        var texts = List.of(readings.text(pair.one()), readings.text(pair.other()));
        boolean inOrder = one.column() <= other.column();
        throw new Word(texts.get(inOrder ? 1 : 0), inOrder ? other : one)
            .because(
                "does not go together with %s: %s", texts.get(inOrder ? 0 : 1), pair.because());
      }
    }
  }
}
