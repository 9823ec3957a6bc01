package dev.rulewright.rulebook.lexicon;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.YamlText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What words of one language do in rules.
public final class Lexicon {

  /// A number stands there, in digits or letters.
  public static final String NUMBER = "number.value";

  private static final Set<String> MINUS = Set.of("-", "−", "–");

  /// An entry: the class, its patterns, and a sentence in which one of them stands and one in which
  /// none does.
  record Entry(String type, List<WordPattern> patterns, String yes, String no) {}

  /// The languages whose lexicon ships.
  static final List<String> SHIPPED = List.of("de", "en", "fr", "it");

  /// What has been read already; lexicons do not change while texts are compared.
  private static final Map<String, Lexicon> READ = new ConcurrentHashMap<>();

  private final String language;
  private final Set<String> abbreviations;
  private final Map<String, String> numbers;
  private final Tokens tokens;
  private final Set<String> beforeOrdinals;
  private final Map<String, List<String>> roles;
  private final Set<String> functionWords;
  private final Set<List<String>> doubled;
  private final List<Entry> entries;
  private final Stems stems;
  private final Vocabulary vocabulary;

  private final PatternIndex marks = new PatternIndex();

  private final Map<String, Pieces> pieces = new ConcurrentHashMap<>();

  /// Every whole word, once somebody has asked for them.
  private @Nullable Set<String> words;

  /// @param table the words of a vocabulary of that name, by concept
  Lexicon(LexiconFile file, Function<Word, Supplier<Map<String, String>>> table) {
    language = file.language().text();
    abbreviations = file.abbreviations();
    numbers = file.numbers();
    tokens = new Tokens(locale(), numbers);
    beforeOrdinals = Set.copyOf(file.words("before_ordinals"));
    roles = file.roles();
    functionWords = file.functionWords();
    doubled = file.doubled();
    entries = file.entries();
    for (Entry entry : entries) {
      entry.patterns().forEach(pattern -> marks.add(entry.type(), pattern));
    }
    stems = Stems.of(file.key("stems").phrase("the rules for endings"));
    vocabulary =
        new Vocabulary(
            table.apply(file.key("vocabulary").phrase("a file")),
            stems,
            LexiconFile.isYes(file.key("compounds")),
            file.find("capital_nouns").map(LexiconFile::isYes).orElse(false),
            file.words("clitics"),
            file.words("lost_before_clitics"),
            file.words("particles"),
            file.words("behind_particles"),
            this::isFunctionWord);
  }

  /// The languages that have one, in alphabetical order.
  public static List<String> languages() {
    return Stream.concat(SHIPPED.stream(), READ.keySet().stream()).distinct().sorted().toList();
  }

  static void add(Lexicon own) {
    READ.put(own.language, own);
  }

  /// Begins to read what most comparisons need, as long as one core has little to do.
  public static void readAhead() {
    Thread.ofPlatform().daemon().start(() -> of("en").pieces(""));
  }

  /// The lexicon of a language; one that ships is read once.
  ///
  /// @throws BadInput if there is none
  public static Lexicon of(String language) {
    Lexicon known = READ.get(language);
    if (known != null) {
      return known;
    }
    if (!languages().contains(language)) {
      throw BadInput.at(Place.of("language")).unknown("a language", language, languages());
    }
    return READ.computeIfAbsent(language, Lexicon::read);
  }

  private static Lexicon read(String language) {
    DataFile file = DataFile.beside(Lexicon.class, language + ".yaml");
    var keys = new LexiconFile(YamlText.read(file.text(), file.name()));
    return new Lexicon(keys, _ -> () -> VocabularyTable.shipped(language));
  }

  /// The language, as in ISO 639-1.
  public Locale locale() {
    return Locale.of(language);
  }

  /// Words with a full stop that ends no sentence, in lower case, without the last full stop.
  public Set<String> abbreviations() {
    return abbreviations;
  }

  /// Words behind which a number with a full stop is an ordinal if a noun follows; none in
  /// languages that write no full stop there.
  public Set<String> beforeOrdinals() {
    return beforeOrdinals;
  }

  /// The words with which a paragraph or heading of a role begins.
  ///
  /// @param role `example` or `flavour`
  public List<String> openings(String role) {
    return roles.getOrDefault(role, List.of());
  }

