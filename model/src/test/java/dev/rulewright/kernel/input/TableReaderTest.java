package dev.rulewright.kernel.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TableReaderTest {

  @TempDir private Path folder = Path.of("");

  private static List<Row> rows(String text) {
    return TableReader.rows(text, "t", List.of("a", "b"), List.of(), 9);
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
  void aLineEndsWhereItsLastValueDoes() {
    for (String refused :
        List.of(
            "\"a\",b\r\n1|\r\n2,3",
            "a,b\n\"ä, \"\"x\"\"\r\n\"|\n1,2",
            "a,b\n,  ,|3\n",
            "a,b\n1,2,|3\n",
            "a;b\n1,5;2;|3\n",
            "a\tb\n\"1\" \t2\t|3\n",
            "sep=|\na|b\n1|2|^3\n".replace('|', '!').replace('^', '|'),
            "a,b\n\"1\"\t,\"2\"  ,\" |3\"\n",
            "a|\n1\n",
            "My table\na,b\n1,2,|3",
            "a,b,|c,\n1,2,3,\n",
            "a,b,,\n1,2,|,3\n",
            "My table\n|a;c\n1;2\n".replace("|a;c", "a;|c"))) {
      String before = refused.substring(0, refused.indexOf('|'));
      assertThatThrownBy(() -> rows(refused.replace("|", "")))
          .as(refused)
          .hasMessageStartingWith(
              "t:%d:%d: "
                  .formatted(
                      before.split("\n", -1).length, before.length() - before.lastIndexOf('\n')));
    }
  }

  @Test
  void aFileWhoseHeadingIsRefusedIsClosed() throws IOException {
    Path open = Path.of("/proc/self/fd");
    assumeTrue(Files.isDirectory(open), "only Linux tells which files are open");
    Path file = Files.writeString(folder.resolve("t.csv"), "a,b\n1,2\n").toRealPath();
    try (var table = TableReader.of(file, "a")) {
      assertThat(table.columns()).containsExactly("a", "b");
      assertThat(opened(open)).contains(file);
    }
    assertThatThrownBy(() -> TableReader.of(file, "c")).hasMessageContaining("c");
    assertThat(opened(open)).doesNotContain(file);
  }

  private static List<Path> opened(Path open) throws IOException {
    try (Stream<Path> files = Files.list(open)) {
      return files.filter(Files::exists).map(TableReaderTest::target).toList();
    }
  }

  private static Path target(Path link) {
    try {
      return Files.readSymbolicLink(link);
    } catch (IOException _) {
      return link;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a,b\n1,2\n",
        "a;b\n1;2\n",
        "a\tb\r\n1\t2\r\n",
        "sep=,\na,b\n1,2\n",
        "sep=;\r\na;b\r\n1;2\r\n",
        "SEP=\t\na\tb\n1\t2\n",
        "sep=|\na|b\n1|2\n",
        "\uFEFFsep=;\n\"a\";\"b\"\n\"1\";2\n",
        "a,b,,\n1,2,,\n,,,\n,,,\n",
        "b;a;;\n2;1\n\n;;;\n",
        "My table\na,b\n1,2\n",
        "My table;;\n;;\na;b;\n1;2;\n",
        "My table, second edition\n\na;b\n1;2\n",
        "\"My, table\"\nof 2026\n\na\tb\n1\t2\n"
      })
  void whatSpreadsheetsSaveIsRead(String text) {
    assertThat(rows(text)).extracting(row -> row.value("a") + row.value("b")).containsExactly("12");
    List<String> lines = text.lines().toList();
    int line = lines.indexOf(lines.stream().filter(each -> each.contains("1")).findFirst().get());
    assertThat(rows(text).getFirst().place("a"))
        .isEqualTo(place(line + 1, lines.get(line).indexOf('1') + 1));
  }

  @Test
  void emptyColumnsAtTheEndAreLeftOutUnlessOneRowAloneHasThem() {
    assertThat(rows("a,b\n1,2,,\n3,4,,\n5,6\n"))
        .extracting(row -> row.value("a") + row.value("b"))
        .containsExactly("12", "34", "56");
    assertThat(rows("a,b,,\n1,2,\n3,4,,\n5,6\n")).hasSize(3);
    assertThatThrownBy(() -> rows("a,b\n1,,2\n"))
        .hasMessage("t:2:4: expected 2 values, one for each column, found 3");
    assertThatThrownBy(() -> rows("a,b\n1,,\n3,4\n"))
        .hasMessage("t:2:4: expected 2 values, one for each column, found 3");
    assertThatThrownBy(() -> rows("a,b\n1,2\n3,,\n"))
        .hasMessage("t:3:4: expected 2 values, one for each column, found 3");
    assertThatThrownBy(() -> rows("a,b,\n1,2,,\n"))
        .hasMessage("t:2:5: expected 2 values, one for each column, found 4");
  }

  @Test
  void aLineThatIsNoTitleIsTakenForTheNamesOfColumns() {
    assertThatThrownBy(() -> rows("My table\n1,2\n"))
        .hasMessage("t:1:1: 'My table': expected the name of a column (a, b)");
    assertThatThrownBy(() -> rows("1;2\na;b\n"))
        .hasMessage("t:1:1: '1': expected the name of a column (a, b)");
    assertThatThrownBy(() -> rows("a;;;b\n1;;;2\n"))
        .hasMessage("t:1:4: '': a second column has no name");
    assertThat(TableReader.of("a;b\n1;2,5\n", "t").columns()).containsExactly("a", "b");
    assertThat(TableReader.of("one\n2\n3\n", "t").stream()).hasSize(2);
  }

  @Test
  void aCommaIsForDecimalsWhereNoCommaPartsValues() {
    assertThat(rows("a;b\n1;2,5\n").getFirst().decimal("b")).isEqualTo(2.5);
    assertThat(rows("a;b\n1;2.5\n").getFirst().decimal("b")).isEqualTo(2.5);
    assertThat(rows("a\tb\n1\t2,5\n").getFirst().decimal("b")).isEqualTo(2.5);
    Row quoted = rows("a,b\n1,\"2,5\"\n").getFirst();
    assertThatThrownBy(() -> quoted.decimal("b"))
        .hasMessageEndingWith("'2,5': expected a number\nMaybe 2.5, with a decimal point?");
    Row row = rows("a;b\n1;1.000,5\n").getFirst();
    assertThatThrownBy(() -> row.decimal("b")).hasMessage("t:2:3: '1.000,5': expected a number");
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

  @Test
  void placesAreKnownHoweverLongTheTable() {
    String good = "\"1\n\",2\n".repeat(50_000);
    assertThatThrownBy(() ->
            TableReader.of("a,b\n" + good + "3,x\n", "t").stream()
                .forEach(row -> row.number("b", 1, 2)))
        .hasMessage("t:100002:3: 'x': expected a whole number from 1 to 2");
    assertThatThrownBy(() -> rows("a,b\n" + good))
        .hasMessage("t:20:1: the table goes on, expected at most 9 rows");
  }

  @Test
  void bytesThatAreNoTextAreTold() throws IOException {
    Path file = folder.resolve("t.csv");
    Files.write(file, "a,b\n1,g\u00fcn\n".getBytes(ISO_8859_1));
    try (var table = TableReader.of(file)) {
      assertThatThrownBy(() -> table.stream().forEach(row -> {}))
          .hasMessage(file + ":2:4: these bytes are not UTF-8, expected text in UTF-8");
    }
    assertThatThrownBy(() -> TableReader.of(folder))
        .hasMessage(folder + ": this is a folder, expected a file");
    assertThatThrownBy(() -> TableReader.of(folder.resolve("x")))
        .hasMessage(folder.resolve("x") + ": no such file");
  }

  @Test
  void aLineWithoutEndIsNotKept() {
    assertThatThrownBy(() ->
            TableReader.of("a\n\"" + "x\n".repeat(1_000_000), "t").stream().forEach(row -> {}))
        .hasMessageContaining("a line of more than 1,000,000 characters begins here");
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFirstColumn() {
    assertThat(rows("\uFEFFa,b\n1,2\n").getFirst().value("a")).isEqualTo("1");
  }

  @Test
  void aNumberIsWrittenInDigits() {
    for (String number : List.of("0x1p3", "NaN", "Infinity", "1e999", "1d", "")) {
      Row row = rows("a,b\n-," + number + "\n").getFirst();
      assertThatThrownBy(() -> row.decimal("b")).hasMessageEndingWith("expected a number");
    }
    assertThat(rows("a,b\n1e-9,-.5\n").getFirst().decimal("b")).isEqualTo(-0.5);
  }

  @Test
  void aNameThatAProgramWouldObeyIsRefused() {
    for (String name :
        List.of("=1", "＝1", "＠x", "a;=1", "a;＋1", "a\u001b[31m", "a\u009b", "", "x".repeat(81))) {
      Row row = rows("a,b\n1," + name + "\n").getFirst();
      assertThatThrownBy(() -> row.name("b")).as(name).hasMessageStartingWith("t:2:3: ");
    }
    assertThat(rows("a,b\n1,Trap; large = dear\n").getFirst().name("b"))
        .isEqualTo("Trap; large = dear");
  }

  private static Place place(int line, int column) {
    return new Place("t", line, column);
  }
}
