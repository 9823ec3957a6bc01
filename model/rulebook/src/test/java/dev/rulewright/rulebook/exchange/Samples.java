package dev.rulewright.rulebook.exchange;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.align.Alignment;
import java.util.List;

/// The harbour in all languages, aligned.
final class Samples {

  private Samples() {}

  static Alignment harbour() {
    List<Edition> editions =
        Texts.LANGUAGES.stream().map(language -> Texts.read("harbour", language)).toList();
    return Alignment.of(editions, editions.getFirst());
  }

  static Alignment ofText(String text) {
    List<Edition> editions =
        Texts.LANGUAGES.stream().map(language -> Texts.read(text, language)).toList();
    return Alignment.of(editions, editions.getFirst());
  }
}
