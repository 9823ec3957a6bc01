package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.notation.Written;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Ledger;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.board.Board;
import dev.rulewright.starquest.board.Edges;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.material.Figure;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;

/// Makes a position of what was written, and refuses what cannot stand on the board.
record PositionReader(Names names, PositionFields fields) {

  Position read(Written<Position> written) {
    List<PieceText.Found> pieces = fields.pieces(written);
    Optional<ActivityText.Found> active = written.of(fields.active);
    Ledger ledger = fields.ledger(written);
    checkRoom(pieces, active);
    pieces.forEach(found -> checkBase(found, ledger.explored().closedDoors()));
    pieces.forEach(this::checkDock);
    checkNumbers(pieces, written.start().place());
    return position(written.of(fields.stage), pieces, active, ledger);
  }

  /// One figure a square (MOVE-4), but for one that is crossing; a Dreadnought has four (DREAD-1).
  private void checkRoom(List<PieceText.Found> pieces, Optional<ActivityText.Found> active) {
    var taken = new HashMap<Integer, Word>();
    for (PieceText.Found found : pieces) {
      boolean crossing =
          active
              .filter(each -> Activity.isCrossing(each.activity()))
              .filter(each -> isActive(found, each, pieces))
              .isPresent();
      for (int square : squares(found)) {
        Word other = crossing ? null : taken.put(square, found.word());
        if (other != null) {
          throw found
              .word()
              .found()
              .because(
                  "on %s stands %s already (MOVE-4)"
                      .formatted(names.squares(square), other.text()));
        }
      }
    }
  }

  /// The last piece on the square of the active one is the active one. Two on a square differ in
  /// where they are written.
  private static boolean isActive(
      PieceText.Found found, ActivityText.Found active, List<PieceText.Found> pieces) {
    return pieces.stream()
        .filter(each -> Piece.square(each.piece()) == active.square())
        .reduce((_, other) -> other)
        .filter(found::equals)
        .isPresent();
  }

  private List<Integer> squares(PieceText.Found found) {
    Board board = names.material.board();
    int square = Piece.square(found.piece());
    boolean large =
        !Piece.isBlip(found.piece())
            && names
                .material
                .dreadnought()
                .filter(kind -> kind.index() == Piece.kindIndex(found.piece()))
                .isPresent();
    if (!large) {
      return List.of(square);
    }
    Square corner = board.square(square);
    if (corner.x() + 1 >= board.width() || corner.y() + 1 >= board.height()) {
      throw found.word().found().because("its base reaches beyond the map (DREAD-1)");
    }
    var base = List.of(square, square + 1, square + board.width(), square + board.width() + 1);
    if (!base.stream().allMatch(board::exists)) {
      throw found
          .word()
          .found()
          .because("its base reaches beyond the squares of the map (DREAD-1)");
    }
    return base;
  }

  /// No wall and no closed door runs through a base (DREAD-1).
  private void checkBase(PieceText.Found found, long closedDoors) {
    List<Integer> base = squares(found);
    if (base.size() == 1) {
      return;
    }
    Edges edges = names.material.board().edges();
    if (edges.runThrough(
        base.getFirst(), (square, way) -> edges.isClosed(square, way, closedDoors))) {
      throw found
          .word()
          .found()
          .because("a wall or a closed door runs through its base of four squares (DREAD-1)");
    }
  }

  /// In an entry area there are only those who begin there: whoever comes back is taken off.
  private void checkDock(PieceText.Found found) {
    Board board = names.material.board();
    boolean marine = Piece.isMarine(found.piece());
    for (int square : squares(found)) {
      int dock = board.dockOf(square);
      if (dock > 0 && !marine) {
        throw found
            .word()
            .found()
            .because(
                "on %s is an entry area, into which no alien comes (GOAL-3)",
                names.squares(square));
      }
      int own = Piece.ownerIndex(found.piece());
      if (dock > 0 && dock != own && !board.docksJoin(own, dock)) {
        throw found
            .word()
            .found()
            .because(
                "on %s is the entry area of %s, in which only that team begins (ARM-8)",
                names.squares(square), Seat.of(dock));
      }
    }
  }

  /// There are not more figures of an alien kind than the box has.
  private void checkNumbers(List<PieceText.Found> pieces, Place place) {
    for (Figure kind : names.material.aliens()) {
      long there =
          pieces.stream()
              .filter(found ->
                  !Piece.isBlip(found.piece()) && Piece.kindIndex(found.piece()) == kind.index())
              .count();
      if (there > kind.count()) {
        throw BadInput.at(place)
            .found(kind + " x" + there)
            .expected("at most %d of them on the board".formatted(kind.count()));
      }
    }
  }

  private static Position position(
      Stage stage,
      List<PieceText.Found> pieces,
      Optional<ActivityText.Found> active,
      Ledger ledger) {
    int[] all = pieces.stream().mapToInt(PieceText.Found::piece).toArray();
    if (active.isEmpty()) {
      return Position.of(stage, all, ledger);
    }
    ActivityText.Found acting = active.orElseThrow();
    PieceText.Found piece =
        pieces.stream()
            .filter(found -> Piece.square(found.piece()) == acting.square())
            .reduce((one, other) -> other)
            .orElseThrow(() -> acting.word().found().because("nobody stands on this square"));
    int[] others =
        pieces.stream()
            .filter(found -> !found.equals(piece))
            .mapToInt(PieceText.Found::piece)
            .toArray();
    Position position =
        Position.of(stage, others, ledger).withActive(piece.piece(), acting.activity());
    for (int square : acting.refused()) {
      position = position.refusing(square);
    }
    return position;
  }
}
