package dev.rulewright.scenarios;

import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.Yaml;
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

  /// Reads a title: a text, or one for each language.
  ///
  /// @throws dev.rulewright.kernel.BadInput if neither stands there
  public static Title of(Yaml value) {
    var texts = new LinkedHashMap<String, String>();
    if (value.isMap()) {
      for (Yaml.Entry entry : value.entries("a title")) {
        texts.put(language(entry.key()), entry.value().phrase("a title").text());
      }
    } else {
      texts.put("", value.phrase("a title, or one title per language").text());
    }
    if (texts.isEmpty()) {
      throw value.report().expected("a title, or one title per language");
    }
    return new Title(texts);
  }

  private static String language(Word key) {
    if (!key.text().matches("[a-z]{2}")) {
      throw key.found().expected("a language, such as en, de or fr");
    }
    return key.text();
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
