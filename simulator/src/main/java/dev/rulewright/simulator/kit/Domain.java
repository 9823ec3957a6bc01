package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import java.util.List;

/// The values that something may be set to.
public sealed interface Domain {

  /// Makes sure that a setting is one of them.
  ///
  /// @throws BadInput if it is not
  void check(Field setting);

  String expected();

  /// Whole numbers within which play works.
  ///
  /// @param step values are `lowest`, `lowest + step` and so on, up to `highest`
  /// @param unit what one is, such as `AP`
  record Numbers(int lowest, int highest, int step, String unit) implements Domain {

    @Override
    public void check(Field setting) {
      String text = setting.value();
      boolean fits =
          text.matches("[0-9]{1,6}")
              && Integer.parseInt(text) >= lowest
              && Integer.parseInt(text) <= highest
              && (Integer.parseInt(text) - lowest) % step == 0;
      if (!fits) {
        throw BadInput.at(setting.valuePlace())
            .found(text)
            .expected(expected() + " for " + setting.key());
      }
    }

    @Override
    public String expected() {
      return "a whole number of %s from %d to %d%s"
          .formatted(unit, lowest, highest, step == 1 ? "" : " in steps of " + step);
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

    @Override
    public void check(Field setting) {
      if (setting.value().isBlank()) {
        throw BadInput.at(setting.valuePlace())
            .because("%s is empty, expected %s".formatted(setting.key(), expected));
      }
    }
  }
}
