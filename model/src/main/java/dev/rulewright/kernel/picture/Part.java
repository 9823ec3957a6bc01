package dev.rulewright.kernel.picture;

import java.util.List;
import java.util.Map;

/// A part of a picture that is laid out in one way.
public sealed interface Part {

  /// Places in rows: the areas of a map, or zones, hands and piles.
  ///
  /// @param rows the places of each row from left to right; a shorter row stands in the middle
  /// @param borders which places border on each other; none where that goes without saying
  record Rows(List<List<Spot>> rows, List<Border> borders) implements Part {

    /// Copies the lists.
    public Rows {
      rows = rows.stream().map(List::copyOf).toList();
      borders = List.copyOf(borders);
    }

    /// Rows without borders.
    public static Rows of(List<List<Spot>> rows) {
      return new Rows(rows, List.of());
    }
  }

  /// Two places that border on each other.
  ///
  /// @param one the identifier of a place
  /// @param other that of the other one
  /// @param atCorner whether they touch at a corner only
  record Border(String one, String other, boolean atCorner) {}

  /// A board of squares.
  ///
  /// @param squares those that exist, in any order
  /// @param edges what lies between squares, or between a square and nothing
  record Grid(int columns, int rows, List<Square> squares, List<Edge> edges) implements Part {

    /// Copies the lists.
    public Grid {
      squares = List.copyOf(squares);
      edges = List.copyOf(edges);
    }
  }

  /// A square.
  ///
  /// @param column from 0 at the left
  /// @param row from 0 at the top
  /// @param mark what is printed on it, one letter or none
  /// @param light how it is to be told from others
  /// @param spot what lies there; of a piece that covers several squares on the upper left one
  record Square(int column, int row, String mark, Light light, Spot spot) {

    Square named(Map<String, String> names) {
      return new Square(column, row, mark, light, spot.named(names));
    }
  }

  /// How a square is to be told from others.
  enum Light {
    PLAIN,
    /// The piece that acts sees it.
    SEEN,
    /// It is not in play yet.
    DARK
  }

  /// What lies on an edge of a square.
  ///
  /// @param column of the square
  /// @param row of the square
  /// @param side the edge: on the right of the square or below it; those of the outer edge belong
  ///   to column or row -1
  /// @param what what lies there
  /// @param id its name in notation, such as that of a door; empty where it has none
  record Edge(int column, int row, Side side, Barrier what, String id) {}

  /// An edge of a square.
  enum Side {
    RIGHT,
    BELOW
  }

  /// What can lie between two squares.
  enum Barrier {
    WALL,
    CLOSED_DOOR,
    OPEN_DOOR,
    /// A gap in a wall that nothing closes.
    OPENING
  }
}
