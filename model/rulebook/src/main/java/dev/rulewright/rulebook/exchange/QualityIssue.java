package dev.rulewright.rulebook.exchange;

import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.util.regex.Pattern;

/// A finding as tools for translation quality know it: the data category *localization quality
/// issue* of the Internationalization Tag Set.
final class QualityIssue {

  /// How ids of groups of issues begin.
  static final String ID = "lqi";

  private static final Pattern SENTENCE =
      Pattern.compile("[a-z-]+, [a-z]+ \\(\\S+-[0-9a-f]{6}\\): .*");

  private QualityIssue() {}

  /// The type, one of those that the tag set lists.
  static String type(Kind kind) {
    return switch (kind) {
      case NUMBER, COST -> "numbers";
      case OMISSION -> "omission";
      case ADDITION -> "addition";
      case TERM -> "terminology";
      case NAME -> "inconsistent-entities";
      case EXAMPLE -> "inconsistency";
      case TYPO -> "misspelling";
      case MODALITY, NEGATION, QUANTIFIER, SCOPE, ACTOR, CONDITION, EXCEPTION, TIMING ->
          "mistranslation";
    };
  }

  /// From 0 to 100, the worst.
  static String severity(Severity severity) {
    return switch (severity) {
      case COSMETIC -> "10";
      case MISLEADING -> "50";
      case RULE_CHANGING -> "100";
    };
  }

  /// From 1, the most urgent, to 10.
  static String priority(Severity severity) {
    return switch (severity) {
      case COSMETIC -> "10";
      case MISLEADING -> "5";
      case RULE_CHANGING -> "1";
    };
  }

  /// What a translator reads.
  static String sentence(Finding finding) {
    var said = new StringBuilder();
    finding
        .said()
        .forEach((language, each) ->
            said.append(
                "; %s: %s"
                    .formatted(language, each.words().isEmpty() ? "-" : "'" + each.words() + "'")));
    return "%s, %s (%s): %s%s"
        .formatted(finding.severity(), finding.kind(), finding.id(), finding.explanation(), said);
  }

  /// Whether a note is such a sentence.
  static boolean isSentence(String note) {
    return SENTENCE.matcher(note).matches();
  }
}
