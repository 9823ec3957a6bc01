package dev.rulewright.cli.experiments;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.reports.results.Measure;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;

/// Tells in text what an experiment found, and what that rests on.
record ExperimentText(Ink ink) {

  /// The unit of columns that hold sentences.
  private static final String TEXT = "text";

  void print(Findings findings, List<String> assumed, PrintWriter out) {
    for (ResultTable table : findings.tables()) {
      table(table, out);
    }
    out.println(ink.of(Part.TITLE, Paragraph.hanging(findings.verdict().sentence(), 2)));
    out.println();
    findings.notes().forEach(note -> out.println(Paragraph.hanging(note, 2)));
    assumed(assumed, out);
  }

  /// Tells what stands in the data without evidence.
  static void assumed(List<String> assumed, PrintWriter out) {
    var subjects = new LinkedHashMap<String, List<String>>();
    for (String each : assumed) {
      int colon = each.lastIndexOf(": ");
      subjects
          .computeIfAbsent(each.substring(colon + 1).strip(), _ -> new ArrayList<>())
          .add(each.substring(0, Math.max(0, colon)));
    }
    out.println("\nAssumed, not from the rulebook:");
    subjects.forEach((what, of) ->
        out.println(Paragraph.hanging("%s: %s".formatted(what, String.join(", ", of)), 4)));
  }

  private void table(ResultTable table, PrintWriter out) {
    int agents = column(table, "agents");
    boolean isApart = agents >= 0 && column(table, "p_adjusted") >= 0;
    List<String> titles =
        isApart
            ? table.rows().stream().map(row -> row.get(agents)).distinct().toList()
            : List.of("");
    for (String each : titles) {
      List<List<String>> rows =
          isApart
              ? table.rows().stream().filter(row -> row.get(agents).equals(each)).toList()
              : table.rows();
      out.println(ink.of(Part.TITLE, isApart ? table.name() + ", " + each : table.name()));
      rows(new ResultTable(table.name(), table.columns(), rows, table.view()), out);
      out.println();
    }
  }

  private static int column(ResultTable table, String name) {
    return table.columns().stream().map(Column::name).toList().indexOf(name);
  }

  private static void rows(ResultTable table, PrintWriter out) {
    if (table.columns().stream().anyMatch(column -> column.unit().equals(TEXT))) {
      table.rows().forEach(row -> out.println(Paragraph.hanging("  " + sentence(table, row), 4)));
      return;
    }
    aligned(table, out);
    int more = table.rows().size() - table.view().rows();
    if (more > 0) {
      out.println("  (%,d more: --out FOLDER keeps all in %s.csv)".formatted(more, table.name()));
    }
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
    List<Column> columns =
        table.view().columns().stream()
            .map(name -> table.columns().get(column(table, name)))
            .toList();
    var lines = new ArrayList<List<String>>();
    lines.add(columns.stream().map(column -> heading(column)).toList());
    for (List<String> row : table.rows().stream().limit(table.view().rows()).toList()) {
      lines.add(
          columns.stream()
              .map(column -> shown(column, row.get(table.columns().indexOf(column))))
              .toList());
    }
    lines.forEach(line -> out.println("  " + aligned(line, lines, columns)));
  }

  private static String heading(Column column) {
    String unit =
        switch (Measure.kind(column)) {
          case SHARE -> " %";
          case DIFFERENCE -> " points";
          case ELO, OTHER -> "";
        };
    return column.name().replace('_', ' ') + unit;
  }

  private static String shown(Column column, String value) {
    if (value.isEmpty() || isText(column)) {
      return value;
    }
    return switch (column.unit()) {
      case "share" ->
          String.format(
              Locale.ROOT,
              Measure.kind(column) == Measure.Kind.DIFFERENCE ? "%+.1f" : "%.1f",
              100 * Double.parseDouble(value));
      case "probability" -> {
        double p = Double.parseDouble(value);
        yield p < 0.001 ? "< 0.001" : String.format(Locale.ROOT, "%.3f", p);
      }
      case "Elo" -> String.format(Locale.ROOT, "%.0f", Double.parseDouble(value));
      case "number", "value", "turns", "positions" ->
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
