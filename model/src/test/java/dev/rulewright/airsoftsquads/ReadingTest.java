package dev.rulewright.airsoftsquads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
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
    assertThat(AirsoftSquads.READINGS.questions())
        .extracting(Question::id)
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, 29)
                .mapToObj(n -> String.format(Locale.ROOT, "Q%02d", n))
                .toList());
  }

  @Test
  void everyAnswerButHalfACounterAndACommonPileIsPlayed() {
    assertThat(AirsoftSquads.READINGS.questions())
        .filteredOn(question -> !question.unplayed().isEmpty())
        .extracting(Question::id)
        .containsExactly("Q23", "Q29");
    assertThatThrownBy(() -> AirsoftSquads.READINGS.parse("Q23=half-points", START))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("not played");
  }

  /// Line 22 says that the loss comes automatically; to the exchange the chapter says both.
  @Test
  void theLetterOfTheChapterPartsFromTheStandardReadingInTheMomentOfTheLoss() {
    assertThat(AirsoftSquads.READINGS.parse("printed-de", START).toString())
        .isEqualTo("printed-de");
    assertThat(
            AirsoftSquads.READINGS.parse("printed-de", START).answers().entrySet().stream()
                .filter(each ->
                    !each.getValue()
                        .equals(AirsoftSquads.READINGS.standard().answers().get(each.getKey()))))
        .hasToString("[out.when=at-once]");
  }

  @Test
  void answersThatChangeNothingTogetherAreRefused() {
    assertThatThrownBy(() -> AirsoftSquads.READINGS.parse("Q08=only-what-is-both,Q09=may", START))
        .hasMessageContaining("nobody is exchanged at all");
    assertThatThrownBy(
            () -> AirsoftSquads.READINGS.parse("Q05=active-player-only,Q27=opponent-first", START))
        .hasMessageContaining("nothing to decide");
    assertThatThrownBy(
            () -> AirsoftSquads.READINGS.parse("Q17=at-once,Q18=active-player-wins", START))
        .hasMessageContaining("first to lose");
  }

  @Test
  void everyClauseButTwoIsCited() {
    assertThat(AirsoftSquads.READINGS.rulebook().clauses()).hasSize(54);
    assertThat(
            AirsoftSquads.READINGS.rulebook().clauses().stream()
                .filter(clause -> clause.notModelled().isPresent())
                .map(Clause::id))
        .containsExactly("ACTION-1", "CRITICAL-1");
    assertThat(Arrays.stream(AirsoftClause.values()).map(Clause::id))
        .containsExactlyElementsOf(
            AirsoftSquads.READINGS.rulebook().clauses().stream()
                .filter(clause -> clause.notModelled().isEmpty())
                .<String>map(Clause::id)
                .toList());
  }
}
