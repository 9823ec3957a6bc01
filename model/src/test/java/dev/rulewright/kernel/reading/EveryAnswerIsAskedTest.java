package dev.rulewright.kernel.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.pocketmodel.rules.PocketModel;
import dev.rulewright.starquest.rules.StarQuest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What a game asks of a reading, and what `answers.csv` answers, are the same. Found in the text
/// of the rules: every answer of a question is asked there but one, which goes without saying.
class EveryAnswerIsAskedTest {

  private static final Pattern SAYS = Pattern.compile("\\bsays\\(\\s*\"([^\"]*)\"");
  private static final Pattern ANSWER = Pattern.compile("\\banswer\\(\\s*\"([^\"]*)\"");

  static Stream<Arguments> games() {
    return Stream.of(
        Arguments.of("airsoftsquads", AirsoftSquads.READINGS),
        Arguments.of("invaders", Invaders.READINGS),
        Arguments.of("missioncombat", MissionCombat.READINGS),
        Arguments.of("pocketmodel", PocketModel.READINGS),
        Arguments.of("starquest", StarQuest.READINGS));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theRulesAskEveryAnswerButOne(String game, Readings readings) throws IOException {
    String rules = rules(game);
    Set<String> said = found(SAYS, rules);
    Set<String> questions = found(ANSWER, rules);
    var unasked = new TreeSet<String>();
    for (Question question : readings.questions()) {
      long open =
          question.answers().stream()
              .filter(answer -> !said.contains(question.name() + "=" + answer.name()))
              .count();
      if (open > 1 && !questions.contains(question.name())) {
        unasked.add(question.name());
      }
    }
    assertThat(unasked).isEmpty();
  }

  /// Also where an edition prints an answer that is not played, as *PocketModel*'s does on P40.
  @ParameterizedTest
  @MethodSource("games")
  void everyProfileGivesAnswersThatArePlayed(String game, Readings readings) {
    for (Profile profile : readings.profiles()) {
      Reading reading = readings.parse(profile.name(), Place.of("profile"));
      for (Question question : readings.questions()) {
        assertThat(question.answers())
            .as("%s %s %s", game, profile.name(), question.name())
            .contains(reading.answerTo(question));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatTheRulesAskIsAnswered(String game, Readings readings) throws IOException {
    String rules = rules(game);
    Reading standard = readings.standard();
    var known =
        readings.questions().stream()
            .flatMap(question ->
                question.answers().stream().map(each -> question.name() + "=" + each.name()))
            .collect(Collectors.toSet());
    assertThat(known).containsAll(found(SAYS, rules));
    assertThat(standard.answers().keySet()).containsAll(found(ANSWER, rules));
  }

  private static String rules(String game) throws IOException {
    try (var files = Files.walk(Path.of("src/main/java/dev/rulewright", game))) {
      var text = new StringBuilder();
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        text.append(Files.readString(file));
      }
      return text.toString();
    }
  }

  private static Set<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1)).collect(Collectors.toSet());
  }
}
