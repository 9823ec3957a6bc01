package dev.rulewright.missioncombat.notation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;

/// Short ways to read texts in tests; places in messages begin with `in`.
final class Texts {

  static final EntryNotation<Position, Move> NOTATION = MissionCombat.standard().notation();

  private Texts() {}

  static Position position(String text) {
    return NOTATION.read(text, "in");
  }

  static void assertNoPosition(String text, String message) {
    assertThatThrownBy(() -> position(text))
        .as(text)
        .isExactlyInstanceOf(BadInput.class)
        .hasMessage(message);
  }

  static Move move(Position position, String text) {
    return NOTATION.readMove(position, text, new Place("in", 1, 1));
  }

  static void assertNoMove(Position position, String text, String message) {
    assertThatThrownBy(() -> move(position, text))
        .as(text)
        .isExactlyInstanceOf(BadInput.class)
        .hasMessage(message);
  }

  /// A field as in a scenario, in line 4.
  static Field field(String key, String value) {
    return new Field(key, value, new Place("in", 4, 1), new Place("in", 4, key.length() + 3));
  }
}
