package dev.rulewright.missioncombat.notation;

import java.util.ArrayList;
import java.util.List;

/// A framed box of a fixed width with a title in its upper edge.
///
/// @param title stands at the left of the upper edge
/// @param mark one letter at the right of the upper edge
/// @param lines each at most [#TEXT_WIDTH] wide
record Box(String title, char mark, Frame frame, List<String> lines) {

  /// Columns that a box takes: three of them fit side by side.
  static final int WIDTH = 33;

  /// Columns for text inside.
  static final int TEXT_WIDTH = WIDTH - 4;

  private static final int LONGEST_TITLE = WIDTH - 9;

  /// The lines of which the frame is made.
  enum Frame {
    SINGLE("┌─┐", "│", "└─┘"),
    DOUBLE("╔═╗", "║", "╚═╝");

    private final String top;
    private final String side;
    private final String bottom;

    Frame(String top, String side, String bottom) {
      this.top = top;
      this.side = side;
      this.bottom = bottom;
    }

    private String run(int length) {
      return top.substring(1, 2).repeat(length);
    }
  }

  Box {
    lines = List.copyOf(lines);
  }

  /// The box as lines of text.
  ///
  /// @param height lines inside, at least as many as there are
  List<String> draw(int height) {
    var drawn = new ArrayList<String>();
    drawn.add(upperEdge());
    for (int i = 0; i < height; i++) {
      String line = i < lines.size() ? lines.get(i) : "";
      drawn.add(frame.side + " " + padded(line, TEXT_WIDTH) + " " + frame.side);
    }
    drawn.add(frame.bottom.charAt(0) + frame.run(WIDTH - 2) + frame.bottom.charAt(2));
    return drawn;
  }

  private String upperEdge() {
    String shown =
        title.length() <= LONGEST_TITLE ? title : title.substring(0, LONGEST_TITLE - 1) + "…";
    String left = frame.top.charAt(0) + frame.run(1) + " " + shown + " ";
    String right = " " + mark + " " + frame.top.charAt(2);
    return left + frame.run(WIDTH - left.length() - right.length()) + right;
  }

  /// A text filled up with blanks.
  static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  /// Boxes side by side, in the middle of a wider space.
  static List<String> sideBySide(List<Box> boxes, int across) {
    int height = boxes.stream().mapToInt(box -> box.lines().size()).max().orElse(0);
    List<List<String>> drawn = boxes.stream().map(box -> box.draw(height)).toList();
    String margin = " ".repeat((across - boxes.size()) * WIDTH / 2);
    var rows = new ArrayList<String>();
    for (int i = 0; i < height + 2; i++) {
      var row = new StringBuilder(margin);
      for (List<String> box : drawn) {
        row.append(box.get(i));
      }
      rows.add(row.toString());
    }
    return rows;
  }
}
