package dev.rulewright.reports.charts;

import dev.rulewright.reports.results.ImpactRow;
import dev.rulewright.reports.results.Impacts;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;

/// How far each answer moves the win rate: one row for each answer, with a dot and a line for its
/// interval for each kind of agents; the answer that moves it most on top.
public final class WinRateChanges {

  /// Findings are what is left when the false discovery rate is held at this share.
  public static final double FALSE_DISCOVERIES = 0.05;

  private static final double ROW_HEIGHT = 13;
  private static final double AXIS_HEIGHT = 34;

  /// How far the dots of the agents stand from the middle of a row, in rows.
  private static final double APART = 0.2;

  private static final List<Color> COLOURS = List.of(Theme.INK, new Color(0x7A5AA6));

  private WinRateChanges() {}

  /// The rows of one answer, by agents.
  private record Answer(String id, String choice, Map<String, ImpactRow> byAgents) {

    static Answer of(List<ImpactRow> rows) {
      ImpactRow first = rows.getFirst();
      return new Answer(
          first.questionId(),
          first.choice(),
          rows.stream().collect(Collectors.toMap(ImpactRow::agents, row -> row)));
    }

    boolean changesAGame() {
      return byAgents.values().stream().anyMatch(row -> row.gamesChanged() > 0);
    }

    boolean isFinding() {
      return byAgents.values().stream().anyMatch(WinRateChanges::isFinding);
    }

    double distance(String agents) {
      return Optional.ofNullable(byAgents.get(agents))
          .map(row -> Math.abs(row.difference()))
          .orElse(0.0);
    }
  }

  private static boolean isFinding(ImpactRow row) {
    return row.adjusted() <= FALSE_DISCOVERIES;
  }

  /// The chart.
  ///
  /// @param player whose win rate is meant
  /// @param basis what the numbers rest on: the default reading and the assumed data
  public static Chart chart(Impacts impacts, String player, String basis) {
    List<String> agents = impacts.agents();
    List<Answer> all =
        impacts.rows().stream().collect(Collectors.groupingBy(ImpactRow::choice)).values().stream()
            .map(Answer::of)
            .toList();
    List<Answer> shown = shown(all, agents);
    return new Chart(
        "impact",
        title(all, player),
        caption(impacts, all.size() - shown.size(), player, basis),
        Keys.SHOWN,
        Math.max(shown.size(), 1) * ROW_HEIGHT + AXIS_HEIGHT,
        format -> plot(shown, agents, format));
  }

  private static List<Answer> shown(List<Answer> all, List<String> agents) {
    Comparator<Answer> order = (_, _) -> 0;
    for (String each : agents) {
      order = order.thenComparingDouble(answer -> -answer.distance(each));
    }
    return all.stream()
        .filter(Answer::changesAGame)
        .sorted(order.thenComparing(Answer::id).thenComparing(Answer::choice))
        .toList();
  }

  private static String title(List<Answer> all, String player) {
    long findings = all.stream().filter(Answer::isFinding).count();
    String rate = "the win rate of the " + player;
    return findings == 0
        ? "No answer clearly moves " + rate
        : "%s of %s %s %s"
            .formatted(
                findings,
                Words.count(all.size(), "other answer"),
                findings == 1 ? "moves" : "move",
                rate);
  }

  private static String caption(Impacts impacts, int left, String player, String basis) {
    long least = impacts.rows().stream().mapToLong(ImpactRow::pairs).min().orElse(0);
    long most = impacts.rows().stream().mapToLong(ImpactRow::pairs).max().orElse(0);
    return "Dots: win rate of the %s under the answer minus that under the default, in the same"
            .formatted(player)
        + " games, draws counted half; lines: 95%s%% intervals (Bonett and Price); filled dots: findings at"
            .formatted(Words.THIN)
        + " a false discovery rate of 5%s%% (Benjamini and Hochberg).".formatted(Words.THIN)
        + " On the right: positions per game in which the answer makes a difference, %s agents."
            .formatted(impacts.agents().isEmpty() ? "no" : impacts.agents().getFirst())
        + (left > 0
            ? " Left out: %s that changed no game.".formatted(Words.count(left, "answer"))
            : "")
        + " n\u00a0=\u00a0%s pairs of games for each dot. "
            .formatted(
                least == most
                    ? Words.number(most)
                    : Words.number(least) + " to " + Words.number(most))
        + basis;
  }

