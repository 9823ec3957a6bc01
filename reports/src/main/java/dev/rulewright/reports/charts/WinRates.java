package dev.rulewright.reports.charts;

import static dev.rulewright.reports.charts.Words.oneDecimal;

import dev.rulewright.reports.results.Games;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairedProportion;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;

/// Who wins how often: a dot for the share of the decided games, a line for its interval, one row
/// each.
public final class WinRates {

  private static final double ROW_HEIGHT = 34;
  private static final double AXIS_HEIGHT = 34;
  private static final double LEAST_REACH = 10;

  /// How far the numbers stand above their dot, in rows.
  private static final double LABEL_RISE = 0.35;

  private static final int FEW = 30;

  private WinRates() {}

  /// One row, in percent.
  private record Rate(String who, double percent, double low, double high) {

    static Rate of(String who, PairedProportion won) {
      Interval interval = won.interval(Games.CONFIDENCE);
      return new Rate(who, 100 * won.share(), 100 * interval.low(), 100 * interval.high());
    }

    String label() {
      return "%s%s%% (%s–%s)"
          .formatted(oneDecimal(percent), Words.THIN, oneDecimal(low), oneDecimal(high));
    }
  }

  /// The chart.
  public static Chart chart(Games games) {
    var rates = new ArrayList<Rate>();
    games.shares().forEach((who, won) -> rates.add(Rate.of(who, won)));
    double even = 100.0 / games.players().size();
    return new Chart(
        "win-rates",
        title(rates, games, even),
        caption(games, even),
        Keys.NONE,
        Math.max(rates.size(), 1) * ROW_HEIGHT + AXIS_HEIGHT,
        _ -> plot(rates, games.players(), even));
  }

  private static String title(List<Rate> rates, Games games, double even) {
    if (rates.isEmpty()) {
      return games.count() == 0
          ? "Games won: there are no games"
          : "Games won: every game ended in a draw";
    }
    return rates.stream()
        .filter(rate -> games.players().contains(rate.who) && rate.low > even)
        .findFirst()
        .map(rate -> Words.name(rate.who) + " win more than an even share of the decided games")
        .orElse("No side clearly wins more than an even share of the decided games");
  }

  private static String caption(Games games, double even) {
    if (games.decided() == 0) {
      return games.source() + " holds " + (games.count() == 0 ? "no games." : "only draws.");
    }
    int draws = games.count() - games.decided();
    return "Dots: share of the games that somebody won; lines: 95%s%% interval; dashed: an even"
            .formatted(Words.THIN)
        + " share, %s%s%%. n\u00a0=\u00a0%s"
            .formatted(Words.brief(even), Words.THIN, Words.count(games.decided(), "decided game"))
        + (draws > 0 ? ", " + Words.count(draws, "draw") + " left out" : "")
        + (games.decided() < FEW ? "; too few to tell" : "")
        + ".";
  }

  private static Plot plot(List<Rate> rates, List<String> players, double even) {
    var rows = new XYIntervalSeriesCollection();
    var renderer = renderer();
    double reach = reach(rates, even);
    for (int row = 0; row < rates.size(); row++) {
      Rate rate = rates.get(row);
      var series = new XYIntervalSeries(rate.who);
      series.add(rate.percent, rate.low, rate.high, row, row, row);
      rows.addSeries(series);
      int seat = players.indexOf(rate.who);
      renderer.setSeriesPaint(row, seat < 0 ? Theme.FAINT_INK : Theme.player(seat));
      renderer.setSeriesShape(row, shape(seat));
    }
    var plot = new XYPlot(rows, axis(even, reach), names(rates), renderer);
    Theme.dress(plot);
    plot.setDomainGridlinesVisible(true);
    plot.addDomainMarker(evenLine(even), Layer.BACKGROUND);
    plot.setNoDataMessage("no games");
    for (int row = 0; row < rates.size(); row++) {
      plot.addAnnotation(label(rates.get(row), row, even, reach));
    }
    return plot;
  }

  private static XYErrorRenderer renderer() {
    var renderer = new XYErrorRenderer();
    renderer.setDrawYError(false);
    renderer.setCapLength(5);
    renderer.setErrorStroke(Theme.line(Theme.HEAVY));
    return renderer;
  }

  private static Shape shape(int seat) {
    return switch (seat) {
      case 0 -> new Ellipse2D.Double(-3.6, -3.6, 7.2, 7.2);
      case 1 -> polygon(0, -4.6, 4.6, 0, 0, 4.6, -4.6, 0);
      case 2 -> polygon(-3.3, -3.3, 3.3, -3.3, 3.3, 3.3, -3.3, 3.3);
      default -> polygon(0, -4.4, 4.2, 3.2, -4.2, 3.2);
    };
  }

  private static Shape polygon(double... coordinates) {
    var path = new Path2D.Double();
    path.moveTo(coordinates[0], coordinates[1]);
    for (int i = 2; i < coordinates.length; i += 2) {
      path.lineTo(coordinates[i], coordinates[i + 1]);
    }
    path.closePath();
    return path;
  }

  /// The numbers above a dot, on paper of their own so that no line runs through them, and inside
  /// the plot when the dot stands near its edge.
  private static XYTextAnnotation label(Rate rate, int row, double even, double reach) {
    var label = new XYTextAnnotation(rate.label(), rate.percent, row - LABEL_RISE);
    double fromEven = (rate.percent - even) / reach;
    label.setTextAnchor(
        fromEven > 0.6
            ? TextAnchor.CENTER_RIGHT
            : fromEven < -0.6 ? TextAnchor.CENTER_LEFT : TextAnchor.CENTER);
    label.setFont(Theme.LABEL);
    label.setPaint(Theme.INK);
    label.setBackgroundPaint(Theme.PAPER);
    return label;
  }

  /// How far the axis reaches to both sides of the even share, in percent: to the farthest
  /// interval, in steps of five.
  private static double reach(List<Rate> rates, double even) {
    double farthest =
        rates.stream()
            .mapToDouble(rate -> Math.max(even - rate.low, rate.high - even))
            .reduce(LEAST_REACH, Math::max);
    return 5 * Math.ceil((farthest + 1) / 5);
  }

  private static NumberAxis axis(double even, double reach) {
    var axis = new NumberAxis("share of the decided games won (%)");
    Theme.dress(axis);
    double margin = 0.04 * reach;
    axis.setRange(Math.max(0, even - reach) - margin, Math.min(100, even + reach) + margin);
    axis.setTickUnit(new NumberTickUnit(reach > 30 ? 20 : reach > 15 ? 10 : 5));
    return axis;
  }

  private static SymbolAxis names(List<Rate> rates) {
    var axis =
        new SymbolAxis(
            null, rates.stream().map(rate -> Words.name(rate.who)).toArray(String[]::new));
    Theme.dress(axis);
    axis.setTickLabelFont(Theme.NAME);
    axis.setGridBandsVisible(false);
    axis.setAxisLineVisible(false);
    axis.setTickMarksVisible(false);
    axis.setInverted(true);
    axis.setRange(-0.8, Math.max(rates.size(), 1) - 0.5);
    return axis;
  }

  private static ValueMarker evenLine(double even) {
    return new ValueMarker(even, Theme.NEUTRAL, Theme.dashed(Theme.LINE));
  }
}
