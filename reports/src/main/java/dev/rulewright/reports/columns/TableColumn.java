package dev.rulewright.reports.columns;

import dev.rulewright.reports.charts.Scale;
import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.results.Measure;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// A column of a table as people read it: shares in percent, both ends of an interval in one
/// column. The file beside the report keeps every digit.
///
/// @param heading what stands above it
/// @param meaning what it means
/// @param isNumeric whether it is sorted by number
/// @param source the column of the table that it is sorted by
/// @param text what stands in the cell of a row
public record TableColumn(
    String heading,
    String meaning,
    boolean isNumeric,
    int source,
    Function<List<String>, String> text) {

  /// The columns of a table, in their order.
  public static List<TableColumn> of(ResultTable table) {
    List<Measure> measures = Measure.fitting(table);
    var columns = new ArrayList<TableColumn>();
    for (int i = 0; i < table.columns().size(); i++) {
      int column = i;
      if (measures.stream().noneMatch(each -> each.low() == column || each.high() == column)) {
        columns.add(single(table, i));
        measures.stream()
            .filter(each -> each.estimate() == column)
            .findFirst()
            .ifPresent(each -> columns.add(interval(each)));
      }
    }
    return columns;
  }

  private static TableColumn single(ResultTable table, int i) {
    Column column = table.columns().get(i);
    boolean numeric = table.isNumeric(i);
    UnaryOperator<String> shown = numeric ? number(column) : text -> text;
    return new TableColumn(
        Words.name(column.name()) + Measure.kind(column).unit(),
        column.meaning() + (column.unit().isEmpty() ? "" : " (" + column.unit() + ")"),
        numeric,
        i,
        row -> row.get(i).isEmpty() ? (numeric ? Words.NONE : "") : shown.apply(row.get(i)));
  }

  private static UnaryOperator<String> number(Column column) {
    Measure.Kind kind = Measure.kind(column);
    return switch (kind) {
      case SHARE, DIFFERENCE -> text -> Scale.of(kind, "").text(100 * Double.parseDouble(text));
      case ELO -> text -> Scale.of(kind, "").text(Double.parseDouble(text));
      case OTHER ->
          switch (column.unit()) {
            case "probability" -> TableColumn::probability;
            case "number", "value", "turns" -> TableColumn::twoDecimals;
            default -> text -> text.replace('-', Words.MINUS);
          };
    };
  }

  private static String probability(String text) {
    double p = Double.parseDouble(text);
    return p < 0.001 ? "< 0.001" : String.format(Locale.ROOT, "%.3f", p);
  }

  private static String twoDecimals(String text) {
    String shown =
        text.matches("-?\\d*\\.\\d{3,}")
            ? String.format(Locale.ROOT, "%.2f", Double.parseDouble(text))
            : text;
    return shown.replace('-', Words.MINUS);
  }

  private static TableColumn interval(Measure measure) {
    Scale scale = Scale.of(measure.kind(), "");
    return new TableColumn(
        "95" + Words.THIN + "% interval",
        "from the lower to the upper end; an end that is missing is open",
        true,
        measure.low(),
        row ->
            Optional.of(row)
                .filter(each ->
                    !each.get(measure.low()).isEmpty() || !each.get(measure.high()).isEmpty())
                .map(each -> scale.interval(measure.low(each), measure.high(each)))
                .orElse(Words.NONE));
  }
}
