package dev.rulewright.cli.input;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Words that something is looked for by; capital letters do not matter.
public record SearchWords(List<String> words) {

  /// Splits a text at its blanks.
  public static SearchWords of(String text) {
    return new SearchWords(
        Stream.of(text.toLowerCase(Locale.ROOT).split("\\s+", -1))
            .filter(word -> !word.isEmpty())
            .toList());
  }

  /// Whether a text holds all of them, be it as parts of words.
  public boolean areIn(String text) {
    return words.stream().allMatch(text.toLowerCase(Locale.ROOT)::contains);
  }
}
