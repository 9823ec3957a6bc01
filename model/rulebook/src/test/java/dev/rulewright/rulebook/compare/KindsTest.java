package dev.rulewright.rulebook.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class KindsTest {

  private static final Kinds KINDS = Kinds.of("several-editions-kinds.csv");

  /// What a difference is called that has one feature, for each feature.
  private static Set<Kind> called(Kind found) {
    return KINDS.weights().keySet().stream()
        .map(feature -> KINDS.likeliest(Map.of(feature, 9.0), Map.of(), found))
        .collect(Collectors.toSet());
  }

  @Test
  void whatWasFoundAsOneKindMayBeCalledAnother() {
    assertThat(called(Kind.TERM)).contains(Kind.TERM, Kind.COST, Kind.NAME, Kind.SCOPE);
  }

  @Test
  void nothingIsCalledAnExampleOrATypoThatWasNotFoundAsOne() {
    assertThat(called(Kind.TERM)).doesNotContain(Kind.EXAMPLE, Kind.TYPO);
    assertThat(called(Kind.EXAMPLE)).contains(Kind.EXAMPLE);
  }
}
