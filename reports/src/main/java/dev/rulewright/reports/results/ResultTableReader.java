package dev.rulewright.reports.results;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.reports.tables.TableFile;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.IOException;
import java.nio.file.Path;

/// Reads tables of results back from their files.
final class ResultTableReader {

  private ResultTableReader() {}

  /// Reads a table with the meaning of its columns.
  ///
  /// @throws BadInput if a row does not fit the header
  static ResultTable read(Path file) throws IOException {
    try (var table = TableReader.of(file)) {
      return new ResultTable(
          TableFile.name(file),
          TableFile.columns(file, table.columns()),
          table.stream().map(Row::values).toList());
    }
  }
}
