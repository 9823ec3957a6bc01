package dev.rulewright.kernel.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tables of material: names, what is assumed, numbers.
class MaterialTablesTest {

  private static final String CARDS =
      """
      card,copies,assumed,evidence
      ace,4,,line 3
      king,2,copies,
      """;

  private static final String NUMBERS =
      """
      number,value,assumed,evidence,meaning
      hand,5,,,cards in hand
      ace,1,all,,what an ace counts
      """;

  private static MaterialTables tables(String cards) {
    return new MaterialTables(
        MaterialTablesTest.class,
        Map.of(
            "cards",
            new DataFile("cards.csv", cards),
            "numbers",
            new DataFile("numbers.csv", NUMBERS)),
        3,
        (row, key) -> "%s %s: %s".formatted(key, row.value(key), row.value("assumed")));
  }

  private static List<Row> cards(MaterialTables tables) {
    return tables.rows("cards", "card", "copies");
  }

  @Test
  void whatIsAssumedIsNotedInTheOrderOfReading() {
    MaterialTables tables = tables(CARDS);
    assertThat(cards(tables)).extracting(row -> row.value("card")).containsExactly("ace", "king");
    tables.assume("the board: not printed");
    tables.numbers();
    assertThat(tables.assumptions())
        .containsExactly("card king: copies", "the board: not printed", "number ace: all");
  }

  @Test
  void numbersThatAreReadAreNoted() {
    MaterialTables tables = tables(CARDS);
    cards(tables).forEach(row -> row.number("copies", 0, 9));
    assertThat(tables.numbers().get("hand", 1, 7)).isEqualTo(5);
    assertThat(tables.noted().all())
        .extracting(TableNumber::key)
        .containsExactly("cards.ace.copies", "cards.king.copies", "numbers.hand");
    assertThat(tables.noted().all())
        .extracting(TableNumber::unproven)
        .containsExactly(false, true, false);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "ace,1,, | cards.csv:4:1: 'ace': this name is there already",
        "Ten,1,, | cards.csv:4:1: 'Ten': expected a name of lower case letters, digits and hyphens",
        "ten,1, | cards.csv:4:7: expected 4 values, one for each column, found 3",
      })
  void aRowThatMakesNoSenseIsLocated(String row, String message) {
    assertThatThrownBy(() -> cards(tables(CARDS + row + "\n")))
        .isInstanceOf(BadInput.class)
        .hasMessage(message);
  }

  @Test
  void thereMayBeTooManyRows() {
    MaterialTables tables = tables(CARDS + "queen,1,,\njack,1,,\n");
    String message = "cards.csv:5:1: the table goes on, expected at most 3 rows";
    assertThatThrownBy(() -> cards(tables)).hasMessage(message);
    assertThatThrownBy(() -> tables.rowsAmongOthers("cards", "card", "copies")).hasMessage(message);
  }

  @Test
  void whereNamesStandOnceNoOtherTableMayHaveThemNorAWord() {
    MaterialTables tables = tables(CARDS).namingOnce(Set.of("none"));
    cards(tables);
    assertThatThrownBy(tables::numbers)
        .hasMessage("numbers.csv:3:1: 'ace': this name is taken already");
    assertThatThrownBy(() ->
            cards(tables("card,copies,assumed,evidence\nnone,1,,\n").namingOnce(Set.of("none"))))
        .hasMessage("cards.csv:2:1: 'none': this name is taken already");
  }

  @Test
  void otherColumnsAreReadAndNotNoted() {
    MaterialTables tables = tables("card,copies,assumed,evidence,rank\nace,4,,,1\n");
    List<Row> rows = tables.rowsAmongOthers("cards", "card", "copies");
    assertThat(rows.getFirst().number("rank", 0, 9)).isEqualTo(1);
    assertThat(tables.noted().all()).isEmpty();
    assertThat(tables.noting("cards", "card", rows).getFirst().number("rank", 0, 9)).isEqualTo(1);
    assertThat(tables.noted().all()).extracting(TableNumber::key).containsExactly("cards.ace.rank");
  }

  @Test
  void aNumberThatIsMissingIsTold() {
    assertThatThrownBy(() -> tables(CARDS).numbers().get("turns", 1, 9))
        .isInstanceOf(BadInput.class)
        .hasMessage("numbers.csv: the number 'turns' is missing");
  }

  @Test
  void aTableThatNobodyGivesShipsBesideTheClass() {
    assertThatThrownBy(() -> tables(CARDS).file("units"))
        .hasMessage(
            "dev/rulewright/kernel/input/units.csv: no such file beside MaterialTablesTest");
  }
}
