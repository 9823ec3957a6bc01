package dev.rulewright.kernel.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/// What is different in two pictures of the same game.
///
/// @param moved pieces that lie elsewhere in the second one
/// @param changed pieces of which something else is true at the same place
/// @param gone pieces of the first one that are not in the second
/// @param come pieces of the second one that are not in the first
public record Difference(List<Move> moved, List<Move> changed, List<At> gone, List<At> come) {

  /// One piece at a place.
  ///
  /// @param place the identifier of the place
  public record At(String place, Piece piece) {

    private boolean isLike(At other) {
      return piece.word().equals(other.piece.word()) && piece.owner().equals(other.piece.owner());
    }
  }

  /// A piece before and after.
  public record Move(At from, At to) {}

  /// Copies the lists.
  public Difference {
    moved = List.copyOf(moved);
    changed = List.copyOf(changed);
    gone = List.copyOf(gone);
    come = List.copyOf(come);
  }

  /// Compares two pictures. A piece that is gone from one place and has come to another is taken
  /// for the same if word and owner are the same; pieces that lie face down are never.
  public static Difference between(Picture before, Picture after) {
    List<At> gone = single(before);
    List<At> come = single(after);
    paired(gone, come, At::equals);
    List<Move> changed =
        paired(gone, come, (one, other) -> one.place.equals(other.place) && one.isLike(other));
    List<Move> moved =
        paired(gone, come, (one, other) -> one.isLike(other) && !one.piece.isFaceDown());
    return new Difference(moved, changed, gone, come);
  }

  private static List<At> single(Picture picture) {
    var all = new ArrayList<At>();
    picture
        .places()
        .forEach(spot ->
            spot.pieces()
                .forEach(piece -> {
                  for (int i = 0; i < piece.count(); i++) {
                    all.add(new At(spot.id(), piece.times(1)));
                  }
                }));
    return all;
  }

  /// Takes pairs out of two lists.
  private static List<Move> paired(List<At> gone, List<At> come, BiPredicate<At, At> fits) {
    var pairs = new ArrayList<Move>();
    for (At from : List.copyOf(gone)) {
      Optional<At> to = come.stream().filter(each -> fits.test(from, each)).findFirst();
      to.ifPresent(found -> {
        gone.remove(from);
        come.remove(found);
        pairs.add(new Move(from, found));
      });
    }
    return pairs;
  }

  /// Whether nothing is different.
  public boolean isEmpty() {
    return moved.isEmpty() && changed.isEmpty() && gone.isEmpty() && come.isEmpty();
  }

  /// The pieces of the first picture that are not as they were, each with how many.
  public Map<At, Long> before() {
    var all = new ArrayList<>(gone);
    moved.forEach(move -> all.add(move.from));
    changed.forEach(move -> all.add(move.from));
    return counted(all);
  }

  /// The pieces of the second picture that are not as they were, each with how many.
  public Map<At, Long> after() {
    var all = new ArrayList<>(come);
    moved.forEach(move -> all.add(move.to));
    changed.forEach(move -> all.add(move.to));
    return counted(all);
  }

  private static Map<At, Long> counted(List<At> all) {
    return all.stream().collect(Collectors.groupingBy(at -> at, Collectors.counting()));
  }
}
