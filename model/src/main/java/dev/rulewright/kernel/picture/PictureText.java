package dev.rulewright.kernel.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.text.WordUtils;

/// Draws a picture in plain text of at most [#WIDTH] columns, with pieces in the words of the
/// notation.
public final class PictureText {

  /// The columns of a page.
  public static final int WIDTH = 99;

  private static final int LABEL = 20;
  private static final int WIDEST_BOX = 49;
  private static final int NARROWEST_BOX = 19;

  private PictureText() {}

  /// The picture; every line ends with a line break.
  public static String of(Picture picture) {
    var lines = new ArrayList<>(wrapped(picture.caption(), WIDTH));
    for (Part part : picture.parts()) {
      List<String> drawn = lines(part);
      if (!drawn.isEmpty()) {
        lines.add("");
        lines.addAll(drawn);
      }
    }
    if (!picture.key().isEmpty()) {
      lines.add("");
      lines.addAll(wrapped(picture.key(), WIDTH));
    }
    return lines.stream().map(String::stripTrailing).collect(Collectors.joining("\n", "", "\n"));
  }

  private static List<String> lines(Part part) {
    return switch (part) {
      case Part.Grid grid -> new GridText(grid).lines();
      case Part.Rows rows -> {
        int most = rows.rows().stream().mapToInt(List::size).max().orElse(1);
        int across = Math.min(most, WIDTH / NARROWEST_BOX);
        var lines = new ArrayList<String>();
        for (List<Spot> row : rows.rows()) {
          if (row.stream().allMatch(spot -> spot.kind() == Spot.Kind.AREA)) {
            for (int from = 0; from < row.size(); from += across) {
              addBoxes(row.subList(from, Math.min(from + across, row.size())), across, lines);
            }
          } else {
            row.forEach(spot -> addLine(spot, lines));
          }
        }
        yield lines;
      }
    };
  }

  // ---- Lines ----

  private static void addLine(Spot spot, List<String> lines) {
    var things = new ArrayList<>(spot.notes());
    for (Piece piece : spot.pieces()) {
      things.add(piece.isFaceDown() ? piece.count() + " face down" : withMarks(piece));
    }
    if (!things.isEmpty()) {
      String label = spot.id().replace('-', ' ');
      for (String line : wrapped(String.join(", ", things), WIDTH - LABEL)) {
        lines.add(padded(label, LABEL) + line);
        label = "";
      }
    }
  }

  private static String withMarks(Piece piece) {
    return piece.marks().isEmpty()
        ? named(piece)
        : named(piece) + " (" + String.join(", ", piece.marks()) + ")";
  }

  /// The piece in notation.
  static String named(Piece piece) {
    return piece.word() + (piece.count() > 1 ? " x" + piece.count() : "");
  }

  // ---- Boxes ----

  private static void addBoxes(List<Spot> row, int across, List<String> lines) {
    int width = Math.min(WIDEST_BOX, WIDTH / across);
    String margin = " ".repeat((across - row.size()) * width / 2);
    List<List<String>> boxes = row.stream().map(spot -> box(spot, width - 4)).toList();
    int height = boxes.stream().mapToInt(List::size).max().orElse(0);
    lines.add(margin + joined(row, spot -> edge(spot, width)));
    for (int i = 0; i < height; i++) {
      int at = i;
      lines.add(
          margin
              + boxes.stream()
                  .map(box -> "│ " + padded(at < box.size() ? box.get(at) : "", width - 4) + " │")
                  .collect(Collectors.joining()));
    }
    lines.add(margin + joined(row, _ -> "└" + "─".repeat(width - 2) + "┘"));
  }

  private static String joined(List<Spot> row, Function<Spot, String> drawn) {
    return row.stream().map(drawn).collect(Collectors.joining());
  }

  private static String edge(Spot spot, int width) {
    String owner = spot.owner().map(player -> " " + player.id().charAt(0) + " ").orElse("");
    int room = width - 6 - owner.length();
    String name = spot.name();
    String title = name.length() <= room ? name : name.substring(0, room - 1) + "…";
    String left = "┌─ " + title + " ";
    return left + "─".repeat(width - 2 - left.length() - owner.length()) + owner + "─┐";
  }

  private static List<String> box(Spot spot, int width) {
    var lines = new ArrayList<String>();
    if (!spot.notes().isEmpty()) {
      lines.addAll(wrapped(String.join(", ", spot.notes()), width));
    }
    for (Piece piece : spot.pieces()) {
      int room = width - piece.values().length();
      String name = ownedBy(piece, spot) + named(piece);
      if (name.length() < room) {
        lines.add(padded(name, room) + piece.values());
      } else {
        lines.addAll(wrapped(name, width));
        lines.add(padded("", room) + piece.values());
      }
      if (!piece.marks().isEmpty()) {
        wrapped(String.join(", ", piece.marks()), width - 2)
            .forEach(line -> lines.add("  " + line));
      }
    }
    return lines;
  }

  /// The initial of the owner of a piece that is not on a place of its own.
  private static String ownedBy(Piece piece, Spot spot) {
    return piece.owner().equals(spot.owner())
        ? ""
        : piece.owner().map(player -> player.id().charAt(0) + " ").orElse("");
  }

  /// A text in lines of at most a certain width.
  static List<String> wrapped(String text, int width) {
    return List.of(WordUtils.wrap(text, width, "\n", true).split("\n", -1));
  }

  /// A text filled up with blanks.
  static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
