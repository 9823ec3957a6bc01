package dev.rulewright.reports.charts.tables;

import dev.rulewright.reports.charts.Axes;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.charts.Lines;
import dev.rulewright.reports.charts.Scale;
import dev.rulewright.reports.charts.Theme;
import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.results.Measure;
import dev.rulewright.simulator.experiments.ResultTable;
import java.awt.Color;
import java.awt.Font;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jfree.chart.annotations.XYBoxAnnotation;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;

/// How an estimate changes with two settings: a cell for each combination with its number; blue
/// above an even share and orange below, the farther the stronger.
///
/// @param across the setting along the bottom
/// @param up the setting along the left
/// @param cells the estimates by the values of both settings, across first
public record HeatMap(
    ResultTable table, Measure measure, Side across, Side up, Map<List<String>, Cell> cells) {

  private static final double CELL = 24;
  private static final double AXIS_HEIGHT = 34;

  /// How far a cell reaches to each side, in cells.
  private static final double FILLED = 0.48;

  private static final double LEAST_REACH = 5;

  /// The colour of a cell that is farthest from an even share; letters in ink must stay legible on
  /// it.
  public static final double STRONGEST = 0.5;

  /// A setting with the values that were played.
  ///
  /// @param column its index in the table
  record Side(int column, String setting, List<String> levels) {

    static Side of(ResultTable table, int column) {
      List<String> levels = table.rows().stream().map(row -> row.get(column)).distinct().toList();
      return new Side(
          column,
          table.columns().get(column).name(),
          table.isNumeric(column)
              ? levels.stream().sorted(Comparator.comparingDouble(Double::parseDouble)).toList()
              : levels);
    }
  }

  /// An estimate in percent.
  record Cell(double estimate, double low, double high) {

    boolean leavesOut(double even) {
      return low > even || high < even;
    }
  }

  /// The map, if the table has two settings and every combination of their values once.
  static Optional<HeatMap> of(ResultTable table, Measure measure) {
    List<Integer> settings = TableCharts.columns(table, List.of(TableCharts.SETTING));
    if (settings.size() != 2 || measure.kind() != Measure.Kind.SHARE) {
      return Optional.empty();
    }
    Side first = Side.of(table, settings.get(0));
    Side second = Side.of(table, settings.get(1));
    // Fewer columns than rows: a telephone is higher than wide.
    boolean turned = first.levels.size() < second.levels.size();
    Side across = turned ? first : second;
    Side up = turned ? second : first;
    var cells = new HashMap<List<String>, Cell>();
    for (List<String> row : table.rows()) {
      cells.put(
          List.of(row.get(across.column), row.get(up.column)),
          new Cell(measure.estimate(row), measure.low(row), measure.high(row)));
    }
    boolean whole =
        cells.size() == table.rows().size()
            && cells.size() == across.levels.size() * up.levels.size();
    return whole && cells.size() > 1
        ? Optional.of(new HeatMap(table, measure, across, up, cells))
        : Optional.empty();
  }

  Chart chart() {
    return new Chart(
        TableCharts.id(table),
        "%s and %s: %s".formatted(up.setting, across.setting, Finding.of(table, measure)),
        "Numbers: %s, in percent; blue: above %s, orange: below; bold: the 95%s%% interval leaves out %s. "
                .formatted(measure.column().meaning(), share(), Words.THIN, share())
            + TableCharts.games(table).replace("each dot", "each cell"),
        inWords(),
        Chart.Keys.NONE,
        _ -> CELL * up.levels.size() + AXIS_HEIGHT,
        this::plot);
  }

  private String inWords() {
    Scale scale = Scale.of(measure.kind(), "");
    var words = new ArrayList<String>();
    for (String u : up.levels) {
      for (String a : across.levels) {
        Cell cell = cells.get(List.of(a, u));
        if (cell != null) {
          words.add(
              "%s = %s, %s = %s: %s"
                  .formatted(
                      up.setting,
                      u,
                      across.setting,
                      a,
                      scale.text(cell.estimate, cell.low, cell.high)));
        }
      }
    }
    return String.join("; ", words) + ".";
  }

  private Plot plot(Format format) {
    double room = (format.points() - 80.0) / across.levels.size();
    double reach = reach();
    var plot =
        new XYPlot(
            null,
            Axes.words(across.setting, across.levels, Theme.LABEL),
            Axes.words(up.setting, up.levels, Theme.LABEL),
            null);
    Theme.dress(plot);
    for (int x = 0; x < across.levels.size(); x++) {
      for (int y = 0; y < up.levels.size(); y++) {
        Cell cell = cells.get(List.of(across.levels.get(x), up.levels.get(y)));
        if (cell != null && !Double.isNaN(cell.estimate)) {
          plot.addAnnotation(
              new XYBoxAnnotation(
                  x - FILLED, y - FILLED, x + FILLED, y + FILLED, null, null, colour(cell, reach)));
          label(cell, x, y, room).ifPresent(plot::addAnnotation);
        }
      }
    }
    return plot;
  }

  /// An even share, with which cells are compared.
  private double even() {
    return TableCharts.even(table);
  }

  private String share() {
    return Words.brief(even()) + Words.THIN + "%";
  }

  /// The distance from an even share where the colour is strongest.
  private double reach() {
    return cells.values().stream()
        .mapToDouble(cell -> Math.abs(cell.estimate - even()))
        .filter(Double::isFinite)
        .reduce(LEAST_REACH, Math::max);
  }

  /// A player's colour, the more of it the farther the cell is from an even share.
  private Color colour(Cell cell, double reach) {
    Color colour = Theme.player(cell.estimate >= even() ? 0 : 1);
    double strength = STRONGEST * Math.abs(cell.estimate - even()) / reach;
    return new Color(
        colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(255 * strength));
  }

  /// The number of a cell, as far as there is room for it.
  ///
  /// @param room the width of a cell, in points
  private Optional<XYTextAnnotation> label(Cell cell, double x, double y, double room) {
    Font font = cell.leavesOut(even()) ? Theme.LABEL.deriveFont(Font.BOLD) : Theme.LABEL;
    return Stream.of("%.1f", "%.0f")
        .map(format -> String.format(Locale.ROOT, format, cell.estimate))
        .filter(text -> Lines.width(text, font) < room)
        .findFirst()
        .map(text -> {
          var label = new XYTextAnnotation(text, x, y);
          label.setFont(font);
          label.setPaint(Theme.INK);
          return label;
        });
  }
}
