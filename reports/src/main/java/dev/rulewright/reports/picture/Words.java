package dev.rulewright.reports.picture;

import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a picture shows, in words.
final class Words {

  private Words() {}

  /// A piece with everything that is to be said of it.
  static String of(Piece piece) {
    if (piece.isFaceDown()) {
      return piece.count() + " face down";
    }
    var more = new ArrayList<String>();
    piece.owner().ifPresent(owner -> more.add(owner.id()));
    if (!piece.values().isEmpty()) {
      more.add(piece.values());
    }
    more.addAll(piece.marks());
    String copies = piece.count() > 1 ? " ×" + piece.count() : "";
    return piece.name() + copies + (more.isEmpty() ? "" : " (" + String.join(", ", more) + ")");
  }

  /// A place with what lies there.
  static String of(Spot spot) {
    List<String> things =
        Stream.concat(spot.notes().stream(), spot.pieces().stream().map(Words::of)).toList();
    return spot.name() + ": " + String.join("; ", things);
  }

  /// Every place where something lies.
  static String of(Picture picture) {
    return picture
        .places()
        .filter(spot -> !spot.pieces().isEmpty())
        .map(Words::of)
        .collect(Collectors.joining(". "));
  }
}
