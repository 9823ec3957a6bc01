package dev.rulewright.cli.experiments;

import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.reports.tables.Table;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The folder that an experiment fills: its tables, what their columns mean, and the verdict.
record ExperimentFolder(Folder folder) {

  /// Writes everything.
  ///
  /// @return the files written
  List<Path> write(Findings findings, ExperimentEntry entry, JsonOption json) throws IOException {
    var written = new ArrayList<Path>();
    for (ResultTable table : findings.tables()) {
      List<String> headings = table.columns().stream().map(Column::name).toList();
      written.add(folder.write(table.name() + ".csv", new Table(headings, table.rows()).csv()));
      written.add(
          folder.write(
              table.name() + "-columns.csv",
              new Table(
                      List.of("column", "unit", "meaning"),
                      table.columns().stream()
                          .map(column -> List.of(column.name(), column.unit(), column.meaning()))
                          .toList())
                  .csv()));
    }
    var text = new StringWriter();
    json.print(entry, new PrintWriter(text, true));
    written.add(folder.write("verdict.json", text.toString().replace("\r\n", "\n")));
    return written;
  }
}
