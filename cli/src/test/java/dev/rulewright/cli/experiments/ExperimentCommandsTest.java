package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExperimentCommandsTest {

  @TempDir private Path folder;

  private static String[] random(String... arguments) {
    var all = new java.util.ArrayList<>(java.util.List.of(arguments));
    all.add("--agents=random");
    all.add("--turn-limit=30");
    return all.toArray(String[]::new);
  }

  @Test
  void twoSettingsAreComparedOnTheSameGames() throws IOException {
    var called =
        Called.ofMission(
            random("compare", "--b=numbers.turn-ap=6", "--games=20", "--out=" + folder));
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .startsWith("Is the score of marines other under b (")
        .containsPattern(
            "The score of marines is (higher|lower|not shown to be other) under b than under a:"
                + " [-+][0-9.]+ points\\s+\\(95 %\\s+interval [-+][0-9.]+ to")
        .contains("\nAssumed, not from the rulebook:\n");
    assertThat(folder)
        .isDirectoryContaining("glob:**/arms.csv")
        .isDirectoryContaining("glob:**/difference-columns.csv");
    JsonNode verdict =
        new ObjectMapper().readTree(Files.readString(folder.resolve("verdict.json")));
    assertThat(verdict.path("tables").path("scores")).hasSize(2);
    assertThat(verdict.path("base").path("agents.marines").textValue()).isEqualTo("random");
    assertThat(verdict.path("identity").path("cards").textValue()).matches("[0-9a-f]{16}");
  }

  @Test
  void whatIsTheSameGameUnderAnotherReadingIsCompared() {
    var called =
        Called.ofMission(
            random(
                "compare", "--reading=printed-de", "--b=reading.A47=weakest-first", "--games=4"));
    assertThat(called.err()).doesNotContain("the same game");
  }

  @Test
  void numbersAreNumbersInJson() throws IOException {
    var called =
        Called.ofMission(random("compare", "--b=numbers.turn-ap=5", "--games=20", "--json"));
    JsonNode tables = new ObjectMapper().readTree(called.out()).path("tables");
    assertThat(tables.path("difference").get(0).path("differing").isIntegralNumber()).isTrue();
    assertThat(tables.path("scores").get(0).path("score").isNumber()).isTrue();
    assertThat(tables.path("scores").get(0).path("arm").isTextual()).isTrue();
  }

  @Test
  void theIdentitySaysTheTurnLimitThatWasPlayed() throws IOException {
    var called =
        Called.ofMission(random("compare", "--b=numbers.turn-ap=5", "--games=4", "--json"));
    JsonNode identity = new ObjectMapper().readTree(called.out()).path("identity");
    assertThat(identity.path("numbers").textValue()).contains("turn-limit=30");
  }

  @Test
  void whatAnOptionIsWorthIsTheScoreLostWithoutIt() throws IOException {
    String[] setting =
        random("compare", "--b=without.marines=event,first-attack", "--games=200", "--json");
    JsonNode answer = new ObjectMapper().readTree(Called.ofMission(setting).out());
    JsonNode arms = answer.path("tables").path("scores");
    assertThat(arms.get(1).path("changes").textValue())
        .isEqualTo("without.marines=event,first-attack");
    var option =
        Called.ofMission(
            random(
                "compare",
                "--without=marines:event,marines:first-attack",
                "--b=numbers.turn-ap=5",
                "--games=200",
                "--json"));
    JsonNode both = new ObjectMapper().readTree(option.out()).path("tables").path("scores");
    assertThat(both.get(0).path("score")).isEqualTo(arms.get(1).path("score"));
    assertThat(answer.path("tables").path("difference").get(0).path("differing").intValue())
        .isPositive();
  }

  @Test
  void findingsAreTheSameOnAnyNumberOfThreads() {
    String[] one =
        random("sweep", "--vary=numbers.turn-ap=3..5", "--games=12", "--json", "--threads=1");
    String[] four =
        random("sweep", "--vary=numbers.turn-ap=3..5", "--games=12", "--json", "--threads=4");
    assertThat(Called.ofMission(one).out())
        .contains("responses")
        .isEqualTo(Called.ofMission(four).out());
  }

  @Test
  void numbersAreWrittenAlikeInEveryLanguage() {
    Locale before = Locale.getDefault();
    try {
      String[] tuning =
          random("tune", "--tune=numbers.turn-ap", "--games=20", "--budget=60", "--fresh=4");
      String here = Called.ofMission(tuning).out();
      Locale.setDefault(Locale.GERMANY);
      assertThat(Called.ofMission(tuning).out())
          .isEqualTo(here)
          .containsPattern("[0-9]\\.[0-9] turns");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aSequentialTestSaysItsRuleFirst() {
    var called =
        Called.ofMission(
            random("compare", "--b=numbers.turn-ap=6", "--games=40", "--sprt=0,20", "--look=5"));
    assertThat(called.out())
        .containsSubsequence(
            "Sequential test in one direction: H0 a difference of 0 points or less",
            "5 pairs: log-likelihood ratio",
            "under b than under a: ",
            "adjusted for stopping",
            "Plain estimate");
  }

  /// Two pairs are too few for any decision; they were once too few for an estimate.
  @Test
  void aSequentialTestOfTwoPairsHasAnEstimateToo() {
    var called =
        Called.ofMission(random("compare", "--b=numbers.turn-ap=5", "--games=4", "--sprt=0,5"));
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out()).contains("Undecided at the cap between H0", "adjusted for stopping");
  }

  @Test
  void aStudyAnswersAllItsQuestions() {
    String[] study = {
      "study",
      "--strength=random/20,greedy/20",
      "--worker=random",
      "--number=numbers.turn-ap",
      "--number=cards.hellfire.*",
      "--screening=20",
      "--tuning=20",
      "--budget=100",
      "--fresh=20",
      "--turn-limit=30",
      "--out=" + folder
    };
    var called = Called.ofMission(study);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .contains(
            "Is it even?",
            "What is beginning worth?",
            "Which numbers matter most?",
            "What makes it even?",
            "Does stronger play agree?",
            "played by greedy, the score of marines is");
    assertThat(folder)
        .isDirectoryContaining("glob:**/balance.csv")
        .isDirectoryContaining("glob:**/balance-tuned-columns.csv");
  }

  @Test
  void aScreeningRanksWhatIsVaried() throws IOException {
    var called =
        Called.ofMission(
            random(
                "sweep",
                "--screen",
                "--vary=numbers.turn-ap",
                "--vary=numbers.bunker-bonus",
                "--vary=adjacency.hq.bunker-west",
                "--games=4",
                "--json"));
    JsonNode effects = new ObjectMapper().readTree(called.out()).path("tables").path("effects");
    assertThat(effects).hasSize(3);
    assertThat(effects.findValuesAsText("values")).contains("3 to 5", "0 to 20", "yes to no");
  }

  @Test
  void numbersAreTuned() throws IOException {
    var called =
        Called.ofMission(
            random(
                "tune",
                "--tune=numbers.turn-ap=2..6",
                "--games=10",
                "--budget=50",
                "--fresh=10",
                "--json"));
    assertThat(called.code()).as(called.err()).isZero();
    JsonNode tables = new ObjectMapper().readTree(called.out()).path("tables");
    assertThat(tables.path("search").size()).isBetween(1, 5);
    assertThat(tables.path("tuned").get(0).path("what").textValue()).isEqualTo("best");
  }

  @Test
  void everythingThatCanBeSetIsListed() {
    assertThat(Called.ofMission("knobs", "numbers.turn-ap").out())
        .isEqualTo(
            """
            numbers.turn-ap  4; a whole number of AP from 1 to 12
                             AP of every other turn
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          compare --b=numbers.turn-ip=4          | --b: 'numbers.turn-ip': expected the name of a setting
          compare --b=numbers.turn-ap=99         | --b:17: '99': expected a whole number of AP from 1 to 12
          compare --b=agents=gredy               | --b:8: 'gredy': expected the name of an agent
          compare --b=turn-ap                    | --b: 'turn-ap': expected key=value
          compare --b=without.marines=hellfir    | --b:17: 'hellfir': expected the name of something that the marines can do without
          compare --b=numbers.turn-ap=5 --without=marines:hellfir | --without:9: 'hellfir': expected the name of something
          compare --b=numbers.turn-ap=5 --without=marine:event | --without: 'marine': expected the name of a player
          compare --set=numbers.turn-ap=5 --b=numbers.turn-ap=4 | --b: 'numbers.turn-ap': this is set already, to 5
          compare --b=numbers.turn-ap=5 --sprt=5 | --sprt: '5': expected two numbers
          compare --b=numbers.turn-ap=5 --sprt-nelo=9,5 | --sprt-nelo: '9,5': expected two numbers from -2,000 to 2,000 that rise
          compare --b=numbers.turn-ap=5 --alpha=0.01 | --alpha, --beta, --look: these go with --sprt
          compare --b=numbers.turn-ap=4 | --a, --b: both arms are the same game
          compare --a=reading.A38=adjacent-only --b=reading.A38=adjacent-only | --a, --b: both arms are the same game
          sweep --vary=numbers.turn-ap=2..6/3 | --vary:17: '2..6/3': expected a range whose steps of 3 reach its end, as 2..5/3 does
          compare --b=numbers.turn-ap=5 --games=7 | --games: expected an even number from 4, found 7
          sweep --vary=cards.hellfire.damage=15,20 | --vary:23: '15': expected a whole number of points
          sweep --vary=numbers.turn-ap=5         | --vary:17: '5': expected two or more different values
          sweep --vary=agents                    | --vary: 'agents': expected values
          sweep --screen --vary=numbers.turn-ap=1..5 | --screen: expected at most 199 settings of two values each
          sweep --screen --vary=cards.*.copies=0,3 | the marines would have 0 unit cards, expected at least 5 to place
          tune --tune=adjacency.hq.bunker-west   | --tune: 'adjacency.hq.bunker-west': expected a setting that is a number
          study --strength=greedy                | --strength: 'greedy': expected an agent and an even number of games
          study --strength=gredy/20              | --strength: 'gredy': expected the name of an agent
          study --worker=gredy                   | --worker: 'gredy': expected the name of an agent
          study --number=cards.*.damag           | --number: 'cards.*.damag': expected a setting
          study --number=cards.*.type            | --number: 'cards.stealth-special-force.type': expected a setting that is a number
          study --set=agents=random              | --set agents: who plays is said by --strength and --worker
          study --set=numbers.turn-ap=5 --number=numbers.turn-ap | --number: 'numbers.turn-ap': this is named twice, or set as well
          study --tuned=6                        | --tuned: expected a number from 1 to 5, found 6
          study --reach=0                        | --reach: expected a number from 1, found 0
          sweep --vary=numbers.turn-ap --vary=numbers.turn-ap=2,3 | --vary: 'numbers.turn-ap': this is named twice
          tune --tune=numbers.turn-ap=5..2       | --tune:17: '5..2': expected bounds that rise
          """)
  void wrongUseIsToldWhereItStands(String command, String complaint) {
    var called = Called.ofMission(command.split(" ", -1));
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains(complaint);
    assertThat(called.out()).isEmpty();
  }
}
