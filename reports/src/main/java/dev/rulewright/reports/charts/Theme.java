package dev.rulewright.reports.charts;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Stroke;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.chart.ui.VerticalAlignment;
import org.jfree.data.Range;

/// How every chart looks: lengths in points, letters of the machine's own sans-serif font, no
/// frames, no shading, and grid lines only where a value is read off.
///
/// The players' colours are the blue and the orange that people with any of the common colour
/// blindnesses tell apart, darkened and lightened until they also differ in a grey print. Whatever
/// is seen has three times the light or the dark of what it stands on, letters four and a half.
public final class Theme {

  static final Color PAPER = new Color(0xFFFFFF);
  public static final Color INK = new Color(0x1F2328);
  static final Color FAINT_INK = new Color(0x59636E);
  static final Color GRID = new Color(0xDDE2E8);
  static final Color BAND = new Color(0xEDF0F3);
  static final Color NEUTRAL = new Color(0x7A8590);
  static final Color NOTHING = new Color(0, 0, 0, 0);

  private static final List<Color> PLAYERS =
      List.of(new Color(0x0B6199), new Color(0xBD7100), new Color(0x178A68), new Color(0xB5579A));

  /// Kinds of estimates that are no players.
  private static final List<Color> SERIES =
      List.of(INK, new Color(0x7A5AA6), PLAYERS.get(2), FAINT_INK);

  static final float HAIRLINE = 0.5f;
  public static final float LINE = 1f;
  public static final float HEAVY = 1.8f;

  // Whole points only: in SVG, letters of 10.5 points would be written as 11.
  static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 11);
  static final Font AXIS = new Font(Font.SANS_SERIF, Font.PLAIN, 8);
  public static final Font LABEL = new Font(Font.SANS_SERIF, Font.PLAIN, 8);
  static final Font NAME = new Font(Font.SANS_SERIF, Font.PLAIN, 9);
  static final Font CAPTION = new Font(Font.SANS_SERIF, Font.PLAIN, 8);

  private Theme() {}

  /// The colour of a player.
  ///
  /// @param seat from 0
  public static Color player(int seat) {
    return PLAYERS.get(seat % PLAYERS.size());
  }

  /// The colour of a kind of estimates.
  ///
  /// @param number from 0
  static Color series(int number) {
    return SERIES.get(number % SERIES.size());
  }

  /// An SVG element whose colours a page may set: each is written as a variable with its name.
  static String withVariables(String svg) {
    String changed = svg;
    for (Map.Entry<String, Color> named : palette().entrySet()) {
      Color colour = named.getValue();
      changed =
          changed.replace(
              "rgb(%d,%d,%d)".formatted(colour.getRed(), colour.getGreen(), colour.getBlue()),
              "var(--%s,#%06x)".formatted(named.getKey(), colour.getRGB() & 0xFFFFFF));
    }
    return changed;
  }

  /// The colours by the names of their variables.
  static Map<String, Color> palette() {
    var palette = new LinkedHashMap<String, Color>();
    palette.put("paper", PAPER);
    palette.put("ink", INK);
    palette.put("faint-ink", FAINT_INK);
    palette.put("grid", GRID);
    palette.put("band", BAND);
    palette.put("neutral", NEUTRAL);
    palette.put("series-2", series(1));
    for (int seat = 0; seat < PLAYERS.size(); seat++) {
      palette.put("player-" + (seat + 1), player(seat));
    }
    return palette;
  }

  public static Stroke line(float width) {
    return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);
  }

  static Stroke dashed(float width) {
    return new BasicStroke(
        width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {3, 2.5f}, 0);
  }

  /// The whole chart around a plot: the title says what is seen, the caption what it rests on.
  static JFreeChart chart(String title, String caption, Chart.Keys keys, Plot plot) {
    var chart = new JFreeChart(null, TITLE, plot, false);
    chart.setBackgroundPaint(PAPER);
    chart.setBorderVisible(false);
    chart.setPadding(new RectangleInsets(6, 6, 6, 12));
    chart.setTitle(title(title));
    if (keys == Chart.Keys.SHOWN) {
      chart.addSubtitle(keys(plot));
    }
    chart.addSubtitle(caption(caption));
    return chart;
  }

  /// What the colours mean.
  private static LegendTitle keys(Plot plot) {
    var keys = new LegendTitle(plot);
    keys.setPosition(RectangleEdge.TOP);
    keys.setHorizontalAlignment(HorizontalAlignment.LEFT);
    keys.setFrame(BlockBorder.NONE);
    keys.setBackgroundPaint(PAPER);
    keys.setItemFont(LABEL);
    keys.setItemPaint(INK);
    keys.setPadding(new RectangleInsets(0, 0, 6, 0));
    keys.setItemLabelPadding(new RectangleInsets(0, 1, 0, 8));
    return keys;
  }

  private static TextTitle title(String text) {
    return text(text, TITLE, INK, RectangleEdge.TOP, new RectangleInsets(0, 2, 6, 2));
  }

  private static TextTitle caption(String text) {
    return text(text, CAPTION, FAINT_INK, RectangleEdge.BOTTOM, new RectangleInsets(8, 2, 0, 2));
  }

  private static TextTitle text(
      String text, Font font, Color colour, RectangleEdge edge, RectangleInsets padding) {
    return new TextTitle(
        text, font, colour, edge, HorizontalAlignment.LEFT, VerticalAlignment.TOP, padding) {
      {
        setTextAlignment(HorizontalAlignment.LEFT);
        setExpandToFitSpace(true);
      }
    };
  }

  /// A dashed line at what is compared with.
  public static ValueMarker reference(double at) {
    return new ValueMarker(at, NEUTRAL, dashed(LINE));
  }

  public static void dress(XYPlot plot) {
    plot.setBackgroundPaint(PAPER);
    plot.setOutlineVisible(false);
    plot.setInsets(RectangleInsets.ZERO_INSETS);
    plot.setNoDataMessageFont(NAME);
    plot.setNoDataMessagePaint(FAINT_INK);
    plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinesVisible(false);
    plot.setDomainGridlinePaint(GRID);
    plot.setRangeGridlinePaint(GRID);
    plot.setDomainGridlineStroke(line(HAIRLINE));
    plot.setRangeGridlineStroke(line(HAIRLINE));
  }

  /// Marks a value with an upright line that has its label at the top, and an interval with a band.
  ///
  /// @param roomUntil the label stands on the right of lesser values
  public static void mark(XYPlot plot, double at, String label, Range band, double roomUntil) {
    var interval = new IntervalMarker(band.getLowerBound(), band.getUpperBound(), BAND);
    interval.setAlpha(1);
    plot.addDomainMarker(interval, Layer.BACKGROUND);
    var line = new ValueMarker(at, INK, line(LINE));
    line.setLabel(label);
    line.setLabelFont(LABEL);
    line.setLabelPaint(INK);
    line.setLabelBackgroundColor(NOTHING);
    boolean roomAtRight = at < roomUntil;
    line.setLabelAnchor(roomAtRight ? RectangleAnchor.TOP_RIGHT : RectangleAnchor.TOP_LEFT);
    line.setLabelTextAnchor(roomAtRight ? TextAnchor.TOP_LEFT : TextAnchor.TOP_RIGHT);
    line.setLabelOffset(new RectangleInsets(2, 3, 2, 3));
    plot.addDomainMarker(line, Layer.FOREGROUND);
  }
}