  /// How many words of a text are among those with which patterns of this language begin.
  public long known(List<Token> tokens) {
    return tokens.stream().filter(token -> marks.isFirst(token.word())).count();
  }

  /// How many words this language knows, as words without a meaning of their own or as those with
  /// which patterns begin, and another one does not.
  public long knowsAlone(List<Token> words, Lexicon other) {
    return words.stream()
        .map(Token::word)
        .filter(each -> knows(each) && !other.knows(each))
        .count();
  }

  private boolean knows(String word) {
    return isFunctionWord(word) || marks.isFirst(word);
  }

  /// Whether a word has no meaning of its own: an article, a pronoun, an auxiliary verb.
  ///
  /// @param word in lower case, as in [Token#word]
  public boolean isFunctionWord(String word) {
    return functionWords.contains(word);
  }

  /// Every whole word that stands in it, in lower case.
  public synchronized Set<String> words() {
    if (words == null) {
      words = wholeWords();
    }
    return words;
  }

  private Set<String> wholeWords() {
    return Stream.of(
            functionWords.stream(),
            numbers.keySet().stream(),
            entries.stream()
                .flatMap(entry -> entry.patterns().stream())
                .flatMap(pattern -> pattern.pieces().stream())
                .flatMap(piece -> piece.words().stream()),
            vocabulary.forms().stream())
        .flatMap(words -> words)
        .filter(word -> !word.isEmpty() && Token.isLetters(word))
        .collect(Collectors.toUnmodifiableSet());
  }

  /// Whether a word has the stem of one that names something by itself.
  ///
  /// @param word in lower case, as in [Token#word]
  public boolean names(String word) {
    return vocabulary.names(word);
  }

  /// Whether sound sentences may say words twice in a row, as in *that that*.
  ///
  /// @param words in lower case, as in [Token#word]
  public boolean mayDouble(List<String> words) {
    return doubled.contains(words);
  }

  List<Entry> entries() {
    return entries;
  }

  /// A text in pieces.
  ///
  /// @param marks what stands there, in the order of the text; of marks that lie in each other, the
  ///   longer one
  /// @param concepts what each token names alone or with others, such as `thing.card`: several if
  ///   it may mean several things
  public record Pieces(List<Token> tokens, List<Mark> marks, List<Set<String>> concepts) {}

  /// The pieces of a text. They are kept, as units are aligned, compared and held against each
  /// other by them.
  public Pieces pieces(String text) {
    Pieces known = pieces.get(text);
    if (known == null) { // Other texts are not to wait for this one.
      List<Token> cut = tokens.of(text);
      known = new Pieces(cut, marks(cut), vocabulary.of(text, cut, numbers));
      pieces.put(text, known);
    }
    return known;
  }

  private List<Mark> marks(List<Token> tokens) {
    var found = new ArrayList<Mark>();
    for (int i = 0; i < tokens.size(); i++) {
      Optional<String> digits = PatternPiece.digits(tokens.get(i), numbers);
      if (digits.isPresent()) {
        found.add(
            isNegative(i, tokens)
                ? new Mark(NUMBER, "-" + digits.get(), List.of(i - 1, i))
                : new Mark(NUMBER, digits.get(), List.of(i)));
      }
    }
    found.addAll(marks.in(tokens, numbers));
    found.sort(Comparator.comparingInt(mark -> mark.tokens().getFirst()));
    return Mark.thatStand(found);
  }

  /// Whether a minus sign stands right in front of a number, and no word in front of that, as in
  /// *2-4*.
  private static boolean isNegative(int number, List<Token> tokens) {
    if (number == 0 || !MINUS.contains(tokens.get(number - 1).word())) {
      return false;
    }
    Token minus = tokens.get(number - 1);
    boolean joined =
        number > 1
            && tokens.get(number - 2).isWord()
            && tokens.get(number - 2).end() == minus.start();
    return minus.end() == tokens.get(number).start() && !joined;
  }

  /// Every concept, in the order of the vocabulary.
  public List<String> concepts() {
    return vocabulary.concepts();
  }

  /// The form in which words are alike that differ by their endings only, without accents.
  public String stem(String word) {
    return stems.of(word);
  }
}
