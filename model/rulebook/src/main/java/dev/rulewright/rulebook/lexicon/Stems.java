package dev.rulewright.rulebook.lexicon;

import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import opennlp.tools.stemmer.snowball.SnowballStemmer;
import opennlp.tools.stemmer.snowball.SnowballStemmer.ALGORITHM;

/// The endings of a language: words that differ in them only have the same stem. Porter's Snowball
/// rules, which tell *Karte* and *Karten* to be one word.
final class Stems {

  /// The name for no rules at all.
  private static final String NONE = "none";

  private final UnaryOperator<String> rules;

  /// The rules are slow, and words come again and again.
  private final Map<String, String> known = new ConcurrentHashMap<>();

  private Stems(UnaryOperator<String> rules) {
    this.rules = rules;
  }

  /// The rules of a name, such as `german`.
  static Stems of(Word name) {
    if (name.is(NONE)) {
      return new Stems(word -> word);
    }
    List<String> names =
        Stream.concat(Stream.of(ALGORITHM.values()).map(Stems::name), Stream.of(NONE)).toList();
    String known = name.among(names, "rules for endings: " + String.join(", ", names));
    var rules = ALGORITHM.valueOf(known.toUpperCase(Locale.ROOT));
    ThreadLocal<SnowballStemmer> stemmer =
        ThreadLocal.withInitial(() -> new SnowballStemmer(rules));
    return new Stems(word -> stemmer.get().stem(word).toString());
  }

  private static String name(ALGORITHM rules) {
    return rules.name().toLowerCase(Locale.ROOT);
  }

  /// The stem of a word in lower case, without accents.
  String of(String word) {
    String stem = known.get(word);
    if (stem == null) {
      stem = Token.plain(rules.apply(word));
      known.put(word, stem);
    }
    return stem;
  }
}
