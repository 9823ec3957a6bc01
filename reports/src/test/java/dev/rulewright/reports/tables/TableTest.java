package dev.rulewright.reports.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTest {

  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "+cmd", "-x", "@SUM(A1)", "\tx", "\n=x", "--1", "-1-1"})
  void aSpreadsheetRunsNoName(String name) {
    assertThat(Table.written(name)).isEqualTo("'" + name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "+1.5", "-.5", "1e-7", "-1E+3", "", "rifleman", "'quoted", "a=b"})
  void numbersAndHarmlessNamesStayAsTheyAre(String text) {
    assertThat(Table.written(text)).isEqualTo(text);
  }

  @Test
  void quotesWhatNeedsIt() {
    var table = new Table(List.of("who", "says"), List.of(List.of("a, b", "\"no\"\nand =1")));
    assertThat(table.csv()).isEqualTo("who,says\n\"a, b\",\"\"\"no\"\"\nand =1\"\n");
  }

  @Test
  void everyRowFitsTheColumns() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Table(List.of("a"), List.of(List.of("1", "2"))));
  }
}
