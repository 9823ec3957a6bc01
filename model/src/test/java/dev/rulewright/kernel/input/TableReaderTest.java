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
            "a,b\n1,2,|\n",
            "a,b\n\"1\"\t,\"2\"  ,\" |3\"\n",
            "a|\n1\n")) {
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
