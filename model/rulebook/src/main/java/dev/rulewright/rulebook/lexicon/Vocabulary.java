package dev.rulewright.rulebook.lexicon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What words of a language name, such as `thing.card`, whatever their endings. The table that
/// ships (`vocabulary.csv`) has a concept a row and a column for each language, in which words, or
/// several words together, are separated by `|`.
final class Vocabulary {

  /// What concepts begin with that verbs name.
  private static final String DEED = "deed.";

  /// What concepts begin with that only nouns name.
  private static final List<String> NOUNS = List.of("thing.", "person.", "place.");

  /// A word of fewer letters is no part of longer ones.
  private static final int SHORTEST_PART = 4;

  /// The most words between a verb and the part of it that ends the clause.
  private static final int WIDEST_CLAUSE = 12;

  /// What no pattern has.
  private static final String NOTHING = " ";

  private static final Pattern SEPARABLE = Pattern.compile("\\p{L}+ … \\p{L}+");

  private final Stems stems;
  private final boolean compounds;
  private final boolean capitalNouns;
  private final List<String> clitics;
  private final List<String> lost;
  private final Predicate<String> function;
  private final Supplier<Map<String, String>> table;

  /// What single words name, by their stems.
  private final Map<String, Set<String>> words = new HashMap<>();

  private final Set<String> particles;
  private final Set<String> behindParticles;

  /// What several words together name, by their stems.
  private final PatternIndex phrases = new PatternIndex();

  /// What verbs name of which a part stands behind all that they are said of, as in *nimmt … ein*.
  private final PatternIndex separable = new PatternIndex();

  /// @param table words separated by `|`, by concept; asked for when they are needed
  /// @param compounds whether words of the language are made of several without a blank
  /// @param capitalNouns whether all nouns of the language begin with a capital letter
  /// @param clitics the pronouns that verbs of the language may end with, as in *mostratele*
  /// @param lost the letters that verbs may lose before them
  /// @param particles the parts of verbs that do other things, too, where words follow them
  /// @param behindParticles the words that may follow them nevertheless, as *und*
  /// @param function the words that have no meaning of their own
  Vocabulary(
      Supplier<Map<String, String>> table,
      Stems stems,
      boolean compounds,
      boolean capitalNouns,
      List<String> clitics,
      List<String> lost,
      List<String> particles,
      List<String> behindParticles,
      Predicate<String> function) {
    this.stems = stems;
    this.compounds = compounds;
    this.capitalNouns = capitalNouns;
    this.clitics = clitics;
    this.lost = lost;
    this.particles = Set.copyOf(particles);
    this.behindParticles = Set.copyOf(behindParticles);
    this.function = function;
    this.table = table;
  }

  /// Finds the stems of all words, when they are asked for: which language a text is in, is known
  /// without them.
  private synchronized void stem() {
    if (words.isEmpty()) {
      table
          .get()
          .forEach((concept, cell) -> {
            for (String form : cell.toLowerCase(Locale.ROOT).split("\\|", -1)) {
              add(concept, form.strip());
            }
          });
    }
  }

  private void add(String concept, String form) {
    if (form.isEmpty()) {
      return; // The language has no word for it.
    }
    if (Token.isLetters(form)) {
      words.merge(stems.of(form), Set.of(concept), Vocabulary::union);
    } else {
      WordPattern stemmed = WordPattern.parse(VocabularyTable.pieces(form)).map(this::bare);
      if (isSeparable(form)) {
        separable.add(concept, stemmed.withGaps(WIDEST_CLAUSE));
      } else {
        phrases.add(concept, stemmed);
      }
    }
  }

  private boolean isSeparable(String form) {
    return !particles.isEmpty() && SEPARABLE.matcher(form).matches();
  }

  private static Set<String> union(Set<String> some, Set<String> others) {
    if (some.containsAll(others)) {
      return some; // As most, when the forms of a word are added.
    }
    var all = new TreeSet<>(some);
    all.addAll(others);
    return all;
  }

  /// The stem of a word; one without a meaning of its own stays as it is, so that *eine* does not
  /// end *nimmt … ein*.
  private String bare(String word) {
    return function.test(word) ? word : stems.of(word);
  }

  /// Every word of the table, also those of phrases, in lower case.
  Set<String> forms() {
    Set<String> forms = new HashSet<>();
    for (String cell : table.get().values()) {
      int start = 0;
      for (int end = 0; end <= cell.length(); end++) {
        if (end == cell.length() || !Character.isLetter(cell.charAt(end))) {
          forms.add(cell.substring(start, end).toLowerCase(Locale.ROOT));
          start = end + 1;
        }
      }
    }
    return forms;
  }

  /// Whether a word has the stem of one that names something by itself.
  boolean names(String word) {
    stem();
    return words.containsKey(stems.of(word));
  }

  /// Every concept, in the order of the table.
  List<String> concepts() {
    return List.copyOf(table.get().keySet());
  }

