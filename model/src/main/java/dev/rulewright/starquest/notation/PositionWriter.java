package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Stage;
import java.util.ArrayList;
import java.util.List;

/// Writes a position as fields.
record PositionWriter(Names names) {

  List<Field> fields(Position position) {
    var fields = new ArrayList<Field>();
    if (!(position.stage() instanceof Stage.Acting)) {
      fields.add(Field.of(Keys.STAGE, new StageText(names).write(position.stage())));
    }
    fields.addAll(new LedgerText(names).fields(position.ledger()));
    int last = -1;
    for (int piece : position.all()) {
      int square = Piece.square(piece);
      if (square != last) {
        fields.add(Field.of(names.squares(square), pieces(position, square)));
      }
      last = square;
    }
    if (position.hasActive()) {
      fields.add(Field.of(Keys.ACTIVE, active(position)));
    }
    return fields;
  }

  String active(Position position) {
    return position.hasActive()
        ? new ActivityText(names).write(Piece.square(position.active()), position)
        : "none";
  }

  /// The pieces on a square: one, or two while the active piece, which is the second, is crossing;
  /// `none` if there is none.
  String pieces(Position position, int square) {
    var pieces = new ArrayList<String>();
    for (int piece : on(position, square)) {
      pieces.add(new PieceText(names).write(piece));
    }
    return pieces.isEmpty() ? "none" : String.join(", ", pieces);
  }

  /// The pieces on a square, the active one last.
  static List<Integer> on(Position position, int square) {
    var pieces = new ArrayList<Integer>();
    int piece = position.at(square);
    if (piece != Piece.NONE) {
      pieces.add(piece);
    }
    if (position.hasActive() && Piece.square(position.active()) == square) {
      pieces.add(position.active());
    }
    return pieces;
  }
}
