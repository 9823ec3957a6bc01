package dev.rulewright.kernel.text;

import java.util.Comparator;

/// A value, and the word that it was read from; a default stands where the text begins.
public record Read<T>(T value, Word word) {

  /// In the order in which the words stand in the text.
  public static final Comparator<Read<?>> AS_WRITTEN =
      Comparator.<Read<?>>comparingInt(read -> read.word().place().line())
          .thenComparingInt(read -> read.word().place().column());
}
