package dev.rulewright.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.align.Row;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A small rulebook that says the same in four languages, written for these tests. The lexicons
/// were tuned on it: it shows that nothing breaks, not how good the comparison is.
class HarbourTest {

  @Test
  void editionsThatSayTheSameGiveNoFinding() {
    assertThat(Texts.findings(Texts.aligned("harbour"))).isEmpty();
    for (String left : Texts.LANGUAGES) {
      for (String right : Texts.LANGUAGES) {
        if (!left.equals(right)) {
          assertThat(Texts.findings(List.of(original(left), original(right))))
              .as("%s and %s", left, right)
              .isEmpty();
        }
      }
    }
  }

  @Test
  void everySentenceFindsItsCounterparts() {
    List<Row> rows = Texts.aligned("harbour").rows();
    assertThat(rows).hasSize(original("en").units().size());
    assertThat(rows).allSatisfy(row -> assertThat(row.units().values()).noneMatch(List::isEmpty));
  }

  private static Edition original(String language) {
    return Texts.read("harbour", language);
  }
}
