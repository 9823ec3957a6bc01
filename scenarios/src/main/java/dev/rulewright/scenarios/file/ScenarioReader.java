package dev.rulewright.scenarios.file;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.Yaml;
import dev.rulewright.kernel.yaml.YamlText;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Step;
import dev.rulewright.scenarios.Title;
import dev.rulewright.scenarios.Under;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads scenarios. What belongs to a game, such as names of areas or moves, is not looked at here;
/// it is read when the scenario is [opened][dev.rulewright.scenarios.Opening] and replayed.
public final class ScenarioReader {

  private static final List<String> KEYS =
      List.of(
          ("title game option clauses shows question reading source told-in cards given play expect"
                  + " under")
              .split(" "));

  static final String OPTIONS = "options of the game, such as 'teams: 2'";

  private static final String FIELDS = "fields of a position, such as 'ap: 3', or 'opening'";

  private ScenarioReader() {}

  /// Reads a scenario.
  ///
  /// @param text the content of the file
  /// @param file its name, for messages
  /// @throws BadInput if the text is no scenario; it names line and column
  public static Scenario read(String text, String file) {
    Keys keys = Keys.of(YamlText.read(text, file), "a scenario", KEYS);
    List<Word> clauses = clauses(keys);
    List<Step> play = keys.get("play").map(StepReader::list).orElse(List.of());
    List<Under> under = keys.get("under").map(new UnderReader(play)::read).orElse(List.of());
    refuseWhatReadingsExclude(keys);
    return new Scenario(
        file,
        Title.of(keys.require("title")),
        keys.phrase("game", "the name of a game"),
        keys.fields("option", OPTIONS),
        clauses,
        shows(keys, clauses),
        reading(keys, under),
        keys.phrase("source", "a text").map(Word::text),
        keys.fields("told-in", "editions, each with 'as here' or what contradicts its clauses"),
        keys.fields("cards", "cards, such as 'big: portalists elite 20, elite 10, oversized'"),
        start(keys),
        start(keys) == Scenario.Start.OPENING ? List.of() : keys.fields("given", FIELDS),
        keys.get("given").map(Yaml::place).orElse(keys.whole().place()),
        play,
        keys.fields("expect", "fields of a position, such as 'ap: 3'"),
        keys.phrase("question", "a question, such as A19"),
        under);
  }

  private static void refuseWhatReadingsExclude(Keys keys) {
    if (keys.has("question") && !keys.has("under")) {
      throw keys.require("question").report().because("'question' needs 'under', with its answers");
    }
    if (keys.has("under") && keys.has("expect")) {
      throw keys.require("expect")
          .report()
          .because("what is true at the end stands under each reading\nMaybe move it there.");
    }
    if (keys.has("under") && keys.has("reading") && !keys.has("question")) {
      throw keys.require("reading").report().because("the readings stand under 'under'");
    }
  }

  /// The reading that the scenario names; if it names several, the first.
  private static Word reading(Keys keys, List<Under> under) {
    return keys.phrase("reading", "a reading, such as 'standard'")
        .or(() -> under.stream().filter(_ -> !keys.has("question")).map(Under::name).findFirst())
        .orElse(new Word("standard", Place.of(keys.whole().file())));
  }

  private static Scenario.Start start(Keys keys) {
    boolean opening =
        keys.get("given")
            .filter(Yaml::isText)
            .filter(given -> given.phrase(FIELDS).text().equals("opening"))
            .isPresent();
    return opening ? Scenario.Start.OPENING : Scenario.Start.GIVEN;
  }

  private static List<Word> clauses(Keys keys) {
    List<Word> clauses = keys.require("clauses").phrases("clause");
    Set<String> seen = new HashSet<>();
    for (Word clause : clauses) {
      if (!seen.add(clause.text())) {
        throw clause.because("this clause stands here already");
      }
    }
    if (clauses.isEmpty() && !keys.has("shows")) {
      throw keys.require("clauses").report().expected("at least one clause");
    }
    return clauses;
  }

  private static List<Field> shows(Keys keys, List<Word> clauses) {
    List<Field> shows = keys.fields("shows", "clauses, each with how the play shows it");
    for (Field show : shows) {
      if (clauses.stream().anyMatch(clause -> clause.text().equals(show.key()))) {
        throw Word.key(show).because("this clause stands under 'clauses' already");
      }
    }
    return shows;
  }

  /// The keys of a scenario, for the check of the JSON schema.
  public static Map<String, List<String>> keysOfAScenarioAndItsSteps() {
    return Map.of("scenario", KEYS, "step", StepReader.keys(), "under", UnderReader.keys());
  }
}
