package dev.rulewright.cli.readings;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.Called;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `readings`.
final class ReadingsCommandTest {

  @TempDir private Path folder;

  @Test
  void aQuestionIsToldInFullWithWhatEachEditionSays() {
    var called = Called.ofMission("readings", "A38", "--reading", "A38=adjacent-only");
    assertThat(called.code()).isZero();
    assertThat(called.out())
        .startsWith(
            """
            A38  road.requires-adjacent
                 Must the Arterial Road move end in an adjacent area?
                 any-opposing (standard)
                   The move ends in any opposing area, adjacent or not.
               * adjacent-only (en, fr)
            """)
        .endsWith(
            """
                 raised by MOVE-1, ROAD-3, ROAD-4
                 de  says nothing; borrowed: any-opposing (lines 165, 276 to 278)
                 en  adjacent-only (lines 446, 549 to 551)
                 fr  adjacent-only (lines 713, 816 to 818)
            """);
    assertThat(Called.ofMission("readings", "road.requires-adjacent").out())
        .contains("   * any-opp");
  }

  @Test
  void everyQuestionIsListedWithTheAnswerOfTheReading() {
    assertThat(Called.ofMission("readings").out())
        .startsWith("A01  ")
        .contains("\n     any-opposing*, adjacent-only, ")
        .contains("\n%d questions".formatted(MissionCombat.READINGS.questions().size()));
  }

  @Test
  void anUnknownQuestionIsAnsweredWithTheNearest() {
    assertThat(Called.ofMission("readings", "road.requires-adjacency"))
        .isEqualTo(
            new Called(
                2,
                "",
                """
                QUESTION: 'road.requires-adjacency': expected the name of a question
                Maybe road.requires-adjacent?
                """));
  }

  @Test
  void aProfileTellsWhichAnswersArePrintedAndWhichAreBorrowed() {
    assertThat(Called.ofMission("readings", "--profile", "printed-fr", "A06", "A19", "L10"))
        .isEqualTo(
            new Called(
                0,
                """
                A06  deck.reshuffle-trigger         as-soon-as-empty  (standard: lazy)
                A19  contested.enter-without-ap     illegal, borrowed: says nothing
                L10  damage.persistence             turn, borrowed: contradicts itself

                printed-fr, 3 answers: 1 printed, 1 on which it says nothing, 1 on which it contradicts itself.
                1 not as in the standard reading.
                """,
                ""));
    assertThat(Called.ofMission("readings", "--profile", "standard").out())
        .endsWith("\nstandard, %d answers.\n".formatted(MissionCombat.READINGS.questions().size()));
  }

  @Test
  void anUnknownProfileOrEditionIsRefused() {
    assertThat(Called.ofMission("readings", "--profile", "printed-it"))
        .isEqualTo(
            new Called(
                2,
                "",
                "--profile: 'printed-it': expected the name of a profile (standard, printed-de,"
                    + " printed-en, printed-fr)\nMaybe printed-de?\n"));
    assertThat(Called.ofMission("readings", "--edition", "it").err())
        .startsWith("--edition: 'it': expected the name of an edition (de, en, fr)");
    assertThat(Called.ofMission("readings", "--edition", "de", "--profile", "printed-de").code())
        .isEqualTo(2);
  }

  @Test
  void anEditionTellsWhatItSaysAndThenWhatTheOthersSay() {
    assertThat(Called.ofMission("readings", "--edition", "fr", "A06", "L10", "L12"))
        .isEqualTo(
            new Called(
                0,
                """
                A06  deck.reshuffle-trigger
                     When is the discard pile shuffled if it was empty as the last card of the deck was
                     drawn?
                     fr  as-soon-as-empty (line 695)
                         The first card that is discarded forms the new deck at once.
                     de  one-time-event (line 143)
                     en  as-soon-as-empty (line 428)
                L10  damage.persistence
                     How long does damage stay on a unit?
                     fr  contradicts itself: turn, kept; borrowed: turn (lines 681, 731)
                         Damage is removed when the turn ends.
                     de  turn (lines 129, 187)
                     en  turn (lines 416, 464)
                L12  setup.given
                     Is there a set-up before the first turn?
                     fr  says nothing; borrowed: yes (not printed)
                         Each player draws five units, and the players place them in turn.
                     de  yes (lines 99, 103, 107)
                     en  yes (lines 390, 394)

                fr, 3 questions: 1 printed, 1 on which it says nothing, 1 on which it contradicts itself.
                """,
                ""));
  }

  @Test
  void twoReadingsAreComparedQuestionByQuestion() {
    assertThat(
            Called.ofMission("readings", "--compare", "printed-de,printed-en", "A06", "A38", "A03"))
        .isEqualTo(
            new Called(
                0,
                """
                Answered otherwise:
                A06  deck.reshuffle-trigger
                     When is the discard pile shuffled if it was empty as the last card of the deck was
                     drawn?
                   printed-de: one-time-event
                       Never again: the moment has passed and the deck stays empty.
                   printed-en: as-soon-as-empty
                       The first card that is discarded forms the new deck at once.

                One says nothing or contradicts itself:
                A38  road.requires-adjacent
                     Must the Arterial Road move end in an adjacent area?
                   printed-de: says nothing; borrowed: any-opposing
                       The move ends in any opposing area, adjacent or not.
                   printed-en: adjacent-only
                       The move ends in an adjacent opposing area.

                printed-de and printed-en, 3 questions: 1 answered otherwise, 1 on which one says
                  nothing or contradicts itself, 1 the same.
                """,
                ""));
  }

