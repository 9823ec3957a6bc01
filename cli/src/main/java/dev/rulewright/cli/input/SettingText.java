package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import java.util.List;

/// Reads settings: `key=value`.
final class SettingText {

  private SettingText() {}

  /// @param option where the texts come from
  static List<Field> read(List<String> texts, String option) {
    return texts.stream().map(text -> read(text, option)).toList();
  }

  private static Field read(String text, String option) {
    int equals = text.indexOf('=');
    if (equals < 1) {
      throw BadInput.at(new Place(option, 1, 1)).found(text).expected("key=value");
    }
    return new Field(
        text.substring(0, equals),
        text.substring(equals + 1),
        new Place(option, 1, 1),
        new Place(option, 1, equals + 2));
  }
}
