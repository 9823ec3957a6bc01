package dev.rulewright.kernel;

import java.util.Locale;

/// The names of constants as notation, files and reports write them.
public final class Name {

  private Name() {}

  /// The name of a constant in lower case, its words joined by hyphens.
  ///
  /// @param constant such as `END_TURN`, for `end-turn`
  public static String of(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
