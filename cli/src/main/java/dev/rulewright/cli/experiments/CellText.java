package dev.rulewright.cli.experiments;

import dev.rulewright.reports.results.Measure;
import dev.rulewright.simulator.batch.Column;
import java.util.List;
import java.util.Locale;

/// Tells in text what stands in the columns of a table.
final class CellText {

  private CellText() {}

  static String heading(Column column) {
    return column.name().replace('_', ' ') + Measure.kind(column).unit();
  }

  static String shown(Column column, String value) {
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

  static boolean isText(Column column) {
    return List.of("name", "setting", "settings").contains(column.unit());
  }
}
