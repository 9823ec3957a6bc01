package dev.rulewright.cli.experiments.file;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;

/// An option with a value that stands in a file.
///
/// @param option the option, such as `--b`
/// @param text the value as the command line has it, such as `numbers.turn-ap=5`
/// @param start where the text begins in the file
/// @param value where the part of the text that follows the key begins
/// @param keyLength letters of the text before that part
record Argument(String option, String text, Place start, Place value, int keyLength) {

  static Argument of(String option, Word phrase) {
    return new Argument(option, phrase.text(), phrase.place(), phrase.place(), 0);
  }

  /// As the command line takes it.
  String word() {
    return option + "=" + text;
  }

  /// The place in the file of a letter of the text.
  ///
  /// @param column of the letter, from 1
  Place at(int column) {
    return column <= keyLength ? start.after(column - 1) : value.after(column - 1 - keyLength);
  }
}
