package dev.rulewright.simulator.setting;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.input.Row;
import java.util.List;

/// The values that something may be set to.
public sealed interface Domain {

  /// In words, such as `a whole number of AP from 1 to 12`.
  String expected();

  /// Whether a text is one of them.
  default boolean holds(String value) {
    return !value.isBlank();
  }

  /// Makes sure that a setting is one of them.
  ///
  /// @throws BadInput if it is not
  default void check(Field setting) {
    if (!holds(setting.value())) {
      throw BadInput.at(setting.valuePlace())
          .found(setting.value())
          .expected(expected() + " for " + setting.key());
    }
  }

  /// Whole numbers within which play works.
  ///
  /// @param step values are `lowest`, `lowest + step` and so on, up to `highest`
  /// @param unit what one is, such as `AP`; may be empty
  record Numbers(int lowest, int highest, int step, String unit) implements Domain {

    @Override
    public boolean holds(String value) {
      return value.matches("-?[0-9]{1,9}")
          && Integer.parseInt(value) >= lowest
          && Integer.parseInt(value) <= highest
          && (Integer.parseInt(value) - lowest) % step == 0;
    }

    @Override
    public String expected() {
      return "a whole number%s from %d to %d%s"
          .formatted(
              unit.isEmpty() ? "" : " of " + unit,
              lowest,
              highest,
              step == 1 ? "" : " in steps of " + step);
    }
  }

  /// Numbers such as `1`, `2.5` or `1e-3`.
  record Decimals(double lowest, double highest) implements Domain {

    @Override
    public boolean holds(String value) {
      double number = Row.decimalOf(value);
      return number >= lowest && number <= highest;
    }

    @Override
    public String expected() {
      return "a number from " + lowest + " to " + highest;
    }
  }

  /// One of a few words.
  record Words(List<String> words) implements Domain {

    /// Whether something is so.
    public static final Words YES_OR_NO = new Words(List.of("yes", "no"));

    public Words {
      words = List.copyOf(words);
    }

    @Override
    public void check(Field setting) {
      if (!words.contains(setting.value())) {
        throw BadInput.at(setting.valuePlace())
            .unknown("a value of " + setting.key(), setting.value(), words);
      }
    }

    @Override
    public String expected() {
      return String.join(" or ", words);
    }
  }

  /// A text of a form of its own, which is checked where it is read.
  ///
  /// @param expected what the text has to be
  record Text(String expected) implements Domain {

    /// A file, by a path without colon and comma.
    public static final Text FILE = new Text("a file");

    /// Another agent, by its name, with its usual settings.
    public static final Text AGENT = new Text("the name of an agent");

    @Override
    public void check(Field setting) {
      if (!holds(setting.value())) {
        throw BadInput.at(setting.valuePlace())
            .because("%s is empty, expected %s".formatted(setting.key(), expected));
      }
    }
  }
}
