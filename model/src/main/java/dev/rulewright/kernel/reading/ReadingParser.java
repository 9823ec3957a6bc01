package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.text.Word;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads the text form of a reading: the answer to each question, by name.
///
/// @param start where the text begins
record ReadingParser(Readings readings, Place start) {

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
    other.put(question.name(), Choice.of(question, new Word(answer, start)).answer());
    checkTogether(other, start, Map.of(question.name(), start));
    return other;
  }

  /// What is played by a profile: where an edition prints an answer that is not played, the
  /// standard one.
  private static Map<String, String> answers(Profile profile) {
    var answers = new LinkedHashMap<String, String>();
    for (Profile.Choice choice : profile.choices()) {
      Question question = choice.question();
      boolean played = question.answer(choice.answer().name()).isPresent();
      answers.put(question.name(), played ? choice.answer().name() : question.standard());
    }
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
    Choice choice = Choice.read(piece, readings.rulebook());
    if (answered.putIfAbsent(choice.question().name(), piece.place()) != null) {
      throw piece.part(0, piece.text().indexOf('=')).because("this question is already answered");
    }
    reading.put(choice.question().name(), choice.answer());
  }

  /// Refuses answers that do not go together, where the second of the two is given.
  private void checkTogether(
      Map<String, String> reading, Place profile, Map<String, Place> answered) {
    for (Contradiction pair : readings.contradictions()) {
      if (pair.one().isIn(reading) && pair.other().isIn(reading)) {
        Place one = answered.getOrDefault(pair.one().question().name(), profile);
        Place other = answered.getOrDefault(pair.other().question().name(), profile);
        var texts = List.of(pair.one().toString(), pair.other().toString());
        boolean inOrder = one.column() <= other.column();
        throw new Word(texts.get(inOrder ? 1 : 0), inOrder ? other : one)
            .because(
                "does not go together with %s: %s", texts.get(inOrder ? 0 : 1), pair.because());
      }
    }
  }
}
