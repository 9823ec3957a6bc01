package dev.rulewright.cli;

import dev.rulewright.cli.output.JsonObject;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the numbers and the words of options, and says what is wrong so that no programmer is
/// needed to understand it.
final class Values {

  private Values() {}

  /// The same command, of which all numbers are read so, and all words of enums.
  static CommandLine understoodBy(CommandLine command) {
    ITypeConverter<Integer> ints = text -> read(text, Integer::valueOf, Integer.MAX_VALUE);
    ITypeConverter<Double> doubles = Values::decimal;
    ITypeConverter<Long> longs = text -> read(text, Long::valueOf, Long.MAX_VALUE);
    words(command);
    return command
        .registerConverter(Integer.class, ints)
        .registerConverter(int.class, ints)
        .registerConverter(Long.class, longs)
        .registerConverter(long.class, longs)
        .registerConverter(Double.class, doubles)
        .registerConverter(double.class, doubles);
  }

  private static void words(CommandLine command) {
    command.getCommandSpec().options().stream()
        .flatMap(option -> Stream.<Class<?>>of(option.auxiliaryTypes()))
        .filter(Class::isEnum)
        .forEach(type -> words(type, command));
    command.getSubcommands().values().forEach(Values::words);
  }

  private static <E> void words(Class<E> type, CommandLine command) {
    command.registerConverter(
        type,
        text ->
            Stream.of(type.getEnumConstants())
                .filter(each -> word(each).equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(() ->
                    new TypeConversionException(
                        "expected one of %s, found '%s'"
                            .formatted(
                                Arrays.stream(type.getEnumConstants())
                                    .map(Values::word)
                                    .collect(Collectors.joining(", ")),
                                text))));
  }

  /// The word of a constant on the command line, such as `given-and-last`.
  private static String word(Object constant) {
    return JsonObject.word((Enum<?>) constant);
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
