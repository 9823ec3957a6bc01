package dev.rulewright.rulebook.compare.weighing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.compare.reading.Kind;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KindsTest {

  /// What a difference is called that has one feature, for each feature.
  private static Set<Kind> called(String table, Kind found) {
    Kinds kinds = Kinds.of(table);
    return kinds.weights().keySet().stream()
        .map(feature -> kinds.likeliest(Map.of(feature, 9.0), Map.of(), found))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"several-editions-kinds.csv", "two-editions-kinds.csv"})
  void whatWasFoundAsOneKindMayBeCalledAnother(String table) {
    assertThat(called(table, Kind.TERM)).contains(Kind.TERM, Kind.COST, Kind.NAME, Kind.SCOPE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"several-editions-kinds.csv", "two-editions-kinds.csv"})
  void nothingIsCalledAnExampleOrATypoThatWasNotFoundAsOne(String table) {
    assertThat(called(table, Kind.TERM)).doesNotContain(Kind.EXAMPLE, Kind.TYPO);
    assertThat(called(table, Kind.EXAMPLE)).contains(Kind.EXAMPLE);
  }
}
