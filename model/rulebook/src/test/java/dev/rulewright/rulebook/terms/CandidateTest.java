package dev.rulewright.rulebook.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.align.Alignment;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CandidateTest {

  private static List<Candidate> candidates() {
    return candidates("harbour");
  }

  private static List<Candidate> candidates(String text) {
    List<Edition> editions =
        Stream.of("en", "de", "fr").map(language -> Texts.read(text, language)).toList();
    return Candidate.of(Alignment.of(editions, editions.getFirst()), "en");
  }

  @Test
  void wordsThatTranslateEachOtherAreFoundWithTheirLines() {
    assertThat(candidates())
        .anySatisfy(candidate -> {
          assertThat(candidate.source().text()).isEqualToIgnoringCase("lanterns");
          assertThat(candidate.target().text()).isEqualToIgnoringCase("laternen");
          assertThat(candidate.sourceLines()).containsExactly(1, 5, 33, 49);
          assertThat(candidate.targetLines()).containsExactly(1, 5, 29, 43);
          assertThat(candidate.rows()).isEqualTo(4);
        });
  }

  @Test
  void whatAlwaysStandsBesideAWordBelongsToTheTerm() {
    assertThat(candidates("greenhouse"))
        .extracting(candidate -> candidate.source().text(), candidate -> candidate.target().text())
        .contains(tuple("watering can", "Gießkanne"), tuple("watering can", "arrosoir"));
  }

  @Test
  void wordsOfRulesAreNoTerms() {
    assertThat(candidates())
        .extracting(candidate -> candidate.source().text())
        .doesNotContain("must", "may", "once", "each");
  }

  @Test
  void aNoteTellsThemFromAgreedTerms() {
    assertThat(Candidate.termBase(candidates()).concepts())
        .isNotEmpty()
        .allSatisfy(concept -> assertThat(concept.note()).isEqualTo("candidate"));
  }

  @Test
  void asATermBaseEachWordHasAllItsCounterparts() {
    TermBase base = Candidate.termBase(candidates());
    assertThat(base.concepts())
        .anySatisfy(concept ->
            assertThat(concept.terms())
                .extracting(Term::language)
                .containsExactly("en", "de", "fr"));
  }
}
