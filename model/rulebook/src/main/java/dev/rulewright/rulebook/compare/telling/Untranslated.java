package dev.rulewright.rulebook.compare.telling;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Sentences that stand in the language of another edition.
public final class Untranslated {

  /// The point in which editions differ if one has a sentence in the language of another.
  static final String LANGUAGE = "language";

  private static final double CONFIDENCE = 0.9;

  /// So many words of the other language tell it, and so many times as many as of its own.
  private static final int WORDS = 2;

  private static final int TIMES = 3;

  /// One word in so many is known of a sentence in its own language at least.
  private static final int ONE_IN = 3;

  private Untranslated() {}

  /// What is told of the sentences of a row, in the order of the editions.
  ///
  /// @param languages of the editions that say something there
  public static List<Finding> in(Row row, Collection<String> languages) {
    var findings = new ArrayList<Finding>();
    for (String language : languages) {
      for (Unit unit : row.in(language)) {
        languages.stream()
            .filter(other -> !other.equals(language) && isIn(other, unit.compared(), language))
            .findFirst()
            .ifPresent(other -> findings.add(finding(row, unit, language, other)));
      }
    }
    return findings;
  }

  private static boolean isIn(String other, String text, String language) {
    Lexicon own = Lexicon.of(language);
    List<Token> words =
        own.pieces(text).tokens().stream()
            .filter(token -> Character.isLetter(token.word().charAt(0)))
            .toList();
    long foreign = Lexicon.of(other).knowsAlone(words, own);
    long known = own.knowsAlone(words, Lexicon.of(other));
    return foreign >= WORDS && foreign >= TIMES * known && foreign * ONE_IN >= words.size();
  }

  private static Finding finding(Row row, Unit unit, String language, String other) {
    Map<String, Said> said = new LinkedHashMap<>();
    row.units().keySet().forEach(each -> said.put(each, Said.NOTHING));
    said.put(language, new Said(other, unit.text()));
    return new Finding(
            Kind.OMISSION,
            unit.role().isNormative() ? Severity.RULE_CHANGING : Severity.MISLEADING,
            CONFIDENCE,
            row,
            said,
            LANGUAGE,
            "this stands in %s, not translated yet"
                .formatted(Locale.of(other).getDisplayLanguage(Locale.ENGLISH)),
            Finding.Link.NONE)
        .explained();
  }
}
