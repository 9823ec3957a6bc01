package dev.rulewright.reports.picture;

import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.reports.markup.Markup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A place as a box: its name, what else is to be said of it, and its pieces, which flow like
/// words.
final class SpotBox {

  private static final int PAD = 6;
  private static final int LEAD = 13;
  private static final int GAP = 4;

  private final Spot spot;
  private final int width;
  private final List<String> name;
  private final List<String> notes;
  private final Map<Chip, int[]> chips = new LinkedHashMap<>();
  private final int height;

  SpotBox(Spot spot, int width) {
    this.spot = spot;
    this.width = width;
    int inside = width - 2 * PAD;
    name =
        Lettering.lines(
            spot.name(), Chip.NAME, (inside - (spot.owner().isPresent() ? 13 : 0)) * 10 / 11);
    notes = noted(spot, inside);
    int x = 0;
    int y = 2 * PAD + LEAD * (name.size() + notes.size()) - 2;
    int rowHeight = 0;
    for (int i = 0; i < spot.pieces().size(); i++) {
      Chip chip = Chip.of(spot.pieces().get(i), inside);
      if (x > 0 && x + chip.width() > inside) {
        x = 0;
        y += rowHeight + GAP;
        rowHeight = 0;
      }
      // Pieces that look the same in one place are one piece with a number, so no key comes twice.
      chips.put(chip, new int[] {PAD + x, y});
      x += chip.width() + GAP;
      rowHeight = Math.max(rowHeight, chip.height());
    }
    height = y + (rowHeight == 0 ? 0 : rowHeight + PAD);
  }

  private static List<String> noted(Spot spot, int room) {
    boolean none = spot.pieces().isEmpty() && spot.notes().isEmpty();
    boolean area = spot.kind() == Spot.Kind.AREA;
    String text = none && !area ? "none" : String.join(" · ", spot.notes());
    return text.isEmpty() ? List.of() : Lettering.lines(text, Chip.SMALL, room);
  }

  /// The height that it needs.
  int height() {
    return height;
  }

  /// Where each piece is, by its word: its left, its top, its width and its height.
  Map<String, int[]> pieces(int x, int y) {
    Map<String, int[]> all = new LinkedHashMap<>();
    chips.forEach((chip, at) ->
        all.put(
            chip.piece().word(), new int[] {x + at[0], y + at[1], chip.width(), chip.height()}));
    return all;
  }

  /// The box at a point.
  ///
  /// @param tall its height, at least [#height]
  Markup draw(int x, int y, int tall, Marked marked) {
    var inside = new ArrayList<Markup>();
    int indent = spot.owner().isPresent() ? 13 : 0;
    for (int i = 0; i < name.size(); i++) {
      inside.add(text("title", x + PAD + indent, y + PAD + LEAD * i + 10, name.get(i)));
    }
    for (int i = 0; i < notes.size(); i++) {
      inside.add(text("note", x + PAD, y + PAD + LEAD * (name.size() + i) + 10, notes.get(i)));
    }
    chips.forEach((chip, at) -> inside.add(chip.draw(x + at[0], y + at[1], spot.id(), marked)));
    return Markup.of(
        "<g class=\"place {}{}\" data-place=\"{}\"><title>{}</title><rect class=\"box\" x=\"{}\""
            + " y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\"/>{}{}</g>\n",
        spot.kind().name().toLowerCase(java.util.Locale.ROOT),
        Badge.kind(spot.owner()),
        spot.id(),
        spot.name(),
        x,
        y,
        width,
        tall,
        Badge.at(spot.owner(), x + PAD + 4, y + PAD + 6, 4),
        inside);
  }

  private static Markup text(String kind, int x, int y, String text) {
    return Markup.of("<text class=\"{}\" x=\"{}\" y=\"{}\">{}</text>", kind, x, y, text);
  }
}
