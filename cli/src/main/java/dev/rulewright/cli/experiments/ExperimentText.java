package dev.rulewright.cli.experiments;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Tells in text what an experiment found, and what that rests on.
record ExperimentText(Ink ink) {

  /// The most rows of a table that are shown.
  private static final int ROWS = 12;

  /// The unit of columns that hold sentences.
  private static final String TEXT = "text";

  void print(Findings findings, SimulationEntry.Assumed assumed, PrintWriter out) {
    for (ResultTable table : findings.tables()) {
      table(table, out);
    }
    out.println(ink.of(Part.TITLE, Paragraph.hanging(findings.verdict().sentence(), 2)));
    out.println();
    findings.notes().forEach(note -> out.println(Paragraph.hanging(note, 2)));
    out.println("\nAssumed, not from the rulebook:");
    SimulationText.assumed(assumed, out);
  }

  private void table(ResultTable table, PrintWriter out) {
    out.println(ink.of(Part.TITLE, table.name()));
    if (table.columns().stream().anyMatch(column -> column.unit().equals(TEXT))) {
      table.rows().forEach(row -> out.println(Paragraph.hanging("  " + sentence(table, row), 4)));
    } else {
      aligned(table, out);
    }
    int more = table.rows().size() - ROWS;
    if (more > 0) {
      out.println("  (%,d more: --out FOLDER keeps all in %s.csv)".formatted(more, table.name()));
    }
    out.println();
  }

  /// A row that would be too long for a line.
  private static String sentence(ResultTable table, List<String> row) {
    var texts = new ArrayList<String>();
    var numbers = new ArrayList<String>();
    for (int i = 0; i < row.size(); i++) {
      Column column = table.columns().get(i);
      if (column.unit().equals(TEXT)) {
        texts.add(row.get(i));
      } else {
        numbers.add("%s %s".formatted(heading(column), shown(column, row.get(i))));
      }
    }
    return "%s: %s.".formatted(String.join(" ", texts), String.join(", ", numbers));
  }

  private static void aligned(ResultTable table, PrintWriter out) {
    var lines = new ArrayList<List<String>>();
    lines.add(table.columns().stream().map(column -> heading(column)).toList());
    for (List<String> row : table.rows().stream().limit(ROWS).toList()) {
      var line = new ArrayList<String>();
      for (int i = 0; i < row.size(); i++) {
        line.add(shown(table.columns().get(i), row.get(i)));
      }
      lines.add(line);
    }
    lines.forEach(line -> out.println("  " + aligned(line, lines, table.columns())));
  }

  private static String heading(Column column) {
    return column.name().replace('_', ' ') + (column.unit().equals("share") ? " %" : "");
  }

  private static String shown(Column column, String value) {
    if (value.isEmpty() || isText(column)) {
      return value;
    }
    return switch (column.unit()) {
      case "share" -> String.format(Locale.ROOT, "%.1f", 100 * Double.parseDouble(value));
      case "probability" -> {
        double p = Double.parseDouble(value);
        yield p < 0.001 ? "< 0.001" : String.format(Locale.ROOT, "%.3f", p);
      }
      case "Elo" -> String.format(Locale.ROOT, "%.0f", Double.parseDouble(value));
      case "number", "value", "turns" ->
          value.contains(".")
              ? String.format(Locale.ROOT, "%.2f", Double.parseDouble(value))
              : value;
      default -> value;
    };
  }

  private static boolean isText(Column column) {
    return List.of("name", "setting", "settings").contains(column.unit());
  }

  private static String aligned(List<String> line, List<List<String>> lines, List<Column> columns) {
    var text = new StringBuilder();
    for (int i = 0; i < line.size(); i++) {
      int column = i;
      int width = lines.stream().mapToInt(each -> each.get(column).length()).max().orElse(0);
      String blanks = " ".repeat(width - line.get(i).length());
      text.append(isText(columns.get(i)) ? line.get(i) + blanks : blanks + line.get(i))
          .append("  ");
    }
    return text.toString().stripTrailing();
  }
}
