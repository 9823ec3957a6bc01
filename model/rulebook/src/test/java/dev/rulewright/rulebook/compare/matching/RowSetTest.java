package dev.rulewright.rulebook.compare.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RowSetTest {

  private static RowSet rows(int... rows) {
    var set = new RowSet();
    IntStream.of(rows).forEach(set::add);
    return set;
  }

  @Test
  void aRowCountsOnce() {
    assertThat(rows(3, 3, 8, 8, 8, 21).size()).isEqualTo(3);
  }

  @Test
  void aRowThatIsLeftOutCountsOnlyIfItIsThere() {
    assertThat(rows(3, 8).sizeWithout(8)).isEqualTo(1);
    assertThat(rows(3, 8).sizeWithout(5)).isEqualTo(2);
    assertThat(rows().sizeWithout(0)).isZero();
  }

  @Test
  void aUnionHasEachRowOnce() {
    RowSet union = RowSet.union(Stream.of(rows(1, 5), rows(), rows(2, 5, 9)));
    assertThat(union.size()).isEqualTo(4);
    assertThat(union.sizeWithout(9)).isEqualTo(3);
  }

  @Test
  void rowsAreAddedInOrder() {
    assertThatThrownBy(() -> rows(4, 2)).hasMessage("row 2 behind row 4");
  }
}
