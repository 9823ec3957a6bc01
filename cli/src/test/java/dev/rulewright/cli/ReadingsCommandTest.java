package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.missioncombat.reading.Reading;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `readings`.
final class ReadingsCommandTest {

  @TempDir private Path folder;

  @Test
  void aQuestionIsToldInFullWithWhatEachEditionSays() {
    var called = Called.with("readings", "A38", "--reading", "A38=adjacent-only");
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
                 de  leaves it open, borrowed: any-opposing (lines 165, 276 to 278)
                 en  adjacent-only (lines 446, 549 to 551)
                 fr  adjacent-only (lines 713, 816 to 818)
            """);
    assertThat(Called.with("readings", "road.requires-adjacent").out()).contains("   * any-opp");
  }

  @Test
  void everyQuestionIsListedWithTheAnswerOfTheReading() {
    assertThat(Called.with("readings").out())
        .startsWith("A01  ")
        .contains("\n     any-opposing*, adjacent-only, ")
        .contains("\n%d questions".formatted(Reading.questions().size()));
  }

  @Test
  void anUnknownQuestionIsAnsweredWithTheNearest() {
    assertThat(Called.with("readings", "road.requires-adjacency"))
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
    assertThat(Called.with("readings", "--profile", "printed-fr", "A06", "A19"))
        .isEqualTo(
            new Called(
                0,
                """
                A06  deck.reshuffle-trigger         as-soon-as-empty  (standard: lazy)
                A19  contested.enter-without-ap     illegal, borrowed

                printed-fr: 2 answers, 1 printed, 1 borrowed; 1 not as in the standard reading.
                """,
                ""));
    assertThat(Called.with("readings", "--profile", "standard").out())
        .endsWith(" 0 printed, 0 borrowed; 0 not as in the standard reading.\n");
  }

  @Test
  void anUnknownProfileOrEditionIsRefused() {
    assertThat(Called.with("readings", "--profile", "printed-it"))
        .isEqualTo(
            new Called(
                2,
                "",
                "--profile: 'printed-it': expected the name of a profile (standard, printed-de,"
                    + " printed-en, printed-fr)\nMaybe printed-de?\n"));
    assertThat(Called.with("readings", "--edition", "it").err())
        .startsWith("--edition: 'it': expected the name of an edition (de, en, fr)");
    assertThat(Called.with("readings", "--edition", "de", "--profile", "printed-de").code())
        .isEqualTo(2);
  }

  @Test
  void anEditionTellsWhatItSaysAndThenWhatTheOthersSay() {
    assertThat(Called.with("readings", "--edition", "fr", "A06"))
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
                """,
                ""));
  }

  @Test
  void twoReadingsAreComparedQuestionByQuestion() {
    assertThat(Called.with("readings", "--compare", "printed-de,printed-en", "A06", "A38", "A03"))
        .isEqualTo(
            new Called(
                0,
                """
                A06  deck.reshuffle-trigger
                     When is the discard pile shuffled if it was empty as the last card of the deck was
                     drawn?
                   printed-de: one-time-event
                       Never again: the moment has passed and the deck stays empty.
                   printed-en: as-soon-as-empty
                       The first card that is discarded forms the new deck at once.
                A38  road.requires-adjacent
                     Must the Arterial Road move end in an adjacent area?
                   printed-de: any-opposing (borrowed: it leaves the question open)
                       The move ends in any opposing area, adjacent or not.
                   printed-en: adjacent-only
                       The move ends in an adjacent opposing area.

                printed-de and printed-en answer 2 of 3 questions differently.
                """,
                ""));
  }

  @Test
  void aComparedReadingMayHaveAnswersOfItsOwn() {
    assertThat(
            Called.with("readings", "--compare", "A19=legal,A38=adjacent-only,standard,A19=legal")
                .out())
        .endsWith(
            "\nA19=legal,A38=adjacent-only and standard,A19=legal answer 1 of %d questions"
                    .formatted(Reading.questions().size())
                + " differently.\n");
    assertThat(Called.with("readings", "--compare", "standard,standard,A19=illegal").out())
        .startsWith("standard and standard,A19=illegal answer 0 of ");
  }

  @Test
  void aComparisonNeedsTwoReadings() {
    assertThat(Called.with("readings", "--compare", "printed-de"))
        .isEqualTo(
            new Called(
                2,
                "",
                """
                --compare: 'printed-de': expected two readings
                Maybe printed-de,printed-fr?
                """));
    assertThat(Called.with("readings", "--compare", "standard,printed-et").err())
        .startsWith("--compare:10: 'printed-et': expected the name of a reading (standard");
  }

  @Test
  void theQuestionsAreWrittenAsATable() throws IOException {
    Path file = folder.resolve("questions.csv");
    var called =
        Called.with(
            "readings", "--compare", "standard,printed-en", "--csv", file.toString(), "A03", "A38");
    assertThat(called.out()).endsWith("Written: " + file + "\n");
    assertThat(file)
        .hasContent(
            """
            id,question,asks,support,standard,reading standard,reading printed-en,de,de_lines,en,en_lines,fr,fr_lines,clauses
            A38,road.requires-adjacent,Must the Arterial Road move end in an adjacent area?,open,any-opposing,any-opposing,adjacent-only,,165-165 276-278,adjacent-only,446-446 549-551,adjacent-only,713-713 816-818,MOVE-1 ROAD-3 ROAD-4
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
    assertThat(german.has("answer")).isFalse();
    assertThat(german.path("passages").path(1).path("lastLine").intValue()).isEqualTo(278);
  }

  @Test
  void programsGetProfilesAndComparisons() throws IOException {
    JsonNode answer =
        json("readings", "--json", "--profile", "printed-fr", "A06").path("answers").path(0);
    assertThat(answer.path("origin").textValue()).isEqualTo("printed");
    JsonNode difference =
        json("readings", "--json", "--compare", "standard,printed-de").path("differences").path(0);
    assertThat(difference.path("answers").path(1).path("name").textValue())
        .isEqualTo("one-time-event");
  }

  private static JsonNode json(String... arguments) throws IOException {
    return new ObjectMapper().readTree(Called.with(arguments).out());
  }
}
