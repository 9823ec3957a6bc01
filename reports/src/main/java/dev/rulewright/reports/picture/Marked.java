package dev.rulewright.reports.picture;

import dev.rulewright.kernel.picture.Difference;
import dev.rulewright.kernel.picture.Difference.At;
import dev.rulewright.kernel.picture.Piece;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What is marked in a picture.
///
/// @param kind how: the class of a marked piece
/// @param pieces the pieces, each with how many of its equals are marked
/// @param ways what has moved from one place to another
/// @param targets the identifiers of places where something may go
public record Marked(
    String kind, Map<At, Long> pieces, List<Difference.Move> ways, Set<String> targets) {

  /// Nothing is.
  public static final Marked NOTHING = new Marked("", Map.of(), List.of(), Set.of());

  /// More ways than these would hide what lies below.
  private static final int MOST_WAYS = 4;

  /// Copies map and list.
  public Marked {
    pieces = Map.copyOf(pieces);
    ways = List.copyOf(ways);
    targets = Set.copyOf(targets);
  }

  /// What is about to be different.
  public static Marked before(Difference difference) {
    return new Marked("leaving", difference.before(), List.of(), Set.of());
  }

  /// What is different now.
  public static Marked after(Difference difference) {
    List<Difference.Move> ways = difference.moved();
    return new Marked(
        "changed", difference.after(), ways.size() > MOST_WAYS ? List.of() : ways, Set.of());
  }

  /// The same with other places marked.
  public Marked with(Set<String> places) {
    return new Marked(kind, pieces, ways, places);
  }

  /// How a piece is marked.
  ///
  /// @param place the identifier of its place
  String of(Piece piece, String place) {
    return pieces.containsKey(new At(place, piece.times(1))) ? " " + kind : "";
  }
}
