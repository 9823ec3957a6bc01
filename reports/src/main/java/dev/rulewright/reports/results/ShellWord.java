package dev.rulewright.reports.results;

/// A word of a call that is told, as a shell takes it.
public final class ShellWord {

  private ShellWord() {}

  /// The word, in quotation marks if it holds anything that a shell would take for more than a
  /// letter.
  public static String of(String text) {
    return text.matches("[\\w./,=:+@%-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
