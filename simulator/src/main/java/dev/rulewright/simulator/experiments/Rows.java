package dev.rulewright.simulator.experiments;

import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The rows of a table of results under way. What its columns are called and mean stands in
/// `result-tables.csv`: there `{word}` stands for a word that is given, `*` for each of some names,
/// and `±` behind a name for three columns, an estimate and the ends of its 95 % interval. A column
/// whose name begins with a word that is empty is left out.
public final class Rows {

  private static final String DOCUMENTATION = "result-tables.csv";
  private static final Map<String, List<Column>> DOCUMENTED = documented();

  private final String table;
  private final List<Column> columns = new ArrayList<>();
  private final List<List<String>> rows = new ArrayList<>();

  private Rows(String table) {
    this.table = table;
  }

  private static Map<String, List<Column>> documented() {
    var columns = new HashMap<String, List<Column>>();
    for (Row row :
        TableReader.shipped(Rows.class, DOCUMENTATION, "table", "column", "unit", "meaning")) {
      columns.computeIfAbsent(row.value("table"), _ -> new ArrayList<>()).add(Column.of(row));
    }
    return columns;
  }

  /// No rows of a table.
  public static Rows of(String table) {
    return of(table, Map.of(), List.of());
  }

  /// The same of a table whose columns depend on what it is about.
  ///
  /// @param words what stands for the words in braces
  /// @param names what stands for the star, one column each
  public static Rows of(String table, Map<String, String> words, List<String> names) {
    var rows = new Rows(table);
    for (Column each : Objects.requireNonNull(DOCUMENTED.get(table), table)) {
      if (isLeftOut(each.name(), words)) {
        continue;
      }
      String unit = worded(each.unit(), words);
      String name = worded(each.name(), words);
      String meaning = worded(each.meaning(), words);
      if (name.endsWith(" ±")) {
        rows.addEstimate(name.replace(" ±", ""), unit, meaning);
      } else if (name.contains("*")) {
        names.forEach(star -> rows.add(name.replace("*", star), unit, meaning.replace("*", star)));
      } else {
        rows.add(name, unit, meaning);
      }
    }
    return rows;
  }

  private static boolean isLeftOut(String name, Map<String, String> words) {
    return words.entrySet().stream()
        .anyMatch(
            word -> word.getValue().isEmpty() && name.startsWith("{%s}".formatted(word.getKey())));
  }

  private static String worded(String text, Map<String, String> words) {
    String worded = text;
    for (Map.Entry<String, String> word : words.entrySet()) {
      worded = worded.replace("{" + word.getKey() + "}", word.getValue());
    }
    return worded;
  }

  private void addEstimate(String name, String unit, String meaning) {
    add(name, unit, meaning);
    add(name + "_low", unit, "lower end of its 95 % interval");
    add(name + "_high", unit, "upper end of its 95 % interval");
  }

  private void add(String name, String unit, String meaning) {
    columns.add(new Column(name, unit, meaning));
  }

  /// Adds a row.
  ///
  /// @param cells texts, numbers, and estimates, which fill three columns; or lists of these
  public Rows row(Object... cells) {
    var texts = new ArrayList<String>();
    Arrays.asList(cells).forEach(cell -> add(cell, texts));
    rows.add(texts);
    return this;
  }

  private static void add(Object cell, List<String> texts) {
    switch (cell) {
      case List<?> list -> list.forEach(each -> add(each, texts));
      case Estimate(double value, Interval(double low, double high)) ->
          List.of(value, low, high).forEach(each -> add(each, texts));
      case Double number -> texts.add(ResultTable.number(number));
      default -> texts.add(cell.toString());
    }
  }

  /// The number of the next row, from 1.
  public int next() {
    return rows.size() + 1;
  }

  /// The table of these rows.
  public ResultTable table() {
    return named(table);
  }

  public ResultTable named(String name) {
    return new ResultTable(name, columns, rows);
  }

  /// What a draw is to the score of each player where so many share it: `half`.
  public static String ofDraw(int seats) {
    return seats == 2 ? "half" : "1/" + seats;
  }
}
