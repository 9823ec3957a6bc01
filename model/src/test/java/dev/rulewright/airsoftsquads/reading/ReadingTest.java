package dev.rulewright.airsoftsquads.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The questions of the catalogue, and what the German chapter says to them.
class ReadingTest {

  private static final Place START = Place.of("--reading");

  @Test
  void questionsAreNumberedWithoutGaps() {
    assertThat(Reading.READINGS.questions())
        .extracting(Question::id)
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, 29)
                .mapToObj(n -> String.format(Locale.ROOT, "Q%02d", n))
                .toList());
  }

  @Test
  void everyAnswerButHalfACounterAndACommonPileIsPlayed() {
    assertThat(Reading.READINGS.questions())
        .filteredOn(question -> !question.unplayed().isEmpty())
        .extracting(Question::id)
        .containsExactly("Q23", "Q29");
    assertThatThrownBy(() -> Reading.parse("Q23=half-points", START))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("not played");
  }

  /// Line 22 says that the loss comes automatically; to the exchange the chapter says both.
  @Test
  void theLetterOfTheChapterPartsFromTheStandardReadingInTheMomentOfTheLoss() {
    assertThat(Reading.parse("printed-de", START).toString()).isEqualTo("printed-de");
    assertThat(
            Reading.READINGS.answers(Reading.parse("printed-de", START)).entrySet().stream()
                .filter(each ->
                    !each.getValue()
                        .equals(Reading.READINGS.answers(Reading.standard()).get(each.getKey()))))
        .hasToString("[out.when=at-once]");
  }

  @Test
  void answersThatChangeNothingTogetherAreRefused() {
    assertThatThrownBy(() -> Reading.parse("Q08=only-what-is-both,Q09=may", START))
        .hasMessageContaining("nobody is exchanged at all");
    assertThatThrownBy(() -> Reading.parse("Q05=active-player-only,Q27=opponent-first", START))
        .hasMessageContaining("nothing to decide");
    assertThatThrownBy(() -> Reading.parse("Q17=at-once,Q18=active-player-wins", START))
        .hasMessageContaining("first to lose");
  }

  @Test
  void everyClauseButTwoIsCited() {
    assertThat(Reading.RULEBOOK.clauses()).hasSize(54);
    assertThat(
            Reading.RULEBOOK.clauses().stream()
                .filter(clause -> clause.notModelled().isPresent())
                .map(Clause::id))
        .containsExactly("ACTION-1", "CRITICAL-1");
    assertThat(Arrays.stream(AirsoftClause.values()).map(Clause::id))
        .containsExactlyElementsOf(
            Reading.RULEBOOK.clauses().stream()
                .filter(clause -> clause.notModelled().isEmpty())
                .<String>map(Clause::id)
                .toList());
  }
}
