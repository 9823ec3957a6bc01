package dev.rulewright.rulebook.lexicon;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.Yaml;
import dev.rulewright.kernel.yaml.YamlText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/// A lexicon that somebody brings: of a language of which none ships, or in the place of one that
/// does. The ones that ship show its form.
public final class OwnLexicon {

  private static final List<String> KEYS =
      List.of(
          "language",
          "abbreviations",
          "numbers",
          "roles",
          "function",
          "doubled",
          "compounds",
          "capital_nouns",
          "before_ordinals",
          "clitics",
          "lost_before_clitics",
          "particles",
          "behind_particles",
          "stems",
          "vocabulary",
          "marks");

  private static final List<String> FIELDS = List.of("match", "yes", "no");
  private static final List<String> ROLES = List.of("example", "flavour");

  private static final Pattern TWO_LETTERS = Pattern.compile("[a-z]{2}");

  /// The form of a lexicon, for editors.
  private static final String FORM = "lexicon.schema.json";

  private OwnLexicon() {}

  /// Makes the language of a file one that can be compared, for as long as the program runs.
  ///
  /// @throws BadInput if the file makes no sense, has not just the classes that those that ship
  ///   have, or a key, role or field that no lexicon has, its language is no code of two letters,
  ///   or a sentence of an entry does not show what it is there for
  public static void add(Path file) {
    Yaml text = YamlText.read(InputFile.text(file), file.toString());
    names(text, "keys").forEach(key -> key.among(KEYS, "a key of a lexicon"));
    var keys = new LexiconFile(text);
    Yaml roles = keys.key("roles");
    names(roles, "roles").forEach(role -> role.among(ROLES, "a role"));
    ROLES.forEach(new LexiconFile(roles)::key);
    keys.marks().entries("classes of words").stream()
        .flatMap(each -> names(each.value(), "fields").stream())
        .forEach(field -> field.among(FIELDS, "a field of a class"));
    Word code = keys.language();
    if (!TWO_LETTERS.matcher(code.text()).matches()) {
      throw code.expected("a language of two letters, such as es");
    }
    String language = code.text();
    Lexicon own = new Lexicon(keys, name -> vocabulary(file, name, language));
    List<String> classes = Lexicon.of("en").entries().stream().map(Lexicon.Entry::type).toList();
    List<Word> types = names(keys.marks(), "classes of words");
    types.forEach(type -> type.among(classes, "a class of words"));
    for (int i = 0; i < types.size(); i++) {
      Word type = types.get(i);
      Lexicon.Entry entry = own.entries().get(i);
      if (!stands(entry.yes(), type, own)) {
        throw type.because("none of its patterns stands in its sentence 'yes': " + entry.yes());
      }
      if (stands(entry.no(), type, own)) {
        throw type.because("one of its patterns stands in its sentence 'no': " + entry.no());
      }
    }
    List<String> missing =
        classes.stream().filter(each -> types.stream().noneMatch(type -> type.is(each))).toList();
    if (!missing.isEmpty()) {
      throw text.report().because("classes are missing: " + String.join(", ", missing));
    }
    Lexicon.add(own);
  }

  private static List<Word> names(Yaml map, String what) {
    return map.entries(what).stream().map(Yaml.Entry::key).toList();
  }

  /// The files of a lexicon that ships, as a model for one of another language: the lexicon, the
  /// vocabulary with the words of its language only, and the form for editors.
  ///
  /// @return the text of each, by its name
  /// @throws BadInput if no lexicon of that language ships
  public static Map<String, String> model(Word language) {
    String lexicon = language.among(Lexicon.SHIPPED, "a language whose lexicon ships") + ".yaml";
    Map<String, String> files = new LinkedHashMap<>();
    files.put(lexicon, DataFile.beside(Lexicon.class, lexicon).text());
    var table = new StringBuilder("concept," + language + "\n");
    VocabularyTable.shipped(language.text())
        .forEach((concept, words) -> table.append(concept).append(',').append(words).append('\n'));
    files.put("vocabulary.csv", table.toString());
    files.put(FORM, DataFile.beside(Lexicon.class, FORM).text());
    return files;
  }

  private static Supplier<Map<String, String>> vocabulary(
      Path lexicon, Word name, String language) {
    Path table = lexicon.resolveSibling(name.text());
    if (!Files.isRegularFile(table)) {
      throw name.expected("a table of words beside this file");
    }
    Map<String, String> words = VocabularyTable.read(table, language);
    return () -> words;
  }

  private static boolean stands(String sentence, Word type, Lexicon lexicon) {
    return lexicon.pieces(sentence).marks().stream().anyMatch(mark -> type.is(mark.type()));
  }
}
