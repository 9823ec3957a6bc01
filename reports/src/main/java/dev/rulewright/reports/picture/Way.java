package dev.rulewright.reports.picture;

import dev.rulewright.kernel.picture.Difference;
import dev.rulewright.reports.markup.Markup;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The arrow from where a piece was to where it is.
final class Way {

  private static final int LONG = 8;
  private static final int WIDE = 5;

  private Way() {}

  /// An arrow from the middle of the place left to the edge of the piece.
  ///
  /// @param bounds as [Drawing] has them
  static Markup of(Difference.Move move, Map<String, int[]> bounds) {
    String place = move.to().place();
    int @Nullable [] from = bounds.get(move.from().place());
    int @Nullable [] piece = bounds.get(Drawing.piece(place, move.to().piece().word()));
    int @Nullable [] to = piece == null ? bounds.get(place) : piece;
    return from == null || to == null ? Markup.NOTHING : arrow(from, to);
  }

  private static Markup arrow(int[] from, int[] to) {
    double x = from[0] + from[2] / 2.0;
    double y = from[1] + from[3] / 2.0;
    double dx = to[0] + to[2] / 2.0 - x;
    double dy = to[1] + to[3] / 2.0 - y;
    // How much of the way lies inside the target: it is left where its nearer pair of edges is met.
    double inside =
        Math.min(
            dx == 0 ? 1 : to[2] / 2.0 / Math.abs(dx), dy == 0 ? 1 : to[3] / 2.0 / Math.abs(dy));
    double part = Math.max(0.2, 1 - inside);
    double length = Math.max(1, Math.hypot(dx, dy));
    double endX = x + dx * part;
    double endY = y + dy * part;
    double ux = dx / length;
    double uy = dy / length;
    return Markup.of(
        "<g class=\"way\"><circle cx=\"{}\" cy=\"{}\" r=\"3\"/>"
            + "<path d=\"M{} {}L{} {}M{} {}L{} {} {} {}\"/></g>\n",
        Math.round(x),
        Math.round(y),
        Math.round(x),
        Math.round(y),
        Math.round(endX),
        Math.round(endY),
        Math.round(endX - LONG * ux - WIDE * uy),
        Math.round(endY - LONG * uy + WIDE * ux),
        Math.round(endX),
        Math.round(endY),
        Math.round(endX - LONG * ux + WIDE * uy),
        Math.round(endY - LONG * uy - WIDE * ux));
  }
}
