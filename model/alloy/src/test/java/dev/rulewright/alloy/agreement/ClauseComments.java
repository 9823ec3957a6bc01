package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.Chapters;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The clauses that stand in a comment above each predicate of the chapters.
final class ClauseComments {

  private static final Pattern COMMENTED =
      Pattern.compile("((?:^--.*\\n)+)pred (\\w+)", Pattern.MULTILINE);
  private static final Pattern CLAUSE = Pattern.compile("[A-Z]+-\\d+|\\b[A-Z]\\d\\d?\\b");
  private static final Map<String, String> CLAUSES = clauses();

  private ClauseComments() {}

  private static Map<String, String> clauses() {
    var clauses = new HashMap<String, String>();
    for (String text : Chapters.texts().values()) {
      var commented = COMMENTED.matcher(text);
      while (commented.find()) {
        clauses.put(
            commented.group(2),
            CLAUSE
                .matcher(commented.group(1))
                .results()
                .map(match -> match.group())
                .collect(Collectors.joining(", ")));
      }
    }
    return Map.copyOf(clauses);
  }

  /// The name of a predicate with its clauses, such as `moveToAdjacent (MOVE-1, A38)`.
  static String cited(String predicate) {
    String clauses = CLAUSES.getOrDefault(predicate, "");
    return clauses.isEmpty() ? predicate : predicate + " (" + clauses + ")";
  }
}
