package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.simulator.setting.Domain;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The reading as a whole, `reading`, and the answer to each question, `reading.QUESTION` with the
/// identifier of the question.
final class ReadingKnobs {

  static final String STANDARD = "standard";

  private static final String PREFIX = "reading.";

  private ReadingKnobs() {}

  static <P, M> List<Setting<P, M>> of(List<Question> questions) {
    var settings = new ArrayList<Setting<P, M>>();
    settings.add(
        new Setting<>(
            new Knob(
                "reading",
                new Domain.Text("a reading, such as printed-fr or A38=adjacent-only"),
                STANDARD,
                "answers to the unclear questions; what is not named is as in the standard reading",
                "see the questions"),
            (setup, to) ->
                setup.withReading(setup.box().game(to.value(), to.valuePlace()).reading())));
    for (Question question : questions) {
      settings.add(
          new Setting<>(
              new Knob(
                  PREFIX + question.id(),
                  new Domain.Words(question.answers().stream().map(Question.Answer::name).toList()),
                  question.standard(),
                  question.asks(),
                  evidence(question)),
              (setup, to) -> answered(setup, question, to)));
    }
    return settings;
  }

  private static <P, M> Setup<P, M> answered(Setup<P, M> setup, Question question, Field to) {
    Readings readings = setup.box().readings();
    Reading before = readings.parse(setup.reading(), to.valuePlace());
    try {
      return setup.withReading(readings.with(before, question.name(), to.value()).name());
    } catch (BadInput bad) {
      throw BadInput.at(to.valuePlace()).because(bad.sentence(), bad);
    }
  }

  private static String evidence(Question question) {
    String support = question.support().name().toLowerCase(Locale.ROOT);
    return switch (question.support()) {
      case DECIDED, LEANING -> "the original text: " + support;
      case OPEN, MOOT -> "assumed: the original text leaves it " + support;
    };
  }

  /// The key with the identifier of a question in the place of its name.
  static String withIdentifier(String key, List<Question> questions) {
    return questions.stream()
        .filter(question -> key.equals(PREFIX + question.name()))
        .findFirst()
        .map(question -> PREFIX + question.id())
        .orElse(key);
  }
}
