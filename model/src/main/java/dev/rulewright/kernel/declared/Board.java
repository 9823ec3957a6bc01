package dev.rulewright.kernel.declared;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A board of squares, on each of which one thing stands or none.
///
/// @param columns from 1 to 26
/// @param rows at least 1
/// @param squares row by row from the top, each row from the left
/// @param on what stands on each square; the first of the things is that nothing does
/// @param <V> what may stand there
public record Board<V>(int columns, int rows, Things<Square> squares, Each<Square, Choice<V>> on) {

  private static final int MOST_COLUMNS = 26;

  static Things<Square> squares(int columns, int rows) {
    if (columns < 1 || columns > MOST_COLUMNS || rows < 1) {
      throw Setup.mistake(
          "a board of %d columns and %d rows: expected 1 to %d columns, 1 row at least"
              .formatted(columns, rows, MOST_COLUMNS));
    }
    List<Square> all =
        IntStream.rangeClosed(1, rows)
            .boxed()
            .flatMap(row ->
                IntStream.rangeClosed(1, columns).mapToObj(column -> new Square(column, row)))
            .toList();
    return Things.of("a square", all, Square::id);
  }

  /// What stands on a square.
  public Choice<V> on(Square square) {
    return on.of(square);
  }

  /// The squares, row by row from the top: what moves may name.
  @Override
  public Things<Square> squares() {
    return squares;
  }

  /// The square some columns to the right and some rows down; empty beyond the edge.
  public Optional<Square> from(Square square, int right, int down) {
    var other = new Square(square.column() + right, square.row() + down);
    boolean isThere =
        other.column() >= 1 && other.column() <= columns && other.row() >= 1 && other.row() <= rows;
    return isThere ? Optional.of(other) : Optional.empty();
  }

  /// The squares with a certain thing.
  public List<Square> with(Position position, V thing) {
    return on.where(each -> each.is(position, thing));
  }
}
