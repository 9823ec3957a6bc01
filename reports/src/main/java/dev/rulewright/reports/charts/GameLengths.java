package dev.rulewright.reports.charts;

import dev.rulewright.reports.results.Games;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.statistics.Distribution;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StackedXYBarRenderer;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.data.Range;
import org.jfree.data.general.DatasetUtils;
import org.jfree.data.xy.CategoryTableXYDataset;

/// How long the games last that somebody wins: a histogram of their turns, coloured by who won,
/// with median and quartiles.
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
      int width = (int) Axes.step(most - least + 1, MOST_BARS, 1);
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
    Optional<Distribution> turns = games.turnsOfDecided();
    return new Chart(
        "game-lengths",
        turns.map(GameLengths::title).orElse("Length of the games: nobody won any"),
        turns.map(each -> caption(each, games)).orElse(games.source() + " holds no decided game."),
        inWords(games),
        Chart.Keys.SHOWN,
        _ -> HEIGHT,
        format -> plot(games, turns.orElse(NO_TURNS), format));
  }

  private static String title(Distribution turns) {
    if (turns.size() == 1) {
      return "Length of the only decided game: " + Words.count(turns.min(), "turn");
    }
    return "Half of the decided games last from %d to %d turns"
        .formatted(turns.quantile(0.25), turns.quantile(0.75));
  }

  /// Who won how many games of how many turns.
  private static String inWords(Games games) {
    return wins(games).stream()
        .map(won ->
            "%s win, by number of turns: %s"
                .formatted(
                    Words.name(won.getKey()),
                    won.getValue().counts().entrySet().stream()
                        .map(each ->
                            each.getKey() + " turns " + Words.count(each.getValue(), "game"))
                        .collect(Collectors.joining(", "))))
        .collect(Collectors.joining("; "));
  }

  private static String caption(Distribution turns, Games games) {
    int width = Bars.of(turns).width;
    int draws = games.count() - games.decided();
    return "Bars: games by their number of turns"
        + (width == 1 ? "" : ", " + width + " turns to a bar")
        + (turns.size() == 1 ? "" : "; line: median; grey band: the middle half of the games")
        + ". A turn is the turn of one player. n\u00a0=\u00a0"
        + Words.count(turns.size(), "decided game")
        + (draws > 0 ? ", " + Words.count(draws, "draw") + " left out" : "")
        + (turns.size() < FEW ? "; too few for a distribution" : "")
        + ".";
  }

  private static Plot plot(Games games, Distribution turns, Format format) {
    Bars bars = Bars.of(turns);
    CategoryTableXYDataset counts = counts(games, bars);
    Range heights = DatasetUtils.findStackedRangeBounds(counts);
    var gamesAxis = gamesAxis(heights == null ? 1 : heights.getUpperBound());
    var plot = new XYPlot(counts, turnsAxis(bars, format), gamesAxis, renderer(games));
    Theme.dress(plot);
    plot.setRangeGridlinesVisible(true);
    plot.setNoDataMessage("no games");
    if (turns.size() > 1) {
      double half = bars.width > 1 ? 0 : 0.5;
      Theme.mark(
          plot,
          (double) turns.quantile(0.5),
          "median " + turns.quantile(0.5),
          new Range(turns.quantile(0.25) - half, turns.quantile(0.75) + half),
          bars.start() + 0.7 * (bars.end() - bars.start()));
    }
    return plot;
  }

  private static CategoryTableXYDataset counts(Games games, Bars bars) {
    var counts = new CategoryTableXYDataset();
    for (Map.Entry<String, Distribution> won : wins(games)) {
      var heights = new long[bars.count];
      won.getValue().counts().forEach((turns, number) -> heights[bars.of(turns)] += number);
      String key = Words.name(won.getKey()) + " win";
      for (int bar = 0; bar < bars.count; bar++) {
        counts.add(bars.centre(bar), (double) heights[bar], key);
      }
    }
    counts.setIntervalWidth(bars.width);
    return counts;
  }

  private static List<Map.Entry<String, Distribution>> wins(Games games) {
    return games.lengths().entrySet().stream()
        .filter(won -> !won.getKey().equals(GameRecord.DRAW))
        .toList();
  }

  private static StackedXYBarRenderer renderer(Games games) {
    var renderer = new StackedXYBarRenderer(0.12);
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setShadowVisible(false);
    renderer.setDrawBarOutline(false);
    int series = 0;
    for (Map.Entry<String, Distribution> won : wins(games)) {
      int seat = games.players().indexOf(won.getKey());
      renderer.setSeriesPaint(series++, seat < 0 ? Theme.NEUTRAL : Theme.player(seat));
    }
    return renderer;
  }

  private static NumberAxis turnsAxis(Bars bars, Format format) {
    double margin = (bars.count < 10 ? 10 - bars.count : 1) / 2.0 * bars.width;
    var range = new Range(bars.start() - margin, bars.end() + margin);
    return Axes.numbers(
        "length of the game (turns)",
        range,
        Axes.step(range.getLength(), format.points() / 30.0, 1));
  }

  private static NumberAxis gamesAxis(double highest) {
    var axis = Axes.bare(Axes.dressed(new NumberAxis("number of games")));
    axis.setTickUnit(new NumberTickUnit(Axes.step(1.16 * highest, 6, 1)));
    axis.setUpperMargin(0.16);
    return axis;
  }
}
