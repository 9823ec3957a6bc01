package dev.rulewright.cli.experiments;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.reports.results.Measure;
import dev.rulewright.reports.results.SideBySide;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
    if (!assumed.isEmpty()) {
      assumed(assumed, out);
    }
  }

  /// Tells what stands in the data without evidence.
  private static void assumed(List<String> assumed, PrintWriter out) {
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

  /// Agents of whom the same is measured stand beside each other, in a table of tests below.
  private void table(ResultTable table, PrintWriter out) {
    int agents = table.column("agents");
    Optional<SideBySide> turning = SideBySide.of(table).filter(each -> !each.isOfTests());
    if (turning.isPresent()) {
      for (ResultTable turned : turning.get().turned()) {
        print(turned.name(), sideBySide(turned), more(turned, table.name()), out);
      }
    } else if (agents >= 0 && table.column("p_adjusted") >= 0) {
      table.rows().stream()
          .collect(groupingBy(row -> row.get(agents), LinkedHashMap::new, toList()))
          .forEach((each, rows) -> {
            var part = new ResultTable(table.name(), table.columns(), rows, table.view());
            print(table.name() + ", " + each, lines(part), more(part, table.name()), out);
          });
    } else {
      print(table.name(), lines(table), more(table, table.name()), out);
    }
  }

  private void print(String title, List<String> lines, String more, PrintWriter out) {
    out.println(ink.of(Part.TITLE, title));
    lines.forEach(out::println);
    out.println(more);
  }

  /// What is said of rows that are not shown, if there are any, on a line of its own.
  private static String more(ResultTable table, String file) {
    int more = table.rows().size() - table.view().rows();
    return more > 0 && !isProse(table)
        ? "  (%,d more: --out FOLDER keeps all in %s.csv)\n".formatted(more, file)
        : "";
  }

  /// The lines of a table in which agents stand beside each other, with their intervals.
  private static List<String> sideBySide(ResultTable table) {
    List<Measure> measures = Measure.of(table);
    int names = table.columns().size() - 3 * measures.size();
    var lines = new ArrayList<List<String>>();
    lines.add(
        Stream.concat(table.columns().stream().limit(names), measures.stream().map(Measure::column))
            .map(ExperimentText::heading)
            .toList());
    for (List<String> row : table.rows().stream().limit(table.view().rows()).toList()) {
      lines.add(
          Stream.concat(
                  row.stream().limit(names),
                  measures.stream().map(measure -> interval(measure, row)))
              .toList());
    }
    return indented(Paragraph.columns(lines));
  }

  /// An estimate with its interval; an end that is open is a question mark.
  private static String interval(Measure measure, List<String> row) {
    if (row.get(measure.estimate()).isEmpty()) {
      return "–";
    }
    List<String> cells =
        IntStream.of(measure.estimate(), measure.low(), measure.high())
            .mapToObj(i -> row.get(i).isEmpty() ? "?" : shown(measure.column(), row.get(i)))
            .toList();
    return "%s (%s – %s)".formatted(cells.toArray());
  }

  private static boolean isProse(ResultTable table) {
    return table.columns().stream().anyMatch(column -> column.unit().equals(TEXT));
  }

  private static List<String> lines(ResultTable table) {
    return isProse(table)
        ? table.rows().stream()
            .map(row -> Paragraph.hanging("  " + sentence(table, row), 4))
            .toList()
        : aligned(table);
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

  private static List<String> aligned(ResultTable table) {
    List<Column> columns =
        table.view().columns().stream()
            .map(name -> table.columns().get(table.column(name)))
            .toList();
    var lines = new ArrayList<List<String>>();
    lines.add(columns.stream().map(ExperimentText::heading).toList());
    for (List<String> row : table.rows().stream().limit(table.view().rows()).toList()) {
      lines.add(
          columns.stream()
              .map(column -> shown(column, row.get(table.columns().indexOf(column))))
              .toList());
    }
    return indented(Paragraph.columns(lines, i -> !isText(columns.get(i))));
  }

  private static String heading(Column column) {
    return column.name().replace('_', ' ') + Measure.kind(column).unit();
  }

  private static String shown(Column column, String value) {
    if (value.isEmpty() || isText(column)) {
      return value;
    }
    return switch (Measure.kind(column)) {
      case SHARE -> String.format(Locale.ROOT, "%.1f", 100 * Double.parseDouble(value));
      case DIFFERENCE -> String.format(Locale.ROOT, "%+.1f", 100 * Double.parseDouble(value));
      case ELO -> String.format(Locale.ROOT, "%.0f", Double.parseDouble(value));
      case OTHER -> plain(column.unit(), value);
    };
  }

  private static String plain(String unit, String value) {
    return switch (unit) {
      case "probability" -> {
        double p = Double.parseDouble(value);
        yield p < 0.001 ? "< 0.001" : String.format(Locale.ROOT, "%.3f", p);
      }
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

  private static List<String> indented(String table) {
    return table.lines().map(line -> "  " + line).toList();
  }
}
