package dev.rulewright.reports.html;

import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.columns.TableColumn;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;

/// Writes tables of results, which sort by a column when its heading is chosen.
///
/// The script that sorts is the only one of a page; the page's policy allows no other, by its hash.
/// Without it the tables are read just as well.
final class TableText {

  /// Rows beyond these are left to the file.
  private static final int MOST_ROWS = 500;

  /// The first table is open if it has no more rows than these; all others are closed at first, so
  /// that a page is one that can be surveyed, on a telephone too.
  private static final int MOST_OPEN = 30;

  private static final Markup SCRIPT = Markup.shipped(TableText.class, "sort.js");

  private TableText() {}

  /// What the policy of a page with such tables allows.
  static String policy() {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(SCRIPT.html().getBytes(StandardCharsets.UTF_8));
      return "; script-src 'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  static Markup of(List<ResultTable> tables) {
    return Markup.of(
        "{}<script>{}</script>\n",
        Markup.section(
            "tables",
            "Tables",
            Markup.each(tables, table -> table(table, table.equals(tables.getFirst())))),
        SCRIPT);
  }

  private static Markup table(ResultTable table, boolean first) {
    if (first && table.rows().size() <= MOST_OPEN) {
      return Markup.of(
          """
          <h3>{}</h3>
          <p class="note">{}</p>
          {}\
          """,
          Words.name(table.name()),
          size(table),
          body(table));
    }
    return Markup.of(
        """
        <details class="folded">
        <summary><h3>{}</h3> <span class="note">{}</span></summary>
        {}\
        </details>
        """,
        Words.name(table.name()),
        size(table),
        body(table));
  }

  private static Markup body(ResultTable table) {
    List<TableColumn> columns = TableColumn.of(table);
    TableColumn key =
        columns.stream()
            .filter(column -> !column.isNumeric())
            .findFirst()
            .orElseGet(columns::getFirst);
    List<List<String>> rows = table.rows().stream().limit(MOST_ROWS).toList();
    return Markup.of(
        """
        <div class="scrolling" tabindex="0" role="region" aria-label="{}">
        <table class="results">
        <thead><tr>{}</tr></thead>
        <tbody>
        {}</tbody>
        </table>
        </div>
        {}\
        """,
        Words.name(table.name()),
        Markup.each(columns, column -> heading(column, column.equals(key))),
        Markup.each(
            rows,
            row ->
                Markup.of(
                    "<tr>{}</tr>\n",
                    Markup.each(columns, column -> cell(column, row, column.equals(key))))),
        meanings(table));
  }

  private static String size(ResultTable table) {
    int rows = table.rows().size();
    return rows <= MOST_ROWS
        ? Words.count(rows, "row")
        : "the first %s of %s; all are in %s.csv"
            .formatted(Words.number(MOST_ROWS), Words.count(rows, "row"), table.name());
  }

  /// @param key whether the column names the rows; it stays in sight where the table is wider than
  ///   the screen
  private static Markup heading(TableColumn column, boolean key) {
    return Markup.of(
        "<th scope=\"col\" class=\"{}{}\" title=\"{}\">{}</th>",
        column.isNumeric() ? "number" : "words",
        key ? " key" : "",
        column.meaning(),
        Markup.breakable(column.heading()));
  }

  /// What a cell is sorted by stands in an attribute where it is not what is read.
  private static Markup cell(TableColumn column, List<String> row, boolean key) {
    String text = column.text().apply(row);
    String source = row.get(column.source());
    if (key) {
      return Markup.of("<th scope=\"row\" class=\"key\">{}</th>", Markup.breakable(text));
    }
    if (!column.isNumeric()) {
      return Markup.of("<td>{}</td>", Markup.breakable(text));
    }
    return text.equals(source)
        ? Markup.of("<td class=\"number\">{}</td>", text)
        : Markup.of("<td class=\"number\" data-sort=\"{}\">{}</td>", source, text);
  }

  private static Markup meanings(ResultTable table) {
    List<Column> told = table.columns().stream().filter(each -> !each.meaning().isEmpty()).toList();
    if (told.isEmpty()) {
      return Markup.NOTHING;
    }
    return Markup.of(
        """
        <details>
        <summary>What the columns mean</summary>
        <dl class="facts">
        {}</dl>
        </details>
        """,
        Markup.each(
            told,
            each ->
                Markup.of(
                    "<dt>{}</dt><dd>{} ({})</dd>\n",
                    Words.name(each.name()),
                    each.meaning(),
                    each.unit())));
  }
}
