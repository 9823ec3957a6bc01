package dev.rulewright.reports.picture;

import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.reports.markup.Markup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Draws places in rows. Where places border on each other, lines join their middles below the
/// boxes, so that they show in the gaps.
final class RowsDrawing {

  private static final int GAP = 6;
  private static final int GAP_WITH_BORDERS = 16;

  private RowsDrawing() {}

  static Drawing of(Part.Rows part, int width, Marked marked) {
    int gap = part.borders().isEmpty() ? GAP : GAP_WITH_BORDERS;
    int columns = part.rows().stream().mapToInt(List::size).max().orElse(1);
    boolean even =
        part.rows().stream().flatMap(List::stream).allMatch(s -> s.kind() == Spot.Kind.AREA);
    var boxes = new ArrayList<Markup>();
    Map<String, int[]> bounds = new HashMap<>();
    int y = 0;
    for (List<Spot> row : part.rows()) {
      int[] widths = even ? even(row, columns, width, gap) : shares(row, width, gap);
      int x = (width - sum(widths) - gap * (row.size() - 1)) / 2;
      var drawn = new ArrayList<SpotBox>();
      for (int i = 0; i < row.size(); i++) {
        drawn.add(new SpotBox(row.get(i), widths[i]));
      }
      int height = drawn.stream().mapToInt(SpotBox::height).max().orElse(0);
      for (int i = 0; i < row.size(); i++) {
        boxes.add(drawn.get(i).draw(x, y, height, marked));
        String place = row.get(i).id();
        bounds.put(place, new int[] {x, y, widths[i], height});
        drawn.get(i).pieces(x, y).forEach((word, at) -> bounds.put(Drawing.piece(place, word), at));
        x += widths[i] + gap;
      }
      y += height + gap;
    }
    Markup lines = Markup.each(part.borders(), border -> line(border, bounds));
    return new Drawing(Markup.of("{}{}", lines, boxes), width, y - gap, bounds);
  }

  private static int[] even(List<Spot> row, int columns, int width, int gap) {
    int[] widths = new int[row.size()];
    Arrays.fill(widths, (width - gap * (columns - 1)) / columns);
    return widths;
  }

  /// Hands and open cards are twice as wide as piles.
  private static int[] shares(List<Spot> row, int width, int gap) {
    int all = row.stream().mapToInt(RowsDrawing::share).sum();
    int room = width - gap * (row.size() - 1);
    return row.stream().mapToInt(spot -> room * share(spot) / all).toArray();
  }

  private static int share(Spot spot) {
    return switch (spot.kind()) {
      case AREA -> 3;
      case CARDS, HAND -> 4;
      case PILE -> spot.pieces().stream().anyMatch(piece -> !piece.isFaceDown()) ? 3 : 2;
    };
  }

  private static int sum(int[] numbers) {
    return Arrays.stream(numbers).sum();
  }

  private static Markup line(Part.Border border, Map<String, int[]> bounds) {
    int[] from = bounds.get(border.one());
    int[] to = bounds.get(border.other());
    return from == null || to == null
        ? Markup.NOTHING
        : Markup.of(
            "<line class=\"border{}\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>\n",
            border.atCorner() ? " corner" : "",
            from[0] + from[2] / 2,
            from[1] + from[3] / 2,
            to[0] + to[2] / 2,
            to[1] + to[3] / 2);
  }
}
