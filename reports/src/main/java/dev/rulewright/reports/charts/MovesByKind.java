package dev.rulewright.reports.charts;

import dev.rulewright.reports.results.Games;
import dev.rulewright.simulator.kit.MoveKind;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.Summary;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.DefaultCategoryDataset;

/// What the players do: bars for the mean number of moves of each kind in a game, the most frequent
/// kind on top.
public final class MovesByKind {

  private static final DecimalFormatSymbols ROOT = DecimalFormatSymbols.getInstance(Locale.ROOT);
  private static final double AXIS_HEIGHT = 34;
  private static final double BAR_HEIGHT = 12;
  private static final double GAP = 8;

  private MovesByKind() {}

  /// The mean numbers of moves of one kind, by player.
  private record Kind(String name, Map<String, Double> means) {

    double total() {
      return means.values().stream().mapToDouble(Double::doubleValue).sum();
    }
  }

  /// The chart.
  ///
  /// @param kinds the kinds of moves
  public static Chart chart(Games games, List<MoveKind> kinds) {
    List<Kind> means = games.summary().map(known -> means(known, games, kinds)).orElse(List.of());
    return new Chart(
        "moves-by-kind",
        means.isEmpty() ? "Moves of a game: there are no games" : title(means, games.players()),
        means.isEmpty()
            ? games.source() + " holds no moves."
            : "Bars: mean number of moves of a kind that a player makes in a game. n\u00a0=\u00a0"
                + Words.count(games.count(), "game")
                + ".",
        inWords(means),
        Keys.SHOWN,
        Math.max(means.size(), 1) * (games.players().size() * BAR_HEIGHT + GAP) + AXIS_HEIGHT,
        format -> plot(means, games.players(), format));
  }

  /// What each player does most.
  private static String title(List<Kind> kinds, List<String> players) {
    return players.stream()
        .map(player ->
            kinds.stream()
                .max(Comparator.comparingDouble(kind -> kind.means.getOrDefault(player, 0.0)))
                .map(most ->
                    "%s: %s (%s)"
                        .formatted(
                            Words.name(player),
                            most.name,
                            Words.oneDecimal(most.means.getOrDefault(player, 0.0))))
                .orElseThrow())
        .collect(Collectors.joining(", ", "Most frequent moves in a game: ", ""));
  }

  private static String inWords(List<Kind> kinds) {
    return kinds.stream()
        .map(kind ->
            kind.means.entrySet().stream()
                .map(each -> Words.name(each.getKey()) + " " + Words.oneDecimal(each.getValue()))
                .collect(Collectors.joining(", ", kind.name + ": ", "")))
        .collect(Collectors.joining("; "));
  }

  private static List<Kind> means(Summary summary, Games games, List<MoveKind> kinds) {
    return kinds.stream()
        .map(kind -> new Kind(kind.name(), means(summary, games, kind.column())))
        .filter(kind -> !kind.means.isEmpty())
        .sorted(Comparator.comparingDouble(Kind::total).reversed().thenComparing(Kind::name))
        .toList();
  }

  private static Map<String, Double> means(Summary summary, Games games, String kind) {
    var means = new LinkedHashMap<String, Double>();
    for (String player : games.players()) {
      Distribution counts = summary.counts().get(player + "_" + kind);
      if (counts != null) {
        means.put(player, counts.mean());
      }
    }
    return means;
  }

  private static Plot plot(List<Kind> kinds, List<String> players, Format format) {
    var bars = new DefaultCategoryDataset();
    for (Kind kind : kinds) {
      for (String player : players) {
        Double mean = kind.means.get(player);
        if (mean != null) {
          bars.addValue(mean, Words.name(player), kind.name);
        }
      }
    }
    double highest =
        kinds.stream().flatMap(kind -> kind.means.values().stream()).reduce(0.1, Math::max);
    var plot = new CategoryPlot(bars, names(), means(highest, format), renderer(players));
    plot.setOrientation(PlotOrientation.HORIZONTAL);
    plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    Theme.dress(plot);
    plot.setNoDataMessage("no moves");
    return plot;
  }

  private static BarRenderer renderer(List<String> players) {
    var renderer = new BarRenderer();
    renderer.setBarPainter(new StandardBarPainter());
    renderer.setShadowVisible(false);
    renderer.setDrawBarOutline(false);
    renderer.setItemMargin(0.08);
    renderer.setDefaultItemLabelsVisible(true);
    renderer.setDefaultItemLabelFont(Theme.LABEL);
    renderer.setDefaultItemLabelPaint(Theme.INK);
    renderer.setDefaultItemLabelGenerator(labels());
    renderer.setDefaultPositiveItemLabelPosition(
        new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
    for (int seat = 0; seat < players.size(); seat++) {
      renderer.setSeriesPaint(seat, Theme.player(seat));
    }
    return renderer;
  }

  private static StandardCategoryItemLabelGenerator labels() {
    var oneDecimal = new DecimalFormat("#,##0.0", ROOT);
    return new StandardCategoryItemLabelGenerator("{2}", oneDecimal);
  }

  private static CategoryAxis names() {
    var axis = new CategoryAxis();
    Theme.dress(axis);
    axis.setTickLabelFont(Theme.NAME);
    axis.setAxisLineVisible(false);
    axis.setTickMarksVisible(false);
    axis.setLowerMargin(0.01);
    axis.setUpperMargin(0.01);
    axis.setCategoryMargin(0.22);
    return axis;
  }

  private static NumberAxis means(double highest, Format format) {
    var axis = new NumberAxis("moves per game (mean)");
    Theme.dress(axis);
    axis.setRange(0, 1.14 * highest);
    Ticks.set(axis, 1.14 * highest, format.points() / 45.0, 0.1);
    axis.setNumberFormatOverride(new DecimalFormat("#,##0.##", ROOT));
    return axis;
  }
}
