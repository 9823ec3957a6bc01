package dev.rulewright.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A block of a README that shows a call of the command line and what it prints.
///
/// A remark in parentheses may follow the call. *shortened* lets lines be missing anywhere; a call
/// that is too slow for a test, or needs what is not in the project, is *played at COMMIT on DATE*.
/// A line `…` stands for any number of lines, one that ends with ` …` for one that begins so.
///
/// @param words the arguments of the call
/// @param remark what is said of it, or empty
/// @param shown the lines that it prints
record ReadmeSample(String file, int line, List<String> words, String remark, List<String> shown) {

  private static final String ELLIPSIS = "…";
  private static final Pattern BLOCK =
      Pattern.compile(
          "^```\\w*\\n\\$ \\./rulewright (.*?)^```", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern CALL =
      Pattern.compile("((?:'[^']*'|\\\\\\n|[^'\\n(])*)(?:\\(([^\\n]*)\\))?\\n(.*)", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("(?:'[^']*'|[^'\\s])+");
  private static final Pattern PLAYED =
      Pattern.compile("\\bplayed at [0-9a-f]{7,40} on \\d{4}-\\d\\d-\\d\\d\\b");

  ReadmeSample {
    words = List.copyOf(words);
    shown = List.copyOf(shown);
  }

  /// The samples of a file, in their order.
  static List<ReadmeSample> of(String file, String text) {
    var samples = new ArrayList<ReadmeSample>();
    Matcher block = BLOCK.matcher(text);
    while (block.find()) {
      int line = Math.toIntExact(text.substring(0, block.start()).lines().count()) + 1;
      Matcher call = CALL.matcher(block.group(1));
      if (!call.matches()) {
        throw new IllegalArgumentException(file + ":" + line + ": a call that cannot be read");
      }
      String remark = call.group(2) == null ? "" : call.group(2);
      samples.add(
          new ReadmeSample(
              file, line, words(call.group(1)), remark, call.group(3).lines().toList()));
    }
    return samples;
  }

  private static List<String> words(String call) {
    return WORD.matcher(call.replace("\\\n", ""))
        .results()
        .map(word -> word.group().replace("'", ""))
        .toList();
  }

  /// Whether it says when it was played, because no test should wait for it, or could play it.
  boolean isPlayed() {
    return PLAYED.matcher(remark).find();
  }

  /// The first line shown that is not printed where it should be, or nothing.
  String firstMissing(List<String> printed) {
    boolean gap = remark.contains("shortened");
    boolean anywhere = gap;
    int next = 0;
    for (String line : shown) {
      if (line.equals(ELLIPSIS)) {
        gap = true;
        continue;
      }
      while (next < printed.size() && !shows(line, printed.get(next).stripTrailing())) {
        if (!gap) {
          return line;
        }
        next++;
      }
      if (next++ == printed.size()) {
        return line;
      }
      gap = anywhere;
    }
    return "";
  }

  private static boolean shows(String line, String printed) {
    return line.endsWith(" " + ELLIPSIS)
        ? printed.startsWith(line.substring(0, line.length() - ELLIPSIS.length()))
        : printed.equals(line);
  }

  @Override
  public String toString() {
    return file + ":" + line + " rulewright " + String.join(" ", words);
  }
}
