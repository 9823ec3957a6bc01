package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.picture.Part;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The picture that follows from a declaration: boards, then what belongs to nobody, then what
/// belongs to each player. A slot whose key begins with the name of a player is that player's.
///
/// @param names what is printed on things, by their names in notation
record TablePicture(
    Layout layout, List<Board<?>> boards, List<Player> players, Map<String, String> names) {

  private static final int ACROSS = 4;

  Picture of(Position position) {
    var parts = new ArrayList<Part>();
    boards.forEach(board -> parts.add(grid(board, position)));
    Stream.concat(Stream.of(Optional.<Player>empty()), players.stream().map(Optional::of))
        .map(owner -> spots(owner, position))
        .filter(spots -> !spots.isEmpty())
        .forEach(spots -> parts.add(Part.Rows.of(rows(spots))));
    return new Picture(caption(position), parts).named(names);
  }

  private String caption(Position position) {
    return Stream.concat(
            Stream.of(words(layout.stage(position).toString())),
            layout.slots().stream()
                .filter(slot -> isFact(slot) && owner(slot).isEmpty())
                .map(slot -> fact(slot, position)))
        .collect(Collectors.joining(" · "));
  }

  /// Whether a slot is said in words: what is neither a pile nor a square.
  private boolean isFact(Slot slot) {
    return !(slot instanceof Pile<?>)
        && boards.stream().noneMatch(board -> board.on().all().contains(slot));
  }

  private static String fact(Slot slot, Position position) {
    return words(slot.key()) + " " + slot.said(position);
  }

  private Optional<Player> owner(Slot slot) {
    return players.stream().filter(player -> slot.key().startsWith(player.id() + "-")).findFirst();
  }

  private List<Spot> spots(Optional<Player> owner, Position position) {
    List<Slot> own = layout.slots().stream().filter(slot -> owner(slot).equals(owner)).toList();
    var spots = new ArrayList<Spot>();
    owner.ifPresent(player -> {
      List<String> facts =
          own.stream().filter(this::isFact).map(slot -> ofPlayer(slot, player, position)).toList();
      if (!facts.isEmpty()) {
        spots.add(
            new Spot(player.id(), words(player.id()), owner, Spot.Kind.CARDS, facts, List.of()));
      }
    });
    for (Slot slot : own) {
      if (slot instanceof Pile<?> pile) {
        Spot.Kind kind = owner.isPresent() ? Spot.Kind.HAND : Spot.Kind.PILE;
        spots.add(
            new Spot(slot.key(), words(slot.key()), owner, kind, List.of(), pile.pieces(position)));
      }
    }
    return spots;
  }

  private static String ofPlayer(Slot slot, Player player, Position position) {
    return words(slot.key().substring(player.id().length() + 1)) + " " + slot.said(position);
  }

  private static List<List<Spot>> rows(List<Spot> spots) {
    var rows = new ArrayList<List<Spot>>();
    for (int i = 0; i < spots.size(); i += ACROSS) {
      rows.add(spots.subList(i, Math.min(spots.size(), i + ACROSS)));
    }
    return rows;
  }

  private <V> Part grid(Board<V> board, Position position) {
    List<Part.Square> squares =
        board.squares().all().stream()
            .map(square ->
                new Part.Square(
                    square.column() - 1,
                    square.row() - 1,
                    "",
                    Part.Light.PLAIN,
                    Spot.area(
                        square.id(), square.id(), List.of(), pieces(board.on(square), position))))
            .toList();
    return new Part.Grid(board.columns(), board.rows(), squares, List.of());
  }

  private List<Piece> pieces(Choice<?> square, Position position) {
    if (square.isFirst(position)) {
      return List.of();
    }
    String word = square.said(position);
    Piece piece = Piece.of(word, words(word));
    return List.of(
        players.stream()
            .filter(player -> (word + "-").startsWith(player.id() + "-"))
            .findFirst()
            .map(piece::of)
            .orElse(piece));
  }

  static String words(String id) {
    return id.replace('-', ' ');
  }
}
