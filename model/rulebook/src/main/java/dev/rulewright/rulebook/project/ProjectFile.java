package dev.rulewright.rulebook.project;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.Yaml;
import dev.rulewright.kernel.yaml.YamlText;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.OwnLexicon;
import dev.rulewright.rulebook.link.Book;
import dev.rulewright.rulebook.memory.Memory;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.Source;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The file of a project, which people write:
///
/// ```yaml
/// editions:
///   de: {file: ../all.txt, lines: 1-325}
///   en: rules-en.txt
/// reference: de
/// pivot: en
/// game: token-race
/// clauses: clauses.csv
/// parameters: parameters.csv
/// impact: out/impact
/// termbase: terms.tbx
/// judged: judged.tsv
/// fixes: align.fix.tsv
/// names: [Token Race]
/// severity: {term: cosmetic}
/// lexicons: [es.yaml]
/// ```
///
/// Only `editions` must be there. Paths begin at the folder of the file; `judged.tsv` and
/// `align.fix.tsv` need no mention. `game` to `impact` are those of a [Book]; `severity` says how
/// severe findings of a kind are at most.
public final class ProjectFile {

  /// The name of the file in the folder of the project.
  public static final String NAME = "editions.yaml";

  private static final List<String> KEYS =
      List.of(
          "editions",
          "reference",
          "pivot",
          "game",
          "clauses",
          "parameters",
          "impact",
          "termbase",
          "judged",
          "fixes",
          "names",
          "severity",
          "lexicons");

  private final Path folder;
  private final Map<String, Yaml> values = new LinkedHashMap<>();

  private ProjectFile(Path folder) {
    this.folder = folder;
  }

  /// Reads the project in a folder.
  ///
  /// @throws BadInput if there is none, or its file makes no sense
  public static Project read(Path folder) {
    Path file = folder.resolve(NAME);
    return new ProjectFile(folder).read(YamlText.read(InputFile.text(file), file.toString()));
  }

  private Project read(Yaml file) {
    for (Yaml.Entry entry : file.entries("keys such as 'editions'")) {
      entry.key().among(KEYS, "a key of a project");
      values.put(entry.key().text(), entry.value());
    }
    List<Path> lexicons =
        value("lexicons").stream()
            .flatMap(files -> files.phrases("file").stream())
            .map(this::there)
            .toList();
    lexicons.forEach(OwnLexicon::add);
    Yaml editions =
        value("editions").orElseThrow(() -> file.report().because("the key 'editions' is missing"));
    List<Source> sources =
        editions.entries("editions such as 'de: rules-de.txt'").stream().map(this::source).toList();
    Project plain = Project.of(sources);
    List<String> languages = plain.languages();
    return new Project(
        folder,
        sources,
        language("reference", languages).orElse(plain.reference()),
        language("pivot", languages),
        book(),
        there("termbase"),
        Optional.of(path("judged").orElse(folder.resolve(Memory.FILE_NAME))),
        Optional.of(path("fixes").orElse(folder.resolve("align.fix.tsv"))),
        value("names").stream()
            .flatMap(names -> names.phrases("name").stream())
            .map(Word::text)
            .toList(),
        value("severity").map(ProjectFile::limits).orElse(Map.of()),
        lexicons);
  }

  private Optional<Yaml> value(String key) {
    return Optional.ofNullable(values.get(key));
  }

  private Source source(Yaml.Entry entry) {
    Word language = entry.key();
    language.among(Lexicon.languages(), "a language with a lexicon");
    if (!entry.value().isMap()) {
      Word file = entry.value().phrase("a file");
      return source(language, file, List.of(LineRange.ALL));
    }
    Map<String, Word> fields = new LinkedHashMap<>();
    for (Yaml.Entry field : entry.value().entries("a file and its lines")) {
      field.key().among(List.of("file", "lines"), "a key of an edition");
      fields.put(field.key().text(), field.value().phrase("a " + field.key().text()));
    }
    Word file = fields.get("file");
    if (file == null) {
      throw entry.value().report().because("the key 'file' is missing");
    }
    Word lines = fields.get("lines");
    return source(language, file, lines == null ? List.of(LineRange.ALL) : LineRange.parse(lines));
  }

