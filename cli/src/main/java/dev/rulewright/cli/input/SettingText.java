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
      throw BadInput.at(Place.of(option)).found(text).expected("key=value");
    }
    return new Field(
        text.substring(0, equals),
        text.substring(equals + 1),
        Place.of(option),
        Place.of(option).after(equals + 1));
  }
}
