package dev.rulewright.scenarios;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.Optional;

/// What must come of a scenario's moves under one reading.
///
/// @param name the reading, or, in a scenario with a question, the name of the answer to it
/// @param refused the step that is refused, if one is; the steps after it are not played
/// @param then steps after the common ones, under this reading only
/// @param listed moves that are in the list of legal moves at the end
/// @param absent moves that are not in it
/// @param expect what must be true at the end
/// @param note a remark for whoever reads the story
public record Under(
    Word name,
    Optional<Refusal> refused,
    List<Step> then,
    List<Word> listed,
    List<Word> absent,
    List<Field> expect,
    Optional<String> note) {

  /// A step of the common ones that is refused.
  ///
  /// @param index its index among them; it is a player's move
  /// @param told how the scenario names it: by its number from 1, or by its move
  /// @param because the clause that forbids it
  public record Refusal(int index, Word told, Word because) {}
}