  private Source source(Word language, Word file, List<LineRange> lines) {
    return new Source(language.text(), there(file), lines, file.place());
  }

  private Optional<String> language(String key, List<String> languages) {
    return value(key).map(value -> value.phrase("a language").among(languages, "an edition"));
  }

  private Book book() {
    var book =
        new Book(
            value("game").map(ProjectFile::game),
            there("clauses"),
            there("parameters"),
            there("impact"));
    if (book.game().isEmpty() && book.clauses().isEmpty()) {
      value("parameters")
          .ifPresent(parameters -> {
            throw parameters.report().because("expected 'game' or 'clauses' beside 'parameters'");
          });
    }
    if (book.game().isEmpty()) {
      value("impact")
          .ifPresent(impact -> {
            throw impact.report().because("expected 'game' beside 'impact'");
          });
    }
    return book;
  }

  private static String game(Yaml value) {
    Word name = value.phrase("the name of a game");
    return Boxes.standard().provider(name.text(), name.place()).name();
  }

  private Optional<Path> path(String key) {
    return value(key).map(value -> path(value.phrase("a file")));
  }

  private Optional<Path> there(String key) {
    return value(key).map(value -> there(value.phrase("a file")));
  }

  /// A file or folder that must be there.
  private Path there(Word file) {
    Path path = path(file);
    if (!Files.exists(path)) {
      throw file.because("no such file");
    }
    return path;
  }

  private Path path(Word file) {
    try {
      return folder.resolve(file.text()).normalize();
    } catch (InvalidPathException e) {
      throw file.found().because("expected a file", e);
    }
  }

  private static Map<Kind, Severity> limits(Yaml value) {
    var limits = new EnumMap<Kind, Severity>(Kind.class);
    for (Yaml.Entry entry : value.entries("kinds and severities such as 'term: cosmetic'")) {
      limits.put(
          entry.key().among(Arrays.asList(Kind.values()), "a kind of finding"),
          entry.value().phrase("a severity").among(Arrays.asList(Severity.values()), "a severity"));
    }
    return limits;
  }

  /// The file of a new project, with the texts where they are.
  ///
  /// @param folder where it will stand
  /// @param project of which the editions, their order, the game and the lexicons are written
  public static String text(Path folder, Project project) {
    var lines = new ArrayList<String>();
    lines.add("# Editions of one rulebook. Paths begin at this folder.");
    lines.add("editions:");
    for (Source source : project.sources()) {
      String file = quoted(relative(folder, source.file()));
      lines.add(
          "  %s: %s"
              .formatted(
                  source.language(),
                  source.isWhole()
                      ? file
                      : "{file: %s, lines: %s}"
                          .formatted(file, LineRange.written(source.lines()))));
    }
    lines.add("reference: " + project.reference());
    project.pivot().ifPresent(pivot -> lines.add("pivot: " + pivot));
    project.book().game().ifPresent(game -> lines.add("game: " + game));
    if (!project.lexicons().isEmpty()) {
      lines.add("lexicons:");
      project.lexicons().forEach(file -> lines.add("  - " + quoted(relative(folder, file))));
    }
    return String.join("\n", lines) + "\n";
  }

  private static String relative(Path folder, Path file) {
    Path from = folder.toAbsolutePath().normalize();
    Path to = file.toAbsolutePath().normalize();
    boolean near = Objects.equals(from.getRoot(), to.getRoot());
    return (near ? from.relativize(to) : to).toString().replace('\\', '/');
  }

  private static String quoted(String text) {
    return text.matches("[\\p{L}\\d./_-]+") ? text : "'" + text.replace("'", "''") + "'";
  }
}
