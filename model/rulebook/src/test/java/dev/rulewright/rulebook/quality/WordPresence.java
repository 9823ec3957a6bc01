package dev.rulewright.rulebook.quality;

import static java.util.Map.entry;
import static java.util.stream.Collectors.toCollection;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Kind;
import dev.rulewright.rulebook.compare.Severity;
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
import java.util.stream.Stream;

/// The simplest comparison that finds much, to measure the other one by: of each kind a list of
/// words a language; a row in which one edition alone has none of a list, or alone has one, is
/// told. Numbers are compared as sets. It is given the same alignment.
final class WordPresence {

  /// A list of words, whole ones, or beginnings if a hyphen ends them.
  private record Words(Kind kind, Severity severity, Map<String, Pattern> byLanguage) {

    static Words of(Kind kind, Severity severity, String de, String en, String fr, String it) {
      return new Words(
          kind,
          severity,
          Map.of("de", pattern(de), "en", pattern(en), "fr", pattern(fr), "it", pattern(it)));
    }

    private static Pattern pattern(String words) {
      String choice =
          String.join(
              "|",
              Stream.of(words.split(", ", -1))
                  .map(word -> word.endsWith("-") ? word.replace("-", "\\p{L}*") : word)
                  .toList());
      return Pattern.compile("(?<!\\p{L})(?:" + choice + ")(?!\\p{L})");
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
      List.of(
          Words.of(
              Kind.MODALITY,
              Severity.RULE_CHANGING,
              "darf, darfst, dürfen, dürft, kann, kannst, können, könnt",
              "may, can, cannot, allowed",
              "peut, peux, peuvent, pouvez",
              "può, puoi, possono, potete"),
          Words.of(
              Kind.MODALITY,
              Severity.RULE_CHANGING,
              "muss, musst, müssen, müsst",
              "must, has to, have to",
              "doit, dois, doivent, devez",
              "deve, devi, devono, dovete"),
          Words.of(
              Kind.MODALITY,
              Severity.MISLEADING,
              "soll-",
              "should",
              "devrai-",
              "dovrebbe, dovresti"),
          Words.of(
              Kind.NEGATION,
              Severity.RULE_CHANGING,
              "nicht, kein-, nie, niemals, niemand, nichts, weder, ohne",
              "not, no, never, nobody, nothing, neither, cannot, without",
              "pas, aucun-, jamais, personne, rien, ni, ne, sans",
              "non, nessun-, mai, nulla, né, senza"),
          Words.of(
              Kind.QUANTIFIER,
              Severity.RULE_CHANGING,
              "bis zu, höchstens, maximal",
              "up to, at most, no more than",
              "jusqu'à, au maximum, au plus",
              "fino a, al massimo"),
          Words.of(
              Kind.QUANTIFIER,
              Severity.RULE_CHANGING,
              "mindestens, wenigstens",
              "at least",
              "au moins",
              "almeno"),
          Words.of(
              Kind.QUANTIFIER,
              Severity.RULE_CHANGING,
              "nur, ausschließlich, erst",
              "only",
              "seulement, uniquement, que, qu",
              "solo, soltanto"),
          Words.of(
              Kind.QUANTIFIER,
              Severity.MISLEADING,
              "alle, allen, aller, jede-, beide-",
              "all, each, every, both",
              "tous, toutes, tout, chaque, chacun",
              "tutti, tutte, ogni, entramb-, ciascun-"),
          Words.of(
              Kind.SCOPE, Severity.RULE_CHANGING, "eigen-", "own", "propre, propres", "propri-"),
          Words.of(
              Kind.SCOPE,
              Severity.RULE_CHANGING,
              "gegner-, gegnerisch-, fremd-",
              "opponent-, opposing, enemy, other player",
              "advers-, ennemi-",
              "avversari-"),
          Words.of(
              Kind.SCOPE, Severity.RULE_CHANGING, "links, linken", "left", "gauche", "sinistra"),
          Words.of(
              Kind.TIMING,
              Severity.RULE_CHANGING,
              "vor, bevor, vorher",
              "before",
              "avant",
              "prima"),
          Words.of(
              Kind.TIMING,
              Severity.RULE_CHANGING,
              "nach, nachdem, danach",
              "after, then",
              "après, ensuite, puis",
              "dopo, poi"),
          Words.of(Kind.TIMING, Severity.RULE_CHANGING, "ende", "end", "fin", "fine"),
          Words.of(Kind.TIMING, Severity.RULE_CHANGING, "einmal", "once", "une fois", "una volta"),
          Words.of(
              Kind.TIMING,
              Severity.MISLEADING,
              "sofort, unmittelbar",
              "immediately, at once",
              "immédiatement",
              "immediatamente, subito"),
          Words.of(
              Kind.CONDITION,
              Severity.RULE_CHANGING,
              "wenn, falls, sofern",
              "if, when",
              "si, s, quand, lorsque",
              "se, quando"),
          Words.of(
              Kind.EXCEPTION,
              Severity.RULE_CHANGING,
              "außer, es sei denn, bis auf",
              "except, unless",
              "sauf, à moins",
              "tranne, a meno"),
          Words.of(
              Kind.ACTOR, Severity.RULE_CHANGING, "verdeckt", "face down", "cachée", "copert-"),
          Words.of(
              Kind.ACTOR, Severity.RULE_CHANGING, "verlier-", "lose, loses", "perd-", "perd-"));

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