  /// The concepts that each token names alone or with others: several if it may mean several
  /// things. A verb names nothing by itself of which a part stands behind: *zieht … vor* is no
  /// drawing.
  ///
  /// @param text in which the tokens stand
  /// @param numbers the words for numbers, with their digits
  List<Set<String>> of(String text, List<Token> tokens, Map<String, String> numbers) {
    stem();
    List<Token> bare = tokens.stream().map(token -> token.as(bare(token.word()))).toList();
    List<Mark> separated = particles.isEmpty() ? List.of() : separated(text, tokens, bare, numbers);
    Set<Integer> parted =
        separated.stream().flatMap(mark -> mark.tokens().stream()).collect(Collectors.toSet());
    List<Set<String>> named = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      named.add(parted.contains(i) ? Set.of() : alone(tokens.get(i), text));
    }
    Stream.concat(phrases.in(bare, numbers).stream(), separated.stream())
        .forEach(mark -> {
          Set<String> concept = Set.of(mark.type());
          mark.tokens().forEach(token -> named.set(token, union(named.get(token), concept)));
        });
    for (int i = 0; i < tokens.size(); i++) {
      String word = tokens.get(i).word();
      if (named.get(i).isEmpty() && !function.test(word)) {
        named.set(i, compounds ? ofParts(word) : ofVerb(word));
      }
    }
    return named;
  }

  /// What a word names by itself. Where nouns have capitals, one without is no noun if it may be
  /// another word: *zahlen* names nobody who pays.
  private Set<String> alone(Token token, String text) {
    Set<String> named = words.getOrDefault(stems.of(token.word()), Set.of());
    if (named.isEmpty() || !capitalNouns || !isSmall(token, text)) {
      return named;
    }
    Set<String> others =
        named.stream()
            .filter(concept -> NOUNS.stream().noneMatch(concept::startsWith))
            .collect(Collectors.toCollection(TreeSet::new));
    return others.isEmpty() ? named : others;
  }

  private static boolean isSmall(Token token, String text) {
    return Character.isLowerCase(text.charAt(token.start()));
  }

  /// The verbs of which a part stands behind all that they are said of. A word with a capital
  /// letter within a sentence is none, as *Spieler* beside *spielt … aus*; a particle behind which
  /// other words follow is a preposition.
  private List<Mark> separated(
      String text, List<Token> tokens, List<Token> bare, Map<String, String> numbers) {
    List<Token> parts = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      boolean ends =
          i + 1 == tokens.size()
              || !tokens.get(i + 1).isWord()
              || behindParticles.contains(tokens.get(i + 1).word());
      boolean other = particles.contains(tokens.get(i).word()) && !ends;
      parts.add(other ? bare.get(i).as(NOTHING) : bare.get(i));
    }
    return separable.in(parts, numbers).stream()
        .filter(mark -> {
          int verb = mark.tokens().getFirst();
          return (Token.isBeginning(verb, tokens) || isSmall(tokens.get(verb), text))
              && !isCutOff(verb, mark.tokens().getLast(), text, tokens);
        })
        .toList();
  }

  /// Whether another verb begins between a verb and what may be a part of it, which is a part of
  /// that other one then: *nimmt eine und legt die andere zurück*.
  private boolean isCutOff(int verb, int part, String text, List<Token> tokens) {
    for (int i = verb + 2; i < part; i++) {
      Token before = tokens.get(i - 1);
      boolean begins = !before.isWord() || behindParticles.contains(before.word());
      if (begins
          && isSmall(tokens.get(i), text)
          && !function.test(tokens.get(i).word())
          && !deeds(words.getOrDefault(stems.of(tokens.get(i).word()), Set.of())).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /// What a verb names behind which pronouns are written.
  private Set<String> ofVerb(String word) {
    return clitics.stream()
        .filter(each -> word.endsWith(each) && word.length() - each.length() >= SHORTEST_PART)
        .map(each -> word.substring(0, word.length() - each.length()))
        .flatMap(verb -> Stream.concat(Stream.of(verb), lost.stream().map(verb::concat)))
        .map(verb -> deeds(words.getOrDefault(stems.of(verb), Set.of())))
        .filter(deeds -> !deeds.isEmpty())
        .findFirst()
        .orElse(Set.of());
  }

  /// The deeds among what a word names; none if they are the lesser part, as it may be no verb.
  private static Set<String> deeds(Set<String> named) {
    Set<String> deeds =
        named.stream()
            .filter(concept -> concept.startsWith(DEED))
            .collect(Collectors.toCollection(TreeSet::new));
    return 2 * deeds.size() > named.size() ? deeds : Set.of();
  }

  /// What the parts of a word name: the longest part by which it ends, and what stands before it.
  private Set<String> ofParts(String word) {
    for (int at = 2; at + SHORTEST_PART <= word.length(); at++) {
      Set<String> end = words.get(stems.of(word.substring(at)));
      if (end != null) {
        String front = stems.of(word.substring(0, at)); // Takes off what joins them, such as an s.
        return at < SHORTEST_PART ? end : union(end, words.getOrDefault(front, Set.of()));
      }
    }
    return Set.of();
  }
}
