package dev.rulewright.reports.picture;

import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.reports.markup.Markup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Draws a picture as an `svg` element.
///
/// Every place has the attribute `data-place` with its name in notation, every piece `data-piece`
/// and the place where it lies, every door `data-door`. No element has an identifier, so that a
/// page may hold any number of pictures.
public final class PictureSvg {

  /// How the parts of a picture look; uses [Markup#COLOURS].
  public static final Markup STYLE = Markup.shipped(PictureSvg.class, "picture.css");

  /// The width of pictures of which no board asks for more, in CSS pixels: that of a phone.
  public static final int WIDTH = 400;

  private static final int GAP = 10;
  private static final int EDGE = 3;
  private static final int KEY_LEAD = 13;

  private PictureSvg() {}

  /// The width of a picture in CSS pixels.
  public static int width(Picture picture) {
    return GridDrawing.among(picture.parts()).stream()
        .mapToInt(GridDrawing::width)
        .reduce(WIDTH, Math::max);
  }

  /// The element, for a page that has the style.
  public static Markup element(Picture picture, Marked marked) {
    return drawn(picture, marked, Markup.NOTHING, Legend.Where.BELOW);
  }

  /// The element and, as a list beside it or below, what the letters on its boards mean: whichever
  /// the page has room for, see the classes `drawn` and `legend` of its style.
  public static Markup withLegend(Picture picture, Marked marked) {
    return Markup.of(
        "<div class=\"drawn\">{}{}</div>\n",
        drawn(picture, marked, Markup.NOTHING, Legend.Where.APART),
        Legend.of(picture).list());
  }

  /// The text of a file of its own, with its style.
  public static String file(Picture picture, Marked marked) {
    Markup style =
        Markup.of(
            "<style>\n{}{}svg { background: var(--paper); }\n</style>\n", Markup.COLOURS, STYLE);
    return drawn(picture, marked, style, Legend.Where.BELOW).html();
  }

  /// @param style what stands in a file only; in a page nothing
  private static Markup drawn(Picture picture, Marked marked, Markup style, Legend.Where legend) {
    int width = width(picture);
    var parts = new ArrayList<Markup>();
    Map<String, int[]> bounds = new HashMap<>();
    List<String> caption = Lettering.lines(picture.caption(), Chip.NAME, width * 10 / 11);
    for (int i = 0; i < caption.size(); i++) {
      parts.add(
          Markup.of(
              "<text class=\"caption\" x=\"0\" y=\"{}\">{}</text>\n", 11 + 14 * i, caption.get(i)));
    }
    int y = 14 * caption.size() + GAP - 4;
    for (Part part : picture.parts()) {
      Drawing drawing =
          switch (part) {
            case Part.Rows rows -> RowsDrawing.of(rows, width, marked);
            case Part.Grid grid -> GridDrawing.of(grid, width, marked, legend);
          };
      parts.add(Markup.of("<g transform=\"translate(0 {})\">\n{}</g>\n", y, drawing.content()));
      bounds.putAll(drawing.boundsBelow(y));
      y += drawing.height() + GAP;
    }
    if (!picture.key().isEmpty()) {
      for (String line : Lettering.lines(picture.key(), Chip.SMALL, width)) {
        parts.add(Markup.of("<text class=\"note\" x=\"0\" y=\"{}\">{}</text>\n", y + 4, line));
        y += KEY_LEAD;
      }
      y += GAP - 4;
    }
    return element(picture, marked, style, parts, bounds, y - GAP + 2 * EDGE);
  }

  private static Markup element(
      Picture picture,
      Marked marked,
      Markup style,
      List<Markup> parts,
      Map<String, int[]> bounds,
      int height) {
    int width = width(picture);
    return Markup.of(
        """
        <svg{} class="picture" role="img" width="{}" height="{}" viewBox="{} {} {} {}">
        <title>{}</title>
        <desc>{}</desc>
        {}{}{}{}</svg>
        """,
        style.equals(Markup.NOTHING)
            ? Markup.NOTHING
            : new Markup(" xmlns=\"http://www.w3.org/2000/svg\""),
        width + 2 * EDGE,
        height,
        -EDGE,
        -EDGE,
        width + 2 * EDGE,
        height,
        picture.caption(),
        Words.of(picture),
        style,
        parts,
        Markup.each(
            marked.targets().stream().sorted().toList(),
            place -> target(Objects.requireNonNull(bounds.get(place)))),
        Markup.each(marked.ways(), way -> Way.of(way, bounds)));
  }

  /// A frame around a place where something may go.
  private static Markup target(int[] at) {
    return Markup.of(
        "<rect class=\"target\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n",
        at[0],
        at[1],
        at[2],
        at[3]);
  }
}
