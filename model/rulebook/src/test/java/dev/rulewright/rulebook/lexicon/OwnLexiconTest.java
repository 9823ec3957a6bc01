package dev.rulewright.rulebook.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A fifth language: English with every letter thirteen further on in the alphabet.
class OwnLexiconTest {

  private static final Pattern WORDS =
      Pattern.compile(
          "(?m)^(abbreviations|numbers|roles|function|doubled|    match|    yes|    no):"
              + "(?= .)(.*(?:\\n {6}.*)*)$");
  private static final Pattern LETTERS = Pattern.compile("<n>|(?:example|flavour):|\\p{L}+");

  @TempDir private Path folder = Path.of("");

  /// The English words of the vocabulary, under the name of the other language.
  @BeforeEach
  void vocabulary() throws IOException {
    var rows = new StringBuilder("concept,zz,xy,xv,xu\n");
    for (Row row : TableReader.shipped(Lexicon.class, "vocabulary.csv", "concept", "en")) {
      String words = turned(row.value("en"));
      rows.append(String.join(",", row.value("concept"), words, words, words, words)).append('\n');
    }
    Files.writeString(folder.resolve("vocabulary.csv"), rows);
  }

  @Test
  void aFifthLanguageNeedsNoJava() throws IOException {
    OwnLexicon.add(Files.writeString(folder.resolve("zz.yaml"), english("language: zz")));
    assertThat(Lexicon.languages()).contains("zz");
    String rules = Files.readString(Texts.file("harbour", "en"));
    assertThat(findings("en", rules)).isEmpty();
    assertThat(findings("zz", turned(rules))).isEmpty();
    String changed = rules.replace("may then trade", "must then trade");
    assertThat(findings("zz", turned(changed))).hasSameSizeAs(findings("en", changed)).isNotEmpty();
  }

  @Test
  void aLexiconThatShipsIsAModelThatIsAccepted() throws IOException {
    Map<String, String> model = OwnLexicon.model(new Word("fr", Place.of("test")));
    assertThat(model).containsOnlyKeys("fr.yaml", "vocabulary.csv", "lexicon.schema.json");
    model.replaceAll((_, text) -> text.replaceFirst("(?m)^(language: |concept,)fr$", "$1xw"));
    Files.writeString(folder.resolve("vocabulary.csv"), text(model, "vocabulary.csv"));
    OwnLexicon.add(Files.writeString(folder.resolve("xw.yaml"), text(model, "fr.yaml")));
    assertThat(Lexicon.of("xw").pieces("Piochez deux cartes."))
        .isEqualTo(Lexicon.of("fr").pieces("Piochez deux cartes."));
  }

  private static String text(Map<String, String> files, String name) {
    return Objects.requireNonNull(files.get(name));
  }

  @Test
  void aFunctionWordMayStandTwice() throws IOException {
    String twice = english("language: xv").replaceFirst("function: \"", "function: \"gur gur ");
    assertThat(twice).contains("gur gur gur");
    OwnLexicon.add(Files.writeString(folder.resolve("xv.yaml"), twice));
    assertThat(Lexicon.of("xv").isFunctionWord("gur")).isTrue();
  }

  /// The second pattern shares a word with the third one, which is longer, the first one with none
  /// that is left.
  @Test
  void marksOfOneClassThatShareAWordAreOne() throws IOException {
    String chain =
        english("language: xu").replaceFirst("    match: ", "    match: k l | l m n | n o p q | ");
    OwnLexicon.add(Files.writeString(folder.resolve("xu.yaml"), chain));
    assertThat(Lexicon.of("xu").pieces("Now k l m n o p q.").marks())
        .filteredOn(mark -> mark.type().equals("modality.may"))
        .extracting(Mark::tokens)
        .containsExactly(List.of(1, 2), List.of(4, 5, 6, 7));
  }

  @Test
  void whatAnEntryShowsIsTried() throws IOException {
    String wrong = english("language: xy").replaceFirst("(?m)^    yes: .*$", "    yes: Uvreof.");
    Path file = Files.writeString(folder.resolve("xy.yaml"), wrong);
    assertThatThrownBy(() -> OwnLexicon.add(file))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("xy.yaml:")
        .hasMessageContaining("modality.may")
        .hasMessageContaining("none of its patterns stands in its sentence 'yes'");
  }

