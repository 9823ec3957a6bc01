package dev.rulewright.cli;

import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the numbers of options, and says what is wrong in words that no programmer is needed for.
final class Numbers {

  private Numbers() {}

  /// The same command, of which all numbers are read so.
  static CommandLine understoodBy(CommandLine command) {
    ITypeConverter<Integer> ints = text -> read(text, Integer::valueOf, Integer.MAX_VALUE);
    ITypeConverter<Double> doubles = Numbers::decimal;
    ITypeConverter<Long> longs = text -> read(text, Long::valueOf, Long.MAX_VALUE);
    return command
        .registerConverter(Integer.class, ints)
        .registerConverter(int.class, ints)
        .registerConverter(Long.class, longs)
        .registerConverter(long.class, longs)
        .registerConverter(Double.class, doubles)
        .registerConverter(double.class, doubles);
  }

  private static double decimal(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("expected a number, found '%s'".formatted(text));
    }
  }

  private static <N> N read(String text, Function<String, N> reader, long most) {
    try {
      return reader.apply(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException(
          "expected a whole number%s, found '%s'"
              .formatted(text.matches("-?[0-9]+") ? " of at most %,d".formatted(most) : "", text));
    }
  }
}
