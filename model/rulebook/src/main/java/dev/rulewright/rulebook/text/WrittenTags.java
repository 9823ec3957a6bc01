package dev.rulewright.rulebook.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Tags that a tool has written as text, such as `&lt;g id="1"&gt;`: their names and numbers are no
/// words of the rules. What stands in angle brackets alone, such as a name, stays.
///
/// @param text without them, with single blanks where one ends a line
/// @param first the first of them, or empty
public record WrittenTags(String text, String first) {

  private static final String NAME = "[A-Za-z][\\w:.-]*";
  private static final String VALUE = "\\s*=\\s*(?:\"[^\"<]*\"|'[^'<]*')";

  /// With a value, closed, closing, closed by a later one, or one that nobody closes.
  private static final Pattern TAG =
      Pattern.compile(
          ("<(?:/(?<closing>NAME)\\s*|(?<name>NAME)(?:"
                  + "(?:\\s+NAME(?:VALUE)?)*\\s*/|(?:\\s+NAMEVALUE)+\\s*"
                  + "|(?<=<(?i:br|hr|li|p))|(?=>.*</\\k<name>\\s*>)))>")
              .replace("NAME", NAME)
              .replace("VALUE", VALUE),
          Pattern.DOTALL);

  private static final Pattern DIVIDING =
      Pattern.compile("(?i)br|hr|li|p|div|td|th|tr|ul|ol|h[1-6]");

  /// The tags in a text.
  public static WrittenTags in(String text) {
    Matcher tag = TAG.matcher(text);
    if (!tag.find()) {
      return new WrittenTags(text, "");
    }
    String first = tag.group();
    String bare = tag.replaceAll(found -> divides(found.group()) ? " " : "");
    return new WrittenTags(bare.strip().replaceAll("\\s+", " "), first);
  }

  private static boolean divides(String tag) {
    Matcher name = Pattern.compile(NAME).matcher(tag);
    return name.find()
        && (DIVIDING.matcher(name.group()).matches()
            || tag.matches("(?is).*\\bctype\\s*=\\s*[\"'](?:x-)?lb[\"'].*"));
  }
}
