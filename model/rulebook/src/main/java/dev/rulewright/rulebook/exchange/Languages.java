package dev.rulewright.rulebook.exchange;

import dev.rulewright.kernel.BadInput;
import java.util.Locale;

/// Codes of languages in files of other tools, such as `de-CH`.
final class Languages {

  private Languages() {}

  /// The language of a code, without country and script.
  ///
  /// @param where the element that has the code
  /// @throws BadInput if the code has not two letters
  static String of(String code, XmlElement where) {
    String language = code.strip().toLowerCase(Locale.ROOT).split("[-_]", -1)[0];
    if (!language.matches("[a-z]{2}")) {
      throw where.report().found(code).expected("a language of two letters, such as de or en-GB");
    }
    return language;
  }
}
