package dev.rulewright.languagetool;

import dev.rulewright.rulebook.spelling.Speller;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.languagetool.Languages;
import org.languagetool.rules.spelling.SpellingCheckRule;

/// Looks words up in the dictionaries of LanguageTool; none of its other rules is asked.
public final class LanguageToolSpeller implements Speller {

  /// The variants by which a word may be spelt.
  private static final Map<String, List<String>> VARIANTS =
      Map.of(
          "de", List.of("de-DE"),
          "en", List.of("en-US", "en-GB"),
          "fr", List.of("fr"),
          "it", List.of("it"));

  @Override
  public Optional<Spelling> of(String language) {
    var rules = new ArrayList<SpellingCheckRule>();
    VARIANTS.getOrDefault(language, List.of()).forEach(variant -> rules.add(rule(variant)));
    return rules.isEmpty()
        ? Optional.empty()
        : Optional.of(word -> rules.stream().allMatch(rule -> isMisspelt(word, rule)));
  }

  private static SpellingCheckRule rule(String variant) {
    return Objects.requireNonNull(
        Languages.getLanguageForShortCode(variant).getDefaultSpellingRule());
  }

  private static boolean isMisspelt(String word, SpellingCheckRule rule) {
    try {
      return rule.isMisspelled(word);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
