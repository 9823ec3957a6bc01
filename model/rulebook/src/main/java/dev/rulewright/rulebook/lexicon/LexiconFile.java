package dev.rulewright.rulebook.lexicon;

import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.Yaml;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A lexicon as it is written: each key is read when it is asked for, and what makes no sense is
/// reported where it stands.
///
/// @param keys the whole file
record LexiconFile(Yaml keys) {

  private static final Pattern NUMERAL = Pattern.compile("\\d{1,9}(?:\\.\\d{1,2}|/\\d)?");
  private static final Pattern WORD = Pattern.compile("[\\p{L}&&\\P{Lu}]+");
  private static final Pattern WORDS = Pattern.compile(WORD + "(?:[ '-]" + WORD + ")*");

  Word language() {
    return key("language").phrase("a language");
  }

  Set<String> abbreviations() {
    return key("abbreviations").phrases("abbreviation").stream()
        .map(Word::text)
        .collect(Collectors.toUnmodifiableSet());
  }

  /// The words for numbers, with their digits.
  Map<String, String> numbers() {
    return key("numbers").entries("words and numbers").stream()
        .collect(
            Collectors.toUnmodifiableMap(
                each -> written(each.key(), WORDS),
                each -> digits(each.value().phrase("a number"))));
  }

  /// The words with which a paragraph of a role begins, by role.
  Map<String, List<String>> roles() {
    return key("roles").entries("keys and texts").stream()
        .collect(
            Collectors.toUnmodifiableMap(
                entry -> entry.key().text(),
                entry -> List.of(entry.value().phrase("a text").text().split("\\s*\\|\\s*", -1))));
  }

  Set<String> functionWords() {
    return Set.copyOf(List.of(key("function").phrase("words").text().split("\\s+")));
  }

  /// The words that sound sentences may say twice in a row.
  Set<List<String>> doubled() {
    return find("doubled").stream()
        .flatMap(each -> each.phrases("words").stream())
        .map(each -> Token.of(written(each, WORDS)).stream().map(Token::word).toList())
        .collect(Collectors.toUnmodifiableSet());
  }

  Yaml marks() {
    return key("marks");
  }

  List<Lexicon.Entry> entries() {
    return marks().entries("classes of words").stream().map(LexiconFile::entry).toList();
  }

  private static Lexicon.Entry entry(Yaml.Entry entry) {
    var fields = new LexiconFile(entry.value());
    return new Lexicon.Entry(
        entry.key().text(),
        fields.key("match").phrase("patterns").pieces('|').stream()
            .map(LexiconFile::pattern)
            .toList(),
        fields.key("yes").phrase("a sentence").text(),
        fields.key("no").phrase("a sentence").text());
  }

  private static WordPattern pattern(Word written) {
    WordPattern.fault(written.text())
        .ifPresent(fault -> {
          throw written.because(fault);
        });
    return WordPattern.parse(written.text());
  }

  Yaml key(String name) {
    return find(name).orElseThrow(() -> keys.report().because("the key '" + name + "' is missing"));
  }

  Optional<Yaml> find(String name) {
    return keys.entries("keys").stream()
        .filter(entry -> entry.key().is(name))
        .findFirst()
        .map(Yaml.Entry::value);
  }

  /// The words of a key that may be missing.
  List<String> words(String name) {
    return find(name).stream()
        .flatMap(each -> each.phrase("words").words().stream())
        .map(each -> written(each, WORD))
        .toList();
  }

  static boolean isYes(Yaml value) {
    Word answer = value.phrase("yes or no");
    if (answer.is("yes") || answer.is("no")) {
      return answer.is("yes");
    }
    throw answer.expected("yes or no");
  }

  private static String written(Word word, Pattern as) {
    if (!as.matcher(word.text()).matches()) {
      throw word.expected("a word in small letters");
    }
    return word.text();
  }

  private static String digits(Word number) {
    if (!NUMERAL.matcher(number.text()).matches()) {
      throw number.expected("a whole number, or one such as 1.5 or 2/3");
    }
    return number.text();
  }
}
