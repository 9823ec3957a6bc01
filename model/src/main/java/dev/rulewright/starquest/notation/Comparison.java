package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.board.Square;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/// Compares single fields with a position. Of a piece only that is compared which is said of it:
/// one without `#done` or `#fresh` may be either.
///
/// @param moves how many moves there are in a position
record Comparison(Names names, ToIntFunction<Position> moves) {

  Optional<String> disagreement(Position position, Field expected) {
    Word key = Word.key(expected);
    Word value = Word.value(expected);
    return switch (key.text()) {
      case Keys.STAGE -> stage(position, value);
      case Keys.ACTIVE -> active(position, value);
      case Keys.MOVES -> moves(position, value);
      default ->
          names
              .material()
              .board()
              .square(key.text())
              .map(square -> pieces(position, square, value))
              .orElseGet(() -> ledger(position, expected));
    };
  }

  private static Optional<String> unless(Word expected, String actual) {
    return expected.is(actual) ? Optional.empty() : Optional.of(actual);
  }

  private Optional<String> stage(Position position, Word value) {
    var text = new StageText(names);
    String actual = text.write(position.stage());
    return text.write(text.read(value)).equals(actual) ? Optional.empty() : Optional.of(actual);
  }

  private Optional<String> active(Position position, Word value) {
    if (!value.isNone()) {
      var read = new ActivityText(names).read(value);
      if (position.hasActive()
          && value.pieces(',').size() == 1
          && names.squares(read.square()).equals(activeSquare(position))) {
        return Optional.empty();
      }
    }
    return unless(value, new PositionWriter(names).active(position));
  }

  private static String activeSquare(String active) {
    int comma = active.indexOf(',');
    return comma < 0 ? active : active.substring(0, comma);
  }

  private String activeSquare(Position position) {
    return activeSquare(new PositionWriter(names).active(position));
  }

  private Optional<String> moves(Position position, Word value) {
    int expected = value.number(0, Integer.MAX_VALUE, "the number of moves");
    int actual = moves.applyAsInt(position);
    return expected == actual ? Optional.empty() : Optional.of(Integer.toString(actual));
  }

  private Optional<String> pieces(Position position, Square square, Word value) {
    int index = names.material().board().index(square);
    List<PieceText.Found> expected = new PositionReader(names).on(value, index);
    List<Integer> actual = PositionWriter.on(position, index);
    boolean fits = expected.size() == actual.size();
    for (int i = 0; fits && i < expected.size(); i++) {
      fits = expected.get(i).fits(actual.get(i));
    }
    return fits ? Optional.empty() : Optional.of(new PositionWriter(names).pieces(position, index));
  }

  private Optional<String> ledger(Position position, Field expected) {
    var text = new LedgerText(names);
    String actual =
        text.all(position.ledger()).stream()
            .filter(field -> field.key().equals(expected.key()))
            .map(Field::value)
            .findFirst()
            .orElseThrow(() ->
                Word.key(expected)
                    .at()
                    .unknown(
                        "a field",
                        expected.key(),
                        Stream.concat(Keys.ofPositions(names).stream(), Keys.DERIVED.stream())
                            .toList()));
    return text.normal(expected).equals(actual) ? Optional.empty() : Optional.of(actual);
  }
}