  @Test
  void everyClassHasToBeThere() throws IOException {
    String less =
        english("language: xy").replaceFirst("(?s)  modality\\.must:.*?(?=  modality)", "");
    Path file = Files.writeString(folder.resolve("xy.yaml"), less);
    assertThatThrownBy(() -> OwnLexicon.add(file))
        .hasMessageContaining("classes are missing: modality.must");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          stems: none;       stems: klingon;      'klingon': expected the name of rules for endings
          compounds: "no";   compounds: "maybe";  'maybe': expected yes or no
          vocabulary.csv;    words.csv;           'words.csv': expected a table of words beside
          match: ;           match: (one |;       '(one': brackets stand around single words
          numbers: {;        numbers: {"?": 7,;   '?': expected a word in small letters
          doubled: [;        doubled: ["-",;      '-': expected a word in small letters
          numbers: {;        numbers: {a-b: c,;   'c': expected a whole number
          stems: none;       stems: none\\nclitics: "lo -";  '-': expected a word in small letters
          stems: none;       stems: none\\nclitcs: lo;  'clitcs': expected the name of a key
          language: xy;      language: Spanish;   'Spanish': expected a language of two letters
          flavour:;          flavor:;             'flavor': expected the name of a role
          match:;            mathc:;              'mathc': expected the name of a field
          modality.must:;    modality:;           'modality': expected the name of a class of words
          """)
  void aLexiconIsRefusedWhereItIsWrong(String right, String wrong, String message)
      throws IOException {
    String text = english("language: xy");
    assertThat(text).contains(right);
    Path file =
        Files.writeString(
            folder.resolve("xy.yaml"),
            text.replaceFirst(Pattern.quote(right), wrong.translateEscapes()));
    assertThatThrownBy(() -> OwnLexicon.add(file))
        .isInstanceOf(BadInput.class)
        .message()
        .containsPattern("xy\\.yaml:\\d+:\\d+: ")
        .contains(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          thing.crad,card;              2:1: 'thing.crad': expected the name of a concept
          thing.card,card | (a card;    2:19: '(a card': brackets stand around single words
          thing.card,(card/);           2:12: '(card/)': a word is missing
          thing.card,[card];            2:12: '[card]': the pattern needs a word to begin with
          thing.card,~;                 2:12: '~': a word is missing
          """)
  void aVocabularyIsRefusedWhereItIsWrong(String row, String message) throws IOException {
    Path file = Files.writeString(folder.resolve("words.csv"), "concept,xy\n" + row + "\n");
    assertThatThrownBy(() -> VocabularyTable.read(file, "xy"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("words.csv:" + message);
  }

  @Test
  void aVocabularyNamesAConceptOnce() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("words.csv"), "concept,xy\nthing.card,card\nthing.card,paper\n");
    assertThatThrownBy(() -> VocabularyTable.read(file, "xy"))
        .hasMessageContaining("words.csv:3:1: 'thing.card': this concept is there already");
  }

  private List<Finding> findings(String language, String rules) throws IOException {
    Path file = Files.writeString(folder.resolve(language + ".txt"), rules);
    List<Edition> both = List.of(Texts.read(language, file), Texts.read("harbour", "de"));
    return Texts.findings(both);
  }

  /// The English lexicon with the words of the other language.
  private static String english(String language) {
    String text = DataFile.beside(Lexicon.class, "en.yaml").text();
    return WORDS
        .matcher(
            text.replaceFirst("(?m)^language: en$", language)
                .replaceFirst("(?m)^stems: english$", "stems: none"))
        .replaceAll(line -> line.group(1) + ":" + turned(line.group(2)).replace("$", "\\$"));
  }

  private static String turned(String text) {
    return LETTERS
        .matcher(text)
        .replaceAll(word ->
            word.group().matches("\\p{Alpha}+")
                ? word.group()
                    .chars()
                    .collect(StringBuilder::new, OwnLexiconTest::turn, StringBuilder::append)
                    .toString()
                : word.group());
  }

  private static void turn(StringBuilder text, int letter) {
    int first = Character.isUpperCase(letter) ? 'A' : 'a';
    text.append((char) (first + (letter - first + 13) % 26));
  }
}
