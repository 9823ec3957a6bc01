package dev.rulewright.rulebook.spelling;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Predicate;
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
  private final Predicate<Row> where;

  /// How often each word stands there, by language.
  private final Map<String, Map<String, Integer>> words = new HashMap<>();

  private Misspellings(Alignment alignment, Set<String> known, Predicate<Row> where) {
    this.alignment = alignment;
    this.known = known;
    this.where = where;
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
  /// @param where which rows of an edition are looked at; what stands in the others tells how words
  ///   are spelt
  public static List<Finding> of(Alignment alignment, Set<String> known, Predicate<Row> where) {
    Optional<Speller> speller = ServiceLoader.load(Speller.class).findFirst();
    return of(alignment, known, where, speller.orElse(_ -> Optional.empty()), MOST);
  }

  static List<Finding> of(
      Alignment alignment, Set<String> known, Predicate<Row> where, Speller speller, int most) {
    var misspellings = new Misspellings(alignment, known, where);
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
    List<Written> once = once(language);
    var findings = new ArrayList<Finding>();
    once.stream()
        .limit(most)
        .filter(each -> spelling.isMisspelt(each.text()))
        .map(each -> each.finding(language, "no dictionary knows this word"))
        .forEach(findings::add);
    if (once.size() > most) {
      findings.add(
          MISSPELT.finding(
              once.get(most).row(),
              language,
              "",
              "no more than %,d words are looked up".formatted(most)));
    }
    return findings;
  }

  /// The words of an edition that slips of the fingers make of others. Another form of a word that
  /// stands there is none.
  private List<Finding> slips(String language) {
    Lexicon lexicon = Lexicon.of(language);
    List<Written> strange =
        once(language).stream().filter(each -> !lexicon.names(each.word())).toList();
    if (strange.isEmpty()) { // As where little has changed; what follows takes time.
      return List.of();
    }
    Set<String> here = Objects.requireNonNull(words.get(language)).keySet();
    Map<String, Long> forms =
        here.stream().collect(Collectors.groupingBy(lexicon::stem, Collectors.counting()));
    Set<String> spelt = new HashSet<>(lexicon.words());
    spelt.addAll(known);
    here.stream().filter(word -> !standsOnce(word, language)).forEach(spelt::add);
    var slips = new FingerSlips(spelt);
    return strange.stream()
        .filter(each ->
            !spelt.contains(each.word())
                && Objects.equals(forms.get(lexicon.stem(each.word())), 1L))
        .flatMap(each ->
            slips
                .meant(each.word())
                .map(meant -> "a slip of the fingers makes this of \"" + meant + "\"")
                .map(why -> each.finding(language, why))
                .stream())
        .toList();
  }

  /// The words that stand once in an edition and in no other, in the rows that are looked at.
  private List<Written> once(String language) {
    return alignment.rows().stream()
        .filter(row -> where.test(row.in(List.of(language))))
        .flatMap(row ->
            row.in(language).stream()
                .flatMap(unit ->
                    tokens(unit, language).stream()
                        .filter(token -> standsOnce(token.word(), language))
                        .map(token ->
                            new Written(
                                row,
                                unit.text().substring(token.start(), token.end()),
                                token.word()))))
        .toList();
  }

  private static List<Token> tokens(Unit unit, String language) {
    return Lexicon.of(language).pieces(unit.compared()).tokens().stream()
        .filter(token ->
            token.word().length() >= SHORTEST && token.word().chars().allMatch(Character::isLetter))
        .toList();
  }

  private boolean standsOnce(String word, String language) {
    return !known.contains(word)
        && words.entrySet().stream()
            .allMatch(each ->
                each.getValue().getOrDefault(word, 0) == (each.getKey().equals(language) ? 1 : 0));
  }

  /// A word of an edition.
  ///
  /// @param row where it stands
  /// @param text the word as it stands there
  /// @param word the same in lower case
  private record Written(Row row, String text, String word) {

    Finding finding(String language, String why) {
      return MISSPELT.finding(row, language, text, why);
    }
  }
}
