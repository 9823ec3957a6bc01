package dev.rulewright.reports.results;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/// Reads tables of results back from their files.
final class ResultTableReader {

  private static final String ENDING = ".csv";
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

  private ResultTableReader() {}

  /// Reads a table, and the meaning of its columns from `NAME-columns.csv` beside it if that is
  /// there; without it unit and meaning are empty.
  ///
  /// @throws BadInput if a row does not fit the header
  static ResultTable read(Path file) throws IOException {
    String name = stem(file);
    Map<String, Column> meanings = meanings(file.resolveSibling(name + "-columns" + ENDING));
    var rows = new ArrayList<List<String>>();
    List<String> header = records(file, rows);
    return new ResultTable(
        name,
        header.stream().map(each -> meanings.getOrDefault(each, new Column(each, "", ""))).toList(),
        rows);
  }

  /// The name of a CSV file without its ending.
  static String stem(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
  }

  private static Map<String, Column> meanings(Path file) throws IOException {
    var meanings = new HashMap<String, Column>();
    if (Files.exists(file)) {
      var rows = new ArrayList<List<String>>();
      List<String> header = records(file, rows);
      if (!header.equals(List.of("column", "unit", "meaning"))) {
        throw BadInput.at(Place.of(String.valueOf(file.getFileName())))
            .found(String.join(",", header))
            .expected("the columns column,unit,meaning");
      }
      rows.forEach(row -> meanings.put(row.get(0), new Column(row.get(0), row.get(1), row.get(2))));
    }
    return meanings;
  }

  /// Takes in all rows.
  ///
  /// @return the names of the columns
  private static List<String> records(Path file, List<List<String>> rows) throws IOException {
    String source = String.valueOf(file.getFileName());
    try (var parser = CSVParser.parse(Files.newBufferedReader(file), FORMAT)) {
      List<String> header = parser.getHeaderNames();
      for (CSVRecord row : parser) {
        if (row.size() != header.size()) {
          throw BadInput.at(new Place(source, (int) parser.getCurrentLineNumber(), 1))
              .found(row.size() + " values")
              .expected(header.size() + ", one for each column");
        }
        rows.add(row.toList());
      }
      return header;
    } catch (IllegalArgumentException | UncheckedIOException e) {
      // A column twice, or quotes that are not closed.
      throw BadInput.at(Place.of(source)).because("it is no table", e);
    }
  }
}
