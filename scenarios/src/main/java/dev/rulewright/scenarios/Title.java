package dev.rulewright.scenarios;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/// The title of a scenario, in one or more languages.
///
/// @param texts the title by language code, in the order of the file; a title that names no
///   language stands under the empty code; never empty
public record Title(Map<String, String> texts) {

  /// Copies the map and keeps its order.
  public Title {
    texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    if (texts.isEmpty()) {
      throw new IllegalStateException("a title without text");
    }
  }

  /// The title in a language, or the first one if there is none in that language.
  public String in(String language) {
    String first = texts.values().iterator().next();
    return Objects.requireNonNullElse(texts.get(language), first);
  }

  /// The title in English, or the first one.
  @Override
  public String toString() {
    return in("en");
  }
}
