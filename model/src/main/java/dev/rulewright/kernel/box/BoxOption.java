package dev.rulewright.kernel.box;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// A choice that players make before a game is set up, such as how many teams play.
///
/// @param name the name of the option, such as `teams`
/// @param values what may be chosen; never empty
/// @param standard the value that holds if nobody chooses
/// @param meaning what is chosen, one sentence without a full stop
public record BoxOption(String name, List<String> values, String standard, String meaning) {

  /// Copies the list.
  ///
  /// @throws IllegalArgumentException if the standard value is none of the values
  public BoxOption {
    values = List.copyOf(values);
    if (!values.contains(standard)) {
      throw new IllegalArgumentException(
          "option %s: %s is none of %s".formatted(name, standard, values));
    }
  }

  /// The choice of a whole number.
  ///
  /// @param lowest the lowest number
  /// @param highest the highest number
  public static BoxOption ofNumbers(
      String name, int lowest, int highest, int standard, String meaning) {
    List<String> values =
        IntStream.rangeClosed(lowest, highest).mapToObj(Integer::toString).toList();
    return new BoxOption(name, values, Integer.toString(standard), meaning);
  }

  /// The value of every option of a game, by name.
  ///
  /// @param chosen what is chosen; for other options the standard value holds
  /// @throws BadInput if a field names no option of the game or one that is chosen already, or its
  ///   value is none of the option's
  static SortedMap<String, String> values(BoxProvider provider, List<Field> chosen) {
    var values = new TreeMap<String, String>();
    provider.options().forEach(option -> values.put(option.name, option.standard));
    Set<String> seen = new HashSet<>();
    for (Field field : chosen) {
      BoxOption option =
          provider.options().stream()
              .filter(each -> each.name.equals(field.key()))
              .findFirst()
              .orElseThrow(() ->
                  BadInput.at(field.keyPlace())
                      .unknown("an option of " + provider.name(), field.key(), values.keySet()));
      if (!option.values.contains(field.value())) {
        throw BadInput.at(field.valuePlace())
            .unknown("a value of " + option.name, field.value(), option.values);
      }
      if (!seen.add(option.name)) {
        throw BadInput.at(field.keyPlace()).found(field.key()).because("this is chosen already");
      }
      values.put(option.name, field.value());
    }
    return values;
  }
}
