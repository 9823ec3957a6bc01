package dev.rulewright.reports.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.GamesTable;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TableExportTest {

  private static final int GAMES = 300;

  private static final Driver DRIVER =
      ServiceLoader.load(Driver.class).stream()
          .map(ServiceLoader.Provider::get)
          .filter(driver -> driver.getClass().getName().startsWith("org.duckdb."))
          .findFirst()
          .orElseThrow();

  @TempDir private Path folder;

  @BeforeEach
  void writeGamesAndATableOfStrangeNames() throws IOException {
    var combat = MissionCombat.standard();
    var agent = new RandomAgent<Position, Move>();
    var batch = new Batch<>(combat, new MissionCounting(), List.of(agent, agent), 8);
    var table = new GamesTable(batch.counting().columns());
    var text = new StringBuilder(table.headings());
    LongStream.range(0, GAMES).forEach(number -> text.append(table.line(batch.play(number))));
    Files.writeString(folder.resolve("games.csv"), text);
    Files.writeString(GamesTable.columnsFile(folder.resolve("games.csv")), table.documentation());
    Files.writeString(
        folder.resolve("it's.csv"),
        """
        arm,"a ""name""\",win_rate,low_95,count
        '=cmd|x,"Größe, ""zwei""
        Zeilen",0.25,,7
        007,,0.5,-0.125,8
        """);
    Files.writeString(
        folder.resolve("it's-columns.csv"),
        """
        column,unit,meaning
        arm,name,the arm's name
        """);
  }

  /// The cells of a CSV file, headings first.
  private static List<List<String>> written(Path file) throws IOException {
    try (var parser = CSVParser.parse(file, UTF_8, CSVFormat.RFC4180)) {
      return parser.stream().map(CSVRecord::toList).toList();
    }
  }

  private static Connection connection(String place) throws SQLException {
    return Objects.requireNonNull(DRIVER.connect("jdbc:duckdb:" + place, new Properties()));
  }

  /// What a query answers, as text, headings first; nothing is an empty text.
  private static List<List<String>> answer(String place, String sql) throws SQLException {
    try (Connection connection = connection(place);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      int columns = result.getMetaData().getColumnCount();
      var rows = new ArrayList<List<String>>();
      var headings = new ArrayList<String>();
      for (int i = 1; i <= columns; i++) {
        headings.add(result.getMetaData().getColumnName(i));
      }
      rows.add(headings);
      while (result.next()) {
        var row = new ArrayList<String>();
        for (int i = 1; i <= columns; i++) {
          row.add(Objects.requireNonNullElse(result.getString(i), ""));
        }
        rows.add(row);
      }
      return rows;
    }
  }

  @Test
  void aParquetFileHoldsTheSameCellsInTheSameOrder() throws IOException, SQLException {
    assertThat(new TableExport(DRIVER).write(folder, TableExport.Format.PARQUET))
        .containsExactly(folder.resolve("games.parquet"), folder.resolve("it's.parquet"));
    List<List<String>> games = written(folder.resolve("games.csv"));
    assertThat(games).hasSize(GAMES + 1);
    assertThat(answer("", "FROM '" + folder.resolve("games.parquet") + "'")).isEqualTo(games);
    assertThat(answer("", "FROM '" + folder.resolve("it''s.parquet") + "'"))
        .isEqualTo(written(folder.resolve("it's.csv")));
  }

  @Test
  void numbersAreNumbersAndNamesAreTexts() throws IOException, SQLException {
    new TableExport(DRIVER).write(folder, TableExport.Format.PARQUET);
    assertThat(types("games.parquet"))
        .startsWith("VARCHAR", "BIGINT", "BIGINT", "BIGINT", "VARCHAR")
        .endsWith("BIGINT")
        .containsOnly("VARCHAR", "BIGINT");
    assertThat(types("it''s.parquet"))
        .containsExactly("VARCHAR", "VARCHAR", "DOUBLE", "DOUBLE", "BIGINT");
    assertThat(
            answer("", "SELECT sum(turns) FROM '" + folder.resolve("games.parquet") + "'")
                .getLast())
        .containsExactly(
            Long.toString(
                written(folder.resolve("games.csv")).stream()
                    .skip(1)
                    .mapToLong(row -> Long.parseLong(row.get(7)))
                    .sum()));
  }

  private List<String> types(String file) throws SQLException {
    return answer("", "DESCRIBE FROM '" + folder.resolve(file) + "'").stream()
        .skip(1)
        .map(row -> row.get(1))
        .toList();
  }

  /// DuckDB takes such columns for times of the first century, times of day and truth values.
  @Test
  void textsThatLookLikeTimesOrAnswersStayTexts() throws IOException, SQLException {
    String rows = "1-2-3,1:2:3,yes,0x10\n4-5-6,4:5:6,no,0x20\n";
    Files.writeString(folder.resolve("looks.csv"), "place,score,answer,mark\n" + rows);
    Files.writeString(
        folder.resolve("looks-columns.csv"),
        """
        column,unit,meaning
        place,setting,a place
        score,name,a score
        answer,settings,an answer
        mark,fingerprint,a mark
        """);
    new TableExport(DRIVER).write(folder, TableExport.Format.PARQUET);
    assertThat(types("looks.parquet")).hasSize(4).containsOnly("VARCHAR");
    assertThat(answer("", "FROM '" + folder.resolve("looks.parquet") + "'"))
        .isEqualTo(written(folder.resolve("looks.csv")));
  }

  @Test
  void theSameTableGivesTheSameBytes() throws IOException {
    new TableExport(DRIVER).write(folder, TableExport.Format.PARQUET);
    byte[] first = Files.readAllBytes(folder.resolve("games.parquet"));
    new TableExport(DRIVER).write(folder, TableExport.Format.PARQUET);
    assertThat(folder.resolve("games.parquet")).hasBinaryContent(first);
  }

  @Test
  void aDatabaseHoldsAllTablesAndWhatTheirColumnsMean() throws IOException, SQLException {
    Path file = folder.resolve("results.duckdb");
    assertThat(new TableExport(DRIVER).write(folder, TableExport.Format.DUCKDB))
        .containsExactly(file);
    assertThat(answer(file.toString(), "FROM games"))
        .isEqualTo(written(folder.resolve("games.csv")));
    assertThat(answer(file.toString(), "FROM \"it's\""))
        .isEqualTo(written(folder.resolve("it's.csv")));
    assertThat(
            answer(
                file.toString(),
                "SELECT column_name, comment FROM duckdb_columns() WHERE comment IS NOT NULL AND"
                    + " (table_name <> 'games' OR column_name = 'turns')"))
        .contains(
            List.of("turns", "turns begun, of all players together (turns)"),
            List.of("arm", "the arm's name (name)"))
        .hasSize(3);
  }

  @Test
  void nothingUnfinishedIsLeftBehind() throws IOException {
    new TableExport(DRIVER).write(folder, TableExport.Format.PARQUET);
    new TableExport(DRIVER).write(folder, TableExport.Format.DUCKDB);
    new TableExport(DRIVER).write(folder, TableExport.Format.DUCKDB);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "games.csv",
              "games-columns.csv",
              "games.parquet",
              "it's.csv",
              "it's-columns.csv",
              "it's.parquet",
              "results.duckdb");
    }
  }

  @Test
  void aBrokenTableIsNamedAndItsFileIsNotWritten() throws IOException {
    String games = Files.readString(folder.resolve("games.csv"));
    Files.writeString(folder.resolve("games.csv"), games.replaceFirst("\nbase,1,", "\nbase,one,"));
    assertThatThrownBy(() -> new TableExport(DRIVER).write(folder, TableExport.Format.PARQUET))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(folder.resolve("games.csv").toString())
        .hasMessageContaining("DuckDB does not take the table");
    assertThat(folder.resolve("games.parquet")).doesNotExist();
    assertThat(folder.resolve("games.parquet.unfinished")).doesNotExist();
  }

  @Test
  void theDriverComesFromAJarThatIsNamed() throws IOException, URISyntaxException {
    Path jar =
        Path.of(DRIVER.getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
    assertThat(TableExport.by(jar).write(folder, TableExport.Format.PARQUET)).hasSize(2);
    assertThatThrownBy(() -> TableExport.by(folder.resolve("none.jar")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no such jar");
    assertThatThrownBy(() -> TableExport.by(folder.resolve("games.csv")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("it holds no driver of DuckDB");
  }

  @Test
  void aFolderWithoutTablesIsRefused() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThatThrownBy(() -> new TableExport(DRIVER).write(empty, TableExport.Format.PARQUET))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("holds no table of results");
  }
}
