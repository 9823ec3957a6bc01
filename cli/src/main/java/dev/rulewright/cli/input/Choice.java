package dev.rulewright.cli.input;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.TypeConversionException;

/// The words of an option that takes one of a few, in small letters as the help has them.
final class Choice {

  private Choice() {}

  /// Reads a word, in small letters or capitals.
  ///
  /// @throws TypeConversionException if it is none of them; it lists them
  static <E extends Enum<E>> E of(Class<E> choices, String word) {
    return Arrays.stream(choices.getEnumConstants())
        .filter(choice -> choice.name().equalsIgnoreCase(word))
        .findFirst()
        .orElseThrow(() ->
            new TypeConversionException(
                "expected %s, found '%s'"
                    .formatted(
                        Arrays.stream(choices.getEnumConstants())
                            .map(choice -> choice.name().toLowerCase(Locale.ROOT))
                            .collect(Collectors.joining(" or ")),
                        word)));
  }
}