  private static Plot plot(List<Answer> answers, List<String> agents, Format format) {
    var rows = new XYIntervalSeriesCollection();
    var renderer = renderer();
    for (int each = 0; each < agents.size(); each++) {
      addSeries(rows, renderer, answers, agents, each, true);
      addSeries(rows, renderer, answers, agents, each, false);
    }
    var plot = new XYPlot(rows, axis(answers, format), names(answers, format), renderer);
    Theme.dress(plot);
    plot.setDomainGridlinesVisible(true);
    plot.addDomainMarker(
        new ValueMarker(0, Theme.NEUTRAL, Theme.line(Theme.LINE)), Layer.BACKGROUND);
    plot.setNoDataMessage("no answer changed a game");
    if (!answers.isEmpty() && !agents.isEmpty()) {
      plot.setRangeAxis(1, exposures(answers, agents.getFirst()));
      plot.setRangeAxisLocation(1, AxisLocation.BOTTOM_OR_RIGHT);
    }
    return plot;
  }

  /// The dots of some agents that are findings, or those that are not; only one of both series has
  /// a key, whichever comes first.
  private static void addSeries(
      XYIntervalSeriesCollection rows,
      XYErrorRenderer renderer,
      List<Answer> answers,
      List<String> agents,
      int which,
      boolean findings) {
    var series =
        new XYIntervalSeries(Words.name(agents.get(which)) + " agents" + (findings ? "" : " "));
    double shift = (which - (agents.size() - 1) / 2.0) * 2 * APART;
    for (int i = 0; i < answers.size(); i++) {
      ImpactRow row = answers.get(i).byAgents.get(agents.get(which));
      if (row != null && isFinding(row) == findings) {
        double at = i + shift;
        series.add(
            100 * row.difference(),
            100 * row.interval().low(),
            100 * row.interval().high(),
            at,
            at,
            at);
      }
    }
    int index = rows.getSeriesCount();
    rows.addSeries(series);
    Color colour = COLOURS.get(which % COLOURS.size());
    renderer.setSeriesPaint(index, colour);
    renderer.setSeriesShape(index, shape(which));
    renderer.setSeriesShapesFilled(index, true);
    renderer.setSeriesFillPaint(index, findings ? colour : Theme.PAPER);
    renderer.setSeriesVisibleInLegend(index, findings);
  }

  private static XYErrorRenderer renderer() {
    var renderer = new XYErrorRenderer();
    renderer.setDrawYError(false);
    renderer.setCapLength(0);
    renderer.setErrorStroke(Theme.line(Theme.LINE));
    renderer.setUseFillPaint(true);
    renderer.setUseOutlinePaint(false);
    renderer.setDrawOutlines(true);
    return renderer;
  }

  private static Shape shape(int agents) {
    if (agents == 0) {
      return new Ellipse2D.Double(-2.4, -2.4, 4.8, 4.8);
    }
    var diamond = new Path2D.Double();
    diamond.moveTo(0, -3);
    diamond.lineTo(3, 0);
    diamond.lineTo(0, 3);
    diamond.lineTo(-3, 0);
    diamond.closePath();
    return diamond;
  }

  private static NumberAxis axis(List<Answer> answers, Format format) {
    var axis = new NumberAxis("change in percentage points");
    Theme.dress(axis);
    double reach =
        answers.stream()
            .flatMap(answer -> answer.byAgents.values().stream())
            .mapToDouble(row -> 100 * Math.max(-row.interval().low(), row.interval().high()))
            .reduce(5, Math::max);
    axis.setRange(-1.05 * reach, 1.05 * reach);
    Ticks.set(axis, 2 * reach, format.points() / 60.0, 1);
    return axis;
  }

  private static SymbolAxis names(List<Answer> answers, Format format) {
    return symbols(
        answers.stream()
            .map(answer ->
                switch (format) {
                  case PAGE -> answer.id + " " + answer.choice.replace("=", " = ");
                  case COLUMN -> answer.id + " " + answer.choice.replaceFirst(".*=", "");
                })
            .toList());
  }

  private static SymbolAxis exposures(List<Answer> answers, String agents) {
    var labels = new ArrayList<String>();
    for (Answer answer : answers) {
      ImpactRow row = answer.byAgents.get(agents);
      labels.add(row == null ? "" : exposure(row.exposure()));
    }
    return symbols(labels);
  }

  private static String exposure(double positions) {
    return positions >= 10 ? Words.number(Math.round(positions)) : Words.brief(positions);
  }

  private static SymbolAxis symbols(List<String> labels) {
    var axis = new SymbolAxis(null, labels.toArray(String[]::new));
    Theme.dress(axis);
    axis.setGridBandsVisible(false);
    axis.setAxisLineVisible(false);
    axis.setTickMarksVisible(false);
    axis.setInverted(true);
    axis.setRange(-0.6, Math.max(labels.size(), 1) - 0.4);
    return axis;
  }
}
