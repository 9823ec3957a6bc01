package dev.rulewright.cli.experiments;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.metrics.PlayMetrics;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.Predicate;

/// Tells in text how play goes: a column for each agent, intervals in brackets.
record MetricsText(Ink ink) {

  private static final String AGENTS = "agents";

  /// What is done with what is used, by its kind; other kinds are left to the table.
  private static final Map<String, String> VERBS =
      Map.of("move", "", "area-entered", "enter ", "card-played", "play ");

  /// A row of a table, by column.
  private record Row(Map<String, String> cells) {
    String text(String column) {
      return cells.getOrDefault(column, "");
    }

    boolean isShare() {
      return text("unit").equals("share");
    }

    /// An estimate with its interval.
    String interval(String estimate, String low, String high, double scale) {
      return text(estimate).isEmpty()
          ? "–"
          : number(estimate, scale)
              + " (%s – %s)".formatted(number(low, scale), number(high, scale));
    }

    private String number(String column, double scale) {
      if (text(column).isEmpty()) {
        return "?"; // an end that is open
      }
      double number = scale * Double.parseDouble(text(column));
      return String.format(Locale.ROOT, scale > 1 || number >= 100 ? "%.1f" : "%.2f", number);
    }
  }

  void print(Findings findings, List<String> assumed, PrintWriter out) {
    section(
        "How play goes",
        rows(findings, "metrics", _ -> true),
        MetricsText::metric,
        row -> row.interval("estimate", "low_95", "high_95", row.isShare() ? 100 : 1),
        out);
    section(
        "Who wins by who begins, % of decided games (draws: of all)",
        rows(findings, "metrics-starter-and-winner", _ -> true),
        row -> "%s begin: %s".formatted(row.text("starter"), row.text("winner")),
        row -> row.interval("share", "share_low", "share_high", 100),
        out);
    section(
        "Moves, areas and cards, times per game",
        rows(findings, "metrics-use", row -> VERBS.containsKey(row.text("kind"))),
        row ->
            "%s: %s%s".formatted(row.text("player"), VERBS.get(row.text("kind")), row.text("name")),
        row -> row.interval("per_game", "low_95", "high_95", 1),
        out);
    clauses(rows(findings, "metrics-use", row -> row.text("kind").equals("clause-cited")), out);
    if (findings.table(PlayMetrics.CARDS).isPresent()) {
      cards(rows(findings, PlayMetrics.CARDS, _ -> true), out);
    }
    out.println("\n" + ink.of(Part.TITLE, Paragraph.hanging(findings.verdict().sentence(), 0)));
    findings.notes().stream()
        .filter(note -> !note.equals(PlayMetrics.WARNING)) // stands above the cards
        .forEach(note -> out.println("\n" + Paragraph.hanging(note, 0)));
    ExperimentText.assumed(assumed, out);
  }

  private static String metric(Row row) {
    String per = row.text("per");
    return row.text("metric")
        + (row.isShare()
            ? ", %% of %ss".formatted(per)
            : ", %s per %s".formatted(row.text("unit"), per));
  }

  private static List<Row> rows(Findings findings, String name, Predicate<Row> which) {
    ResultTable table = findings.table(name).orElseThrow();
    var rows = new ArrayList<Row>();
    for (List<String> cells : table.rows()) {
      var row = new LinkedHashMap<String, String>();
      for (int i = 0; i < cells.size(); i++) {
        row.put(table.columns().get(i).name(), cells.get(i));
      }
      rows.add(new Row(row));
    }
    return rows.stream().filter(which).toList();
  }

  /// A line for each label, a column for each agent.
  private void section(
      String title,
      List<Row> rows,
      Function<Row, String> label,
      Function<Row, String> cell,
      PrintWriter out) {
    var lines = new LinkedHashMap<String, SequencedMap<String, String>>();
    rows.forEach(row ->
        lines
            .computeIfAbsent(label.apply(row), _ -> new LinkedHashMap<>())
            .put(row.text(AGENTS), cell.apply(row)));
    table(title, lines, out);
  }

  private void table(
      String title, Map<String, SequencedMap<String, String>> lines, PrintWriter out) {
    int labels = lines.keySet().stream().mapToInt(String::length).max().orElse(0);
    var widths = new LinkedHashMap<String, Integer>();
    lines
        .values()
        .forEach(cells ->
            cells.forEach((column, cell) ->
                widths.merge(column, Math.max(column.length(), cell.length()), Math::max)));
    out.println("\n" + ink.of(Part.TITLE, title));
    out.println(line("", labels, widths, widths.keySet().stream().toList()));
    lines.forEach(
        (label, cells) -> out.println(line(label, labels, widths, List.copyOf(cells.values()))));
  }

  private static String line(
      String label, int labels, Map<String, Integer> widths, List<String> cells) {
    var text = new StringBuilder("  " + label + " ".repeat(labels - label.length()));
    int i = 0;
    for (int width : widths.values()) {
      String cell = cells.get(i++);
      text.append("  ").append(cell).append(" ".repeat(width - cell.length()));
    }
    return text.toString().stripTrailing();
  }

  private void clauses(List<Row> rows, PrintWriter out) {
    var never = new LinkedHashMap<String, List<String>>();
    for (Row row : rows) {
      List<String> names = never.computeIfAbsent(row.text(AGENTS), _ -> new ArrayList<>());
      if (Double.parseDouble(row.text("per_game")) == 0) {
        names.add(row.text("name"));
      }
    }
    out.println("\n" + ink.of(Part.TITLE, "Clauses that nothing cited in any game"));
    never.forEach((agents, names) ->
        out.println(
            "  "
                + Paragraph.hanging(
                    "%s: %d of %d: %s"
                        .formatted(
                            agents,
                            names.size(),
                            rows.size() / never.size(),
                            String.join(", ", names)),
                    4)));
  }

  private void cards(List<Row> rows, PrintWriter out) {
    var agents = rows.stream().map(row -> row.text(AGENTS)).distinct().toList();
    for (String each : agents) {
      var lines = new LinkedHashMap<String, SequencedMap<String, String>>();
      rows.stream()
          .filter(row -> row.text(AGENTS).equals(each))
          .forEach(row ->
              lines
                  .computeIfAbsent(
                      row.text("player") + ": " + row.text("card"), _ -> new LinkedHashMap<>())
                  .put(
                      row.text("use"),
                      row.interval("difference", "difference_low_95", "difference_high_95", 100)));
      table(
          "Wins in games where a card was drawn, played, destroyed, minus wins in the others, points; "
              + each,
          lines,
          out);
    }
    out.println("  " + Paragraph.hanging(PlayMetrics.WARNING, 2));
  }
}