  @Test
  void aComparedReadingMayHaveAnswersOfItsOwn() {
    assertThat(
            Called.ofMission(
                    "readings", "--compare", "A19=legal,A38=adjacent-only,standard,A19=legal")
                .out())
        .endsWith(
            """

            A19=legal,A38=adjacent-only and standard,A19=legal, %d questions: 1 answered
              otherwise, 0 on which one says nothing or contradicts itself, %d the same.
            """
                .formatted(
                    MissionCombat.READINGS.questions().size(),
                    MissionCombat.READINGS.questions().size() - 1));
    assertThat(Called.ofMission("readings", "--compare", "standard,standard,A19=illegal").out())
        .startsWith("standard and standard,A19=illegal, ");
  }

  @Test
  void whatATranslationLeavesOutOrSaysTwiceIsNotTheSame() {
    assertThat(
            Called.ofMission("readings", "--compare", "printed-de,printed-fr", "L01", "L10", "L12")
                .out())
        .endsWith(
            """
            printed-de and printed-fr, 3 questions: 0 answered otherwise, 3 on which one says
              nothing or contradicts itself, 0 the same.
            """);
  }

  @Test
  void aComparisonNeedsTwoReadings() {
    assertThat(Called.ofMission("readings", "--compare", "printed-de"))
        .isEqualTo(
            new Called(
                2,
                "",
                """
                --compare: 'printed-de': expected two readings
                Maybe printed-de,printed-fr?
                """));
    assertThat(Called.ofMission("readings", "--compare", "standard,printed-et").err())
        .startsWith("--compare:10: 'printed-et': expected the name of a reading (standard");
  }

  @Test
  void theQuestionsAreWrittenAsATable() throws IOException {
    Path file = folder.resolve("questions.csv");
    var called =
        Called.ofMission(
            "readings", "--compare", "standard,printed-en", "--csv", file.toString(), "A03", "A38");
    assertThat(called.out()).endsWith("Written: " + file + "\n");
    assertThat(file)
        .hasContent(
            """
            id,question,asks,support,standard,reading standard,reading printed-en,comparison,de,de_wording,de_lines,en,en_wording,en_lines,fr,fr_wording,fr_lines,clauses
            A03,turn.first-free-actions,Does the start player have free actions in the first turn?,decided,allowed,allowed,allowed,same,allowed,printed,117-117 119-119 125-125,allowed,printed,406-406 412-412,allowed,printed,673-673 677-677,TURN-6 TURN-8 TURN-11
            A38,road.requires-adjacent,Must the Arterial Road move end in an adjacent area?,open,any-opposing,any-opposing,adjacent-only,otherwise,,silent,165-165 276-278,adjacent-only,printed,446-446 549-551,adjacent-only,printed,713-713 816-818,MOVE-1 ROAD-3 ROAD-4
            """);
  }

  @Test
  void programsGetTheQuestions() throws IOException {
    JsonNode question = json("readings", "--json", "A38").path("questions").path(0);
    assertThat(question.path("name").textValue()).isEqualTo("road.requires-adjacent");
    assertThat(question.path("support").textValue()).isEqualTo("open");
    assertThat(question.path("answers").path(0).path("chosen").booleanValue()).isTrue();
    JsonNode german = question.path("editions").path(0);
    assertThat(german.path("edition").textValue()).isEqualTo("de");
    assertThat(german.path("wording").textValue()).isEqualTo("silent");
    assertThat(german.has("answer")).isFalse();
    assertThat(german.path("passages").path(1).path("lastLine").intValue()).isEqualTo(278);
  }

  @Test
  void programsGetProfilesAndComparisons() throws IOException {
    JsonNode answer =
        json("readings", "--json", "--profile", "printed-fr", "A06").path("answers").path(0);
    assertThat(answer.path("origin").textValue()).isEqualTo("printed");
    JsonNode comparison = json("readings", "--json", "--compare", "standard,printed-de");
    int open = comparison.path("open").intValue();
    assertThat(comparison.path("otherwise").intValue() + open + comparison.path("same").intValue())
        .isEqualTo(comparison.path("of").intValue());
    assertThat(comparison.path("differences"))
        .hasSize(comparison.path("otherwise").intValue() + open);
    JsonNode difference = comparison.path("differences").path(0);
    assertThat(difference.path("kind").textValue()).isEqualTo("otherwise");
    assertThat(difference.path("answers").path(1).path("name").textValue())
        .isEqualTo("one-time-event");
  }

  private static JsonNode json(String... arguments) throws IOException {
    return new ObjectMapper().readTree(Called.ofMission(arguments).out());
  }
}
