package dev.rulewright.reports.charts;

import dev.rulewright.reports.results.Games;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.Summary;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StackedXYBarRenderer;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.CategoryTableXYDataset;

/// How long the games last: a histogram of their turns, coloured by who won, with median and quartiles.
public final class GameLengths {

  private static final double HEIGHT = 190;
  private static final int MOST_BARS = 60;
  private static final int FEW = 30;

  /// What the axis shows when there is nothing to show.
  private static final Distribution NO_TURNS = new Distribution(new TreeMap<>(Map.of(0L, 1L)));

  private GameLengths() {}

  /// The bars: each counts the games of as many turns as it is wide.
  ///
  /// @param first the least number of turns of the first bar
  /// @param width turns per bar
  /// @param count number of bars
  private record Bars(int first, int width, int count) {

    static Bars of(Distribution turns) {
      int least = Math.toIntExact(turns.min());
      int most = Math.toIntExact(turns.max());
      int width = 1;
      for (int i = 0; (most - least) / width + 1 > MOST_BARS; i++) {
        // 1, 2, 5, 10, 20, 50, ...
        width = i % 3 == 1 ? width * 5 / 2 : width * 2;
      }
      int first = width == 1 ? least : Math.floorDiv(least - 1, width) * width + 1;
      return new Bars(first, width, (most - first) / width + 1);
    }

    double centre(int bar) {
      return first + bar * width + (width - 1) / 2.0;
    }

    int of(long turns) {
      return Math.toIntExact((turns - first) / width);
    }

    double start() {
      return first - 0.5;
    }

    double end() {
      return first + count * width - 0.5;
    }
  }

  /// The chart.
  public static Chart chart(Games games) {
    Optional<Distribution> turns = games.summary().map(Summary::turns);
    return new Chart(
        "game-lengths",
        turns.map(GameLengths::title).orElse("Length of the games: there are no games"),
        turns.map(GameLengths::caption).orElse(games.source() + " holds no games."),
        Keys.SHOWN,
        HEIGHT,
        format -> plot(games, turns.orElse(NO_TURNS), format));
  }

  private static String title(Distribution turns) {
    if (turns.size() == 1) {
      return "Length of the only game: " + Words.count(turns.min(), "turn");
    }
    return "Half of the games last between %d and %d turns"
        .formatted(turns.quantile(0.25), turns.quantile(0.75));
  }

  private static String caption(Distribution turns) {
    int width = Bars.of(turns).width;
    return "Bars: games by their number of turns"
        + (width == 1 ? "" : ", " + width + " turns to a bar")
        + (turns.size() == 1 ? "" : "; line: median; grey band: the middle half of the games")
        + ". A turn is the turn of one player. n\u00a0=\u00a0"
        + Words.count(turns.size(), "game")
        + (turns.size() < FEW ? "; too few for a distribution" : "")
        + ".";
  }

  private static Plot plot(Games games, Distribution turns, Format format) {
    Bars bars = Bars.of(turns);
    var plot =
        new XYPlot(counts(games, bars), turnsAxis(bars, format), gamesAxis(), renderer(games));
    Theme.dress(plot);
    plot.setRangeGridlinesVisible(true);
    plot.setNoDataMessage("no games");
    if (turns.size() > 1) {
      mark(plot, turns, bars);
    }
    return plot;
  }

  private static CategoryTableXYDataset counts(Games games, Bars bars) {
    var counts = new CategoryTableXYDataset();
    for (Map.Entry<String, Distribution> won : games.lengths().entrySet()) {
      var heights = new long[bars.count];
      won.getValue().counts().forEach((turns, number) -> heights[bars.of(turns)] += number);
      String key =
          games.players().contains(won.getKey())
              ? Words.name(won.getKey()) + " win"
              : Words.name(won.getKey());
      for (int bar = 0; bar < bars.count; bar++) {
        counts.add(bars.centre(bar), (double) heights[bar], key);
      }
    }
    counts.setIntervalWidth(bars.width);
    return counts;
  }

  private static StackedXYBarRenderer renderer(Games games) {
    var renderer = new StackedXYBarRenderer(0.12);
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setShadowVisible(false);
    renderer.setDrawBarOutline(false);
    int series = 0;
    for (String winner : games.lengths().keySet()) {
      int seat = games.players().indexOf(winner);
      renderer.setSeriesPaint(series++, seat < 0 ? Theme.NEUTRAL : Theme.player(seat));
    }
    return renderer;
  }

  private static NumberAxis turnsAxis(Bars bars, Format format) {
    var axis = new NumberAxis("length of the game (turns)");
    Theme.dress(axis);
    double margin = bars.count < 10 ? 10 - bars.count : 1;
    axis.setRange(bars.start() - margin / 2 * bars.width, bars.end() + margin / 2 * bars.width);
    axis.setTickUnit(new NumberTickUnit(step(axis.getRange().getLength(), format)));
    return axis;
  }

  /// The least of 1, 2, 5, 10, ... that leaves room for the numbers at the ticks.
  private static double step(double length, Format format) {
    double most = format.points() / 30.0;
    double step = 1;
    for (int i = 0; length / step > most; i++) {
      step = i % 3 == 1 ? step * 2.5 : step * 2;
    }
    return step;
  }

  private static NumberAxis gamesAxis() {
    var axis = new NumberAxis("number of games");
    Theme.dress(axis);
    axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    axis.setUpperMargin(0.16);
    axis.setAxisLineVisible(false);
    axis.setTickMarksVisible(false);
    return axis;
  }

  private static void mark(XYPlot plot, Distribution turns, Bars bars) {
    double half = 0.5 * (bars.width > 1 ? 0 : 1);
    var band = new IntervalMarker(turns.quantile(0.25) - half, turns.quantile(0.75) + half, Theme.BAND);
    band.setAlpha(1);
    plot.addDomainMarker(band, Layer.BACKGROUND);
    var median = new ValueMarker(turns.quantile(0.5), Theme.INK, Theme.line(Theme.LINE));
    median.setLabel("median " + turns.quantile(0.5));
    median.setLabelFont(Theme.LABEL);
    median.setLabelPaint(Theme.INK);
    median.setLabelBackgroundColor(Theme.NOTHING);
    median.setLabelAnchor(RectangleAnchor.TOP_RIGHT);
    median.setLabelTextAnchor(TextAnchor.TOP_LEFT);
    median.setLabelOffset(new RectangleInsets(2, 3, 2, 3));
    plot.addDomainMarker(median, Layer.FOREGROUND);
  }
}
