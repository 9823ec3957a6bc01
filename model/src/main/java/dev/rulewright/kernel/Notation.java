package dev.rulewright.kernel;

import java.util.List;
import java.util.Optional;

/// The text form of positions and moves, both ways. Reading what was written gives an equal value.
///
/// @param <P> positions
/// @param <M> moves
public interface Notation<P, M> {

  /// The position as fields; fields that have their default value are left out.
  List<Field> fields(P position);

  /// The position that fields describe.
  ///
  /// @throws BadInput if a field is unknown, cannot be read, or the position is impossible
  P position(List<Field> fields, Place place);

  /// The position as text: one `key: value` per line.
  default String write(P position) {
    var text = new StringBuilder();
    for (Field field : fields(position)) {
      text.append(field.key()).append(": ").append(field.value()).append('\n');
    }
    return text.toString();
  }

  /// Reads a position: one `key: value` per line, or several separated by semicolons.
  ///
  /// @param source what to call the text in error messages, such as a file name
  /// @throws BadInput as in [#position]
  default P read(String text, String source) {
    return position(Field.split(text, source), Place.of(source));
  }

  /// What the position says about a field, if it differs from the value expected there; empty if it
  /// agrees. Besides the fields of [#fields] there are fields that follow from a position, such as
  /// who controls an area.
  ///
  /// @throws BadInput if there is no such field or the expected value makes no sense
  Optional<String> disagreement(P position, Field expected);

  /// The move as text.
  String writeMove(M move);

  /// The move that a text means in a position. The text may leave out what the position makes
  /// clear. The move read need not be legal.
  ///
  /// @throws BadInput if the text means no move
  M readMove(P position, String text, Place place);
}
