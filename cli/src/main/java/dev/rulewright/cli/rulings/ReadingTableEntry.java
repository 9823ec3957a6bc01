package dev.rulewright.cli.rulings;

import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.ReadingTable;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What comes of a scenario under several readings: its form in JSON.
///
/// @param question the question whose answers the rows are, if the scenario asks one
/// @param own what comes of it under its own reading, if the rows are other answers
/// @param unchanged how many more answers change nothing
record ReadingTableEntry(
    String file,
    String title,
    @Nullable String question,
    String reading,
    @Nullable Row own,
    List<Row> rows,
    int unchanged) {

  /// One reading or answer.
  ///
  /// @param verdict `holds`, `fails` or `no-reading`
  record Row(String reading, String verdict, String outcome) {}

  static ReadingTableEntry of(ReadingTable table) {
    var scenario = table.scenario();
    return new ReadingTableEntry(
        scenario.file(),
        scenario.title().toString(),
        scenario.question().map(Word::text).orElse(null),
        scenario.reading().text(),
        table.own().map(ReadingTableEntry::row).orElse(null),
        table.rows().stream().map(ReadingTableEntry::row).toList(),
        table.unchanged());
  }

  private static Row row(ReadingTable.Row row) {
    return new Row(
        row.reading(),
        row.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        row.outcome());
  }
}
