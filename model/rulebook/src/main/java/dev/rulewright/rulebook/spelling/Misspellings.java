package dev.rulewright.rulebook.spelling;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Finding;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Words that a dictionary does not know, or, where none is at hand, that the lexicon does not know
/// and that a slip of the fingers makes of one that it knows or that stands more than once in the
/// edition. They stand once in an edition and in no other edition: what stands more often is a word
/// of the game, and what all editions spell alike is a name.
public final class Misspellings {

  /// The most words of an edition that are looked up, so that no text takes for ever.
  private static final int MOST = 10_000;

  private static final Slip MISSPELT = new Slip("spelling", "misspelt", 0.7);

  private static final int SHORTEST = 3;

  private final Alignment alignment;
  private final Set<String> known;

  /// How often each word stands there, by language.
  private final Map<String, Map<String, Integer>> words = new HashMap<>();

  private Misspellings(Alignment alignment, Set<String> known) {
    this.alignment = alignment;
    this.known = known;
    for (String language : alignment.languages()) {
      Map<String, Integer> count = new HashMap<>();
      for (Row row : alignment.rows()) {
        row.in(language)
            .forEach(unit ->
                tokens(unit, language)
                    .forEach(token -> count.merge(token.word(), 1, Integer::sum)));
      }
      words.put(language, count);
    }
  }

  /// The misspelt words of all editions, by the [Speller] that is at hand, if one is.
  ///
  /// @param known words that are spelt right, in lower case
  public static List<Finding> of(Alignment alignment, Set<String> known) {
    Optional<Speller> speller = ServiceLoader.load(Speller.class).findFirst();
    return of(alignment, known, speller.orElse(_ -> Optional.empty()), MOST);
  }

  static List<Finding> of(Alignment alignment, Set<String> known, Speller speller, int most) {
    var misspellings = new Misspellings(alignment, known);
    return alignment.languages().parallelStream()
        .flatMap(language ->
            speller
                .of(language)
                .map(spelling -> misspellings.unknown(language, spelling, most))
                .orElseGet(() -> misspellings.slips(language))
                .stream())
        .toList();
  }

  private List<Finding> unknown(String language, Speller.Spelling spelling, int most) {
    return find(
        language,
        word ->
            spelling.isMisspelt(word)
                ? Optional.of("no dictionary knows this word")
                : Optional.empty(),
        most);
  }

  /// The words of an edition that slips of the fingers make of others. Another form of a word that
  /// stands there is none.
  private List<Finding> slips(String language) {
    Lexicon lexicon = Lexicon.of(language);
    Set<String> here = Objects.requireNonNull(words.get(language)).keySet();
    Map<String, Long> forms =
        here.stream().collect(Collectors.groupingBy(lexicon::stem, Collectors.counting()));
    Set<String> spelt = new HashSet<>(lexicon.words());
    spelt.addAll(known);
    here.stream().filter(word -> !standsOnce(word, language)).forEach(spelt::add);
    var slips = new FingerSlips(spelt);
    return find(
        language,
        written -> {
          String word = written.toLowerCase(Locale.ROOT);
          boolean sound =
              spelt.contains(word)
                  || !Objects.equals(forms.get(lexicon.stem(word)), 1L)
                  || lexicon.names(word);
          return sound
              ? Optional.empty()
              : slips
                  .meant(word)
                  .map(meant -> "a slip of the fingers makes this of \"" + meant + "\"");
        },
        Integer.MAX_VALUE);
  }

  /// The words that stand once and of which something is wrong.
  ///
  /// @param wrong what is wrong with a word, as it stands in the text
  /// @param most how many words are looked up at most
  private List<Finding> find(
      String language, Function<String, Optional<String>> wrong, int most) {
    var findings = new ArrayList<Finding>();
    int looked = 0;
    for (Row row : alignment.rows()) {
      for (Unit unit : row.in(language)) {
        for (Token token : tokens(unit, language)) {
          if (!standsOnce(token.word(), language)) {
            continue;
          }
          if (looked++ == most) {
            findings.add(
                MISSPELT.finding(
                    row, language, "", "no more than %,d words are looked up".formatted(most)));
            return findings;
          }
          String word = unit.text().substring(token.start(), token.end());
          wrong
              .apply(word)
              .ifPresent(why -> findings.add(MISSPELT.finding(row, language, word, why)));
        }
      }
    }
    return findings;
  }

  private static List<Token> tokens(Unit unit, String language) {
    return Lexicon.of(language).pieces(unit.text()).tokens().stream()
        .filter(token ->
            token.word().length() >= SHORTEST && token.word().chars().allMatch(Character::isLetter))
        .toList();
  }

  private boolean standsOnce(String word, String language) {
    return !known.contains(word)
        && words.entrySet().stream()
            .allMatch(each ->
                each.getValue().getOrDefault(word, 0)
                    == (each.getKey().equals(language) ? 1 : 0));
  }
}
