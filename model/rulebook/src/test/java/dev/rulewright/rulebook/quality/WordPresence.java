package dev.rulewright.rulebook.quality;

import static java.util.Map.entry;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toMap;

import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// The simplest comparison that finds much, to measure the other one by: of each kind a list of
/// words a language; a row in which one edition alone has none of a list, or alone has one, is
/// told. Numbers are compared as sets. It is given the same alignment.
final class WordPresence {

  /// A list of words, whole ones, or beginnings if a hyphen ends them, with `|` between them.
  private record Words(Kind kind, Severity severity, Map<String, Pattern> byLanguage) {

    private static Pattern pattern(String words) {
      return Pattern.compile("(?<!\\p{L})(?:" + words.replace("-", "\\p{L}*") + ")(?!\\p{L})");
    }
  }

  private static final Pattern DIGITS = Pattern.compile("\\d+");

  private static final Map<String, List<String>> NUMBERS =
      Map.ofEntries(
          entry("de", List.of("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht")),
          entry("en", List.of("two", "three", "four", "five", "six", "seven", "eight")),
          entry("fr", List.of("deux", "trois", "quatre", "cinq", "six", "sept", "huit")),
          entry("it", List.of("due", "tre", "quattro", "cinque", "sei", "sette", "otto")));

  private static final List<Words> LISTS =
      TableReader.shipped(WordPresence.class, "word-presence.csv").stream()
          .map(row ->
              new Words(
                  row.constant("kind", "a kind", Kind.class),
                  row.constant("severity", "a severity", Severity.class),
                  Texts.LANGUAGES.stream()
                      .collect(toMap(each -> each, each -> Words.pattern(row.text(each))))))
          .toList();

  private WordPresence() {}

  static List<Told> tell(Alignment alignment) {
    var told = new ArrayList<Told>();
    for (Row row : alignment.rows()) {
      if (row.first().role() == Role.HEADING) {
        continue;
      }
      Map<String, String> values = new HashMap<>();
      row.units().forEach((language, units) -> values.put(language, units.isEmpty() ? "" : "+"));
      alone(values)
          .ifPresent(language ->
              told.add(new Told(row, language, Kind.OMISSION, Severity.MISLEADING, "")));
      for (Words words : LISTS) {
        row.units()
            .forEach((language, units) ->
                values.put(
                    language,
                    Objects.requireNonNull(words.byLanguage().get(language))
                            .matcher(text(units))
                            .find()
                        + ""));
        alone(values)
            .ifPresent(
                language -> told.add(new Told(row, language, words.kind(), words.severity(), "")));
      }
      row.units().forEach((language, units) -> values.put(language, numbers(language, units)));
      alone(values)
          .ifPresent(language ->
              told.add(new Told(row, language, Kind.NUMBER, Severity.RULE_CHANGING, "")));
    }
    return told;
  }

  private static String text(List<Unit> units) {
    return String.join(" ", units.stream().map(Unit::text).toList()).toLowerCase(Locale.ROOT);
  }

  private static String numbers(String language, List<Unit> units) {
    String text = text(units);
    Set<String> numbers =
        DIGITS.matcher(text).results().map(MatchResult::group).collect(toCollection(TreeSet::new));
    List<String> words = NUMBERS.getOrDefault(language, List.of());
    for (int i = 0; i < words.size(); i++) {
      if (Pattern.compile("(?<!\\p{L})" + words.get(i) + "(?!\\p{L})").matcher(text).find()) {
        numbers.add(i + 2 + "");
      }
    }
    return numbers.toString();
  }

  /// The edition with another value than all others, which agree.
  private static Optional<String> alone(Map<String, String> values) {
    return values.keySet().stream()
        .filter(language ->
            values.entrySet().stream()
                        .filter(other -> !other.getKey().equals(language))
                        .map(Map.Entry::getValue)
                        .distinct()
                        .count()
                    == 1
                && Set.copyOf(values.values()).size() == 2)
        .findFirst();
  }
}
