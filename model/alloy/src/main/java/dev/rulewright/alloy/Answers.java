package dev.rulewright.alloy;

import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The answers to unclear clauses that the twin mirrors, and its names for them: `road.optional=no`
/// is `RoadOptionalNo`.
final class Answers {

  private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w+");

  /// The names of the answers that the twin knows.
  static final Set<String> MIRRORED = mirrored();

  private Answers() {}

  /// The words of the module of the readings that may be answers.
  private static Set<String> mirrored() {
    String text = Chapters.texts().getOrDefault("reading.als", "");
    int begin = text.indexOf("one sig\n");
    return NAME.matcher(text.substring(begin).replaceAll("--.*", ""))
        .results()
        .map(match -> match.group())
        .collect(Collectors.toUnmodifiableSet());
  }

  /// The answers of a reading that the twin knows.
  static List<String> of(Reading reading) {
    return MissionCombat.READINGS.questions().stream()
        .map(question -> name(question, reading.answerTo(question)))
        .filter(MIRRORED::contains)
        .toList();
  }

  /// What the reading answers otherwise than the twin can, such as `bunker.bonus-scope=marines`;
  /// empty if the twin mirrors the reading.
  static List<String> notMirrored(Reading reading) {
    var missing = new ArrayList<String>();
    for (Question question : MissionCombat.READINGS.questions()) {
      Question.Answer answer = reading.answerTo(question);
      if (!answer.name().equals(question.standard())
          && !MIRRORED.contains(name(question, answer))) {
        missing.add(question.name() + "=" + answer.name());
      }
    }
    return missing;
  }

  static String name(Question question, Question.Answer answer) {
    return Stream.of((question.name() + "-" + answer.name()).split("[.-]", -1))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }
}
