package dev.rulewright.missioncombat.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.material.Table.Row;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TableTest {

  private static List<Row> rows(String text) {
    return Table.read(new StringReader(text), "t", "a", "b").rows();
  }

  @Test
  void everyValueKnowsItsPlace() {
    List<Row> rows = rows("a,b\n1,2\n\n \"x\" , y\r\n\"p\n\"\"q\"\"\" ,  r\n,\n5\" long,z");
    assertThat(rows)
        .extracting(row -> row.value("a"))
        .containsExactly("1", "\"x\"", "p\n\"q\"", "5\" long");
    assertThat(rows)
        .extracting(row -> row.place("a"))
        .containsExactly(place(2, 1), place(4, 2), place(5, 2), place(8, 1));
    assertThat(rows)
        .extracting(row -> row.place("b"))
        .containsExactly(place(2, 3), place(4, 8), place(6, 11), place(8, 9));
  }

  @Test
  void everyWordOfAValueKnowsItsPlace() {
    Row row = rows("b,a\n1, two  words \n").getFirst();
    assertThat(row.words("a")).containsExactly("two", "words");
    assertThat(row.at("a", "words").place()).isEqualTo(place(2, 9));
    assertThat(row.words("b")).containsExactly("1");
    assertThat(rows("a,b\n1,\n").getFirst().words("b")).isEmpty();
  }

  @Test
  void aBrokenValueIsFoundBehindGoodOnes() {
    assertThatThrownBy(() -> rows("a,b\n\"1\",2\n3,\"4\n5,6\n"))
        .hasMessage(
            "t:3:3: expected a quotation mark at the end of this value, too, and there only");
  }

  private static Place place(int line, int column) {
    return new Place("t", line, column);
  }
}
