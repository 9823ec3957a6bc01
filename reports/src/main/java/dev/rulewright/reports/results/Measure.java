package dev.rulewright.reports.results;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A column of estimates, with the ends of their intervals beside it: `score`, `score_low` and
/// `score_high`; or, directly behind it, columns whose names end in `low_95` and `high_95`.
///
/// @param column the column of the estimates
/// @param estimate its index
/// @param low the index of the lower ends
/// @param high the index of the upper ends
public record Measure(Column column, int estimate, int low, int high) {

  /// The unit of shares minus shares, where the name of the column does not tell.
  static final String DIFFERENCE = "difference of shares";

  private static final String LOW_95 = "low_95";
  private static final String HIGH_95 = "high_95";

  /// What a column measures, as far as drawing it goes.
  public enum Kind {
    /// A share of one, compared with an even share.
    SHARE(" %"),
    /// A difference of shares, compared with nothing.
    DIFFERENCE(" points"),
    /// A rating.
    ELO(""),
    /// Anything else.
    OTHER("");

    private final String unit;

    Kind(String unit) {
      this.unit = unit;
    }

    /// The unit behind the heading of a column, if people are told another than files.
    public String unit() {
      return unit;
    }
  }

  /// The measures of a table, in the order of its columns.
  public static List<Measure> of(ResultTable table) {
    List<String> names = table.names();
    var measures = new ArrayList<Measure>();
    for (int i = 0; i < names.size(); i++) {
      int low = names.indexOf(names.get(i) + "_low");
      int high = names.indexOf(names.get(i) + "_high");
      if (low >= 0 && high >= 0) {
        measures.add(new Measure(table.columns().get(i), i, low, high));
      } else if (i + 2 < names.size()
          && names.get(i + 1).endsWith(LOW_95)
          && names.get(i + 2).endsWith(HIGH_95)) {
        measures.add(new Measure(table.columns().get(i), i, i + 1, i + 2));
      }
    }
    return measures;
  }

  /// The measures of a table that are numbers.
  public static List<Measure> fitting(ResultTable table) {
    return of(table).stream().filter(measure -> measure.fits(table)).toList();
  }

  /// What the column measures.
  public Kind kind() {
    return kind(column);
  }

  /// What a column measures; shares are told from their differences by the name of the column, or
  /// by its unit.
  public static Kind kind(Column column) {
    return switch (column.unit()) {
      case "share" ->
          List.of("difference", "effect", "change", "worth").stream()
                  .anyMatch(column.name()::startsWith)
              ? Kind.DIFFERENCE
              : Kind.SHARE;
      case DIFFERENCE -> Kind.DIFFERENCE;
      case "Elo" -> Kind.ELO;
      default -> Kind.OTHER;
    };
  }

  /// The estimate of a row in the unit of the scale; not a number if the cell is empty.
  public double estimate(List<String> row) {
    return number(row.get(estimate), Double.NaN);
  }

  /// The lower end; minus infinity if the cell is empty, because the interval is open.
  public double low(List<String> row) {
    return number(row.get(low), Double.NEGATIVE_INFINITY);
  }

  /// The upper end; plus infinity if the cell is empty.
  public double high(List<String> row) {
    return number(row.get(high), Double.POSITIVE_INFINITY);
  }

  private double number(String text, double empty) {
    if (text.isEmpty()) {
      return empty;
    }
    return switch (kind()) {
      case SHARE, DIFFERENCE -> 100 * Double.parseDouble(text);
      case ELO, OTHER -> Double.parseDouble(text);
    };
  }

  /// Whether all its cells of a table are numbers or empty, and not all empty.
  public boolean fits(ResultTable table) {
    return IntStream.of(estimate, low, high)
            .allMatch(i ->
                table.isNumeric(i) || table.rows().stream().allMatch(row -> row.get(i).isEmpty()))
        && IntStream.of(estimate, low, high).anyMatch(table::isNumeric);
  }
}
