package dev.rulewright.reports.results;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A word of a call that is told, as a shell takes it.
public final class ShellWord {

  private ShellWord() {}

  private static final Pattern WORD = Pattern.compile("(?:'[^']*'|\\\\.|[^\\s'\\\\])+");

  /// A call whose words are changed one by one, as a shell takes them.
  public static String each(String call, UnaryOperator<String> change) {
    return WORD.matcher(call)
        .replaceAll(word -> Matcher.quoteReplacement(changed(word.group(), change)));
  }

  private static String changed(String written, UnaryOperator<String> change) {
    String word = written.replace("'\\''", "\0").replace("'", "").replace('\0', '\'');
    String other = change.apply(word);
    return other.equals(word) ? written : of(other);
  }

  /// The word, in quotation marks if it holds anything that a shell would take for more than a
  /// letter.
  public static String of(String text) {
    return text.matches("[\\w./,=:+@%-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
