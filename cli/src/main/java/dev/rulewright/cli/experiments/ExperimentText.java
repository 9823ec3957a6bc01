package dev.rulewright.cli.experiments;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.reports.results.Measure;
import dev.rulewright.reports.results.SideBySide;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.text.WordUtils;

/// Tells in text what an experiment found, and what that rests on.
record ExperimentText(Ink ink) {

  /// The unit of columns that hold sentences.
  private static final String TEXT = "text";

  /// Columns of a line, the indentation included.
  private static final int WIDTH = 80;

  private static final String INDENTATION = "  ";

  /// What stands in a column.
  private enum Kind {
    TEXT,
    NUMBER,
    ESTIMATE
  }

  /// A column as it is told.
  private record Told(String heading, Kind kind, Function<List<String>, String> cell) {

    boolean isText() {
      return kind == Kind.TEXT;
    }
  }

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
        for (List<Told> part : parts(turned)) {
          print(turned.name(), lines(turned, part), more(turned, table.name()), out);
        }
      }
    } else if (agents >= 0 && table.column("p_adjusted") >= 0) {
      table.rows().stream()
          .collect(groupingBy(row -> row.get(agents), LinkedHashMap::new, toList()))
          .forEach((each, rows) -> {
            var part = new ResultTable(table.name(), table.columns(), rows, table.view());
            print(table.name() + ", " + each, part, out);
          });
    } else {
      print(table.name(), table, out);
    }
  }

  private void print(String title, ResultTable table, PrintWriter out) {
    if (isProse(table)) {
      print(title, prose(table), "", out);
      return;
    }
    List<Told> all = columns(table);
    List<Told> fitting = fitting(table, all);
    if (width(table, fitting) > WIDTH) {
      print(title, oneByOne(table, fitting), more(table, table.name()), out);
      return;
    }
    String more = more(table, table.name());
    print(
        title,
        lines(table, fitting),
        more.isEmpty() && fitting.size() < all.size()
            ? "  (more columns: --out FOLDER keeps all in %s.csv)\n".formatted(table.name())
            : more,
        out);
  }

  private void print(String title, List<String> lines, String more, PrintWriter out) {
    out.println(ink.of(Part.TITLE, title));
    lines.forEach(out::println);
    out.println(more);
  }

  /// What is said of rows that are not shown, if there are any, on a line of its own.
  private static String more(ResultTable table, String file) {
    int more = table.rows().size() - table.view().rows();
    return more > 0 ? "  (%,d more: --out FOLDER keeps all in %s.csv)\n".formatted(more, file) : "";
  }

  // ---- Columns ----

  /// The columns of a table that people are told, each estimate together with its interval.
  private static List<Told> columns(ResultTable table) {
    List<String> view = table.view().columns();
    List<String> names = table.names();
    List<Measure> whole =
        Measure.of(table).stream()
            .filter(each ->
                view.contains(names.get(each.low())) && view.contains(names.get(each.high())))
            .toList();
    var told = new ArrayList<Told>();
    for (String name : view) {
      int i = table.column(name);
      if (whole.stream().noneMatch(each -> each.low() == i || each.high() == i)) {
        Column column = table.columns().get(i);
        told.add(
            whole.stream()
                .filter(each -> each.estimate() == i)
                .findFirst()
                .map(each ->
                    new Told(
                        CellText.heading(column) + " (95 %)",
                        Kind.ESTIMATE,
                        row -> interval(each, row)))
                .orElseGet(() ->
                    new Told(
                        CellText.heading(column),
                        CellText.isText(column) ? Kind.TEXT : Kind.NUMBER,
                        row -> CellText.shown(column, row.get(i)))));
      }
    }
    return told;
  }

  /// The columns that a line has room for: what names the row, the first estimate or number, and
  /// the others from the left.
  private static List<Told> fitting(ResultTable table, List<Told> all) {
    var fitting = new ArrayList<>(all);
    List<Told> numbers = all.stream().filter(each -> !each.isText()).toList();
    Optional<Told> first =
        numbers.stream()
            .filter(each -> each.kind() == Kind.ESTIMATE)
            .findFirst()
            .or(() -> numbers.stream().findFirst());
    for (Told last : numbers.reversed()) {
      if (width(table, fitting) > WIDTH && !last.equals(first.orElseThrow())) {
        fitting.remove(last);
      }
    }
    return fitting;
  }

  /// The columns of a table in which agents stand beside each other, so many at a time as a line
  /// has room for, each time behind what names the rows.
  private static List<List<Told>> parts(ResultTable table) {
    List<Measure> measures = Measure.of(table);
    int names = table.columns().size() - 3 * measures.size();
    List<Told> naming =
        IntStream.range(0, names)
            .mapToObj(i ->
                new Told(CellText.heading(table.columns().get(i)), Kind.TEXT, row -> row.get(i)))
            .toList();
    var parts = new ArrayList<List<Told>>();
    for (Measure measure : measures) {
      var told =
          new Told(CellText.heading(measure.column()), Kind.TEXT, row -> interval(measure, row));
      if (!parts.isEmpty()) {
        var longer = new ArrayList<>(parts.getLast());
        longer.add(told);
        if (width(table, longer) <= WIDTH) {
          parts.set(parts.size() - 1, longer);
          continue;
        }
      }
      var part = new ArrayList<>(naming);
      part.add(told);
      parts.add(part);
    }
    return parts;
  }

  private static int width(ResultTable table, List<Told> columns) {
    return lines(table, columns).stream().mapToInt(String::length).max().orElse(0);
  }

  private static List<String> lines(ResultTable table, List<Told> columns) {
    var lines = new ArrayList<List<String>>();
    lines.add(columns.stream().map(Told::heading).toList());
    for (List<String> row : table.rows().stream().limit(table.view().rows()).toList()) {
      lines.add(columns.stream().map(column -> column.cell().apply(row)).toList());
    }
    return indented(Paragraph.columns(lines, i -> !columns.get(i).isText()));
  }

  /// Rows whose names alone are longer than a line, one below the other.
  private static List<String> oneByOne(ResultTable table, List<Told> columns) {
    return table.rows().stream()
        .limit(table.view().rows())
        .map(row ->
            INDENTATION
                + WordUtils.wrap(
                    columns.stream()
                        .map(column -> column.heading() + " " + column.cell().apply(row))
                        .collect(Collectors.joining("; ")),
                    WIDTH - 4,
                    "\n    ",
                    false))
        .toList();
  }

  /// An estimate with its interval; an end that is open is a question mark.
  private static String interval(Measure measure, List<String> row) {
    List<String> cells =
        IntStream.of(measure.estimate(), measure.low(), measure.high())
            .mapToObj(
                i -> row.get(i).isEmpty() ? "?" : CellText.shown(measure.column(), row.get(i)))
            .toList();
    return cells.stream().allMatch("?"::equals) ? "–" : "%s (%s – %s)".formatted(cells.toArray());
  }

  private static boolean isProse(ResultTable table) {
    return table.columns().stream().anyMatch(column -> column.unit().equals(TEXT));
  }

  private static List<String> prose(ResultTable table) {
    return table.rows().stream()
        .map(row -> Paragraph.hanging(INDENTATION + sentence(table, row), 4))
        .toList();
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
        numbers.add(
            "%s %s".formatted(CellText.heading(column), CellText.shown(column, row.get(i))));
      }
    }
    return "%s: %s.".formatted(String.join(" ", texts), String.join(", ", numbers));
  }

  private static List<String> indented(String table) {
    return table.lines().map(line -> INDENTATION + line).toList();
  }
}
