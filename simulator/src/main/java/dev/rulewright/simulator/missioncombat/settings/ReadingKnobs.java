package dev.rulewright.simulator.missioncombat.settings;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The reading as a whole, `reading`, and the answer to each question, `reading.QUESTION` with the
/// identifier of the question.
final class ReadingKnobs {

  private static final String PREFIX = "reading.";

  private ReadingKnobs() {}

  static List<Setting> of(Reading now) {
    var settings = new ArrayList<Setting>();
    settings.add(
        new Setting(
            new Knob(
                "reading",
                new Domain.Text("a reading, such as printed-fr or A38=adjacent-only"),
                now.name(),
                "answers to the unclear questions; what is not named is as in the standard reading",
                "see the questions"),
            (setup, to) -> setup.with(Reading.parse(to.value(), to.valuePlace()))));
    for (Question question : Reading.questions()) {
      settings.add(question(question, now));
    }
    return settings;
  }

  private static Setting question(Question question, Reading now) {
    List<String> answers = question.answers().stream().map(Question.Answer::name).toList();
    return new Setting(
        new Knob(
            PREFIX + question.id(),
            new Domain.Words(answers),
            now.answerTo(question).name(),
            question.asks(),
            evidence(question)),
        (setup, to) -> {
          try {
            return setup.with(setup.reading().with(question.name(), to.value()));
          } catch (BadInput bad) {
            throw BadInput.at(to.valuePlace()).because(sentence(bad), bad);
          }
        });
  }

  /// What is wrong, without the place in a reading that nobody wrote.
  private static String sentence(BadInput bad) {
    Place nowhere = bad.place();
    return String.valueOf(bad.getMessage()).substring(nowhere.toString().length() + 2);
  }

  private static String evidence(Question question) {
    return switch (question.support()) {
      case DECIDED, LEANING ->
          "the German text: " + question.support().name().toLowerCase(Locale.ROOT);
      case OPEN, MOOT ->
          "assumed: the German text leaves it "
              + question.support().name().toLowerCase(Locale.ROOT);
    };
  }

  /// The key with the identifier of a question in the place of its name.
  static String withIdentifier(String key) {
    return Reading.questions().stream()
        .filter(question -> key.equals(PREFIX + question.name()))
        .findFirst()
        .map(question -> PREFIX + question.id())
        .orElse(key);
  }
}
