package dev.rulewright.kernel.picture;

import dev.rulewright.kernel.Player;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A place where pieces lie.
///
/// @param id its name in notation, such as `arterial-road` or `marines-hand`
/// @param name what is printed there
/// @param owner whose it is, if it is somebody's
/// @param kind what it is
/// @param notes what else is to be said of it, such as who controls it
/// @param pieces what lies there
public record Spot(
    String id,
    String name,
    Optional<Player> owner,
    Kind kind,
    List<String> notes,
    List<Piece> pieces) {

  /// What a place can be.
  public enum Kind {
    /// Where pieces stand.
    AREA,
    /// Where one player's cards lie open.
    CARDS,
    /// A hand of cards.
    HAND,
    /// A deck or a discard pile.
    PILE
  }

  /// Copies the lists.
  public Spot {
    notes = List.copyOf(notes);
    pieces = List.copyOf(pieces);
  }

  /// A place where pieces of everybody stand.
  public static Spot area(String id, String name, List<String> notes, List<Piece> pieces) {
    return new Spot(id, name, Optional.empty(), Kind.AREA, notes, pieces);
  }

  /// A hand, a pile, or cards that lie open.
  public static Spot of(Player owner, Kind kind, String id, String name, List<Piece> pieces) {
    return new Spot(id, name, Optional.of(owner), kind, List.of(), pieces);
  }

  /// A hand, a pile, or cards that lie open, named after what it is.
  ///
  /// @param what behind the player's name that in notation, such as `item-discards`
  public static Spot of(Player owner, Kind kind, String what, List<Piece> pieces) {
    String shown = what.replace('-', ' ');
    String name = kind == Kind.PILE ? shown : owner + ": " + shown;
    return of(owner, kind, owner + "-" + what, name, pieces);
  }

  /// The same place, belonging to a player.
  public Spot ownedBy(Player player) {
    return new Spot(id, name, Optional.of(player), kind, notes, pieces);
  }

  Spot named(Map<String, String> names) {
    return new Spot(
        id,
        names.getOrDefault(id, name),
        owner,
        kind,
        notes,
        pieces.stream().map(piece -> piece.named(names)).toList());
  }

  /// The number of pieces.
  public int size() {
    return pieces.stream().mapToInt(Piece::count).sum();
  }
}
