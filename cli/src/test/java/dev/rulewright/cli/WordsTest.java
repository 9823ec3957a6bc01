package dev.rulewright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;

/// Names, messages, help and READMEs use the field's words: `words.csv` lists those that they
/// avoid.
final class WordsTest {

  private static final Path ROOT = Path.of("..");

  /// Literals and comments of Java, and what else a quotation mark may stand in.
  private static final Pattern LITERAL =
      Pattern.compile(
          "(?s)\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])*'|//[^\n]*|/\\*.*?\\*/");

  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");
  private static final Pattern TYPE = Pattern.compile("\\b(?:class|record|interface|enum) (\\w+)");
  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|_");

  private enum Where {
    TYPES,
    NAMES,
    MESSAGES,
    HELP,
    TEXTS
  }

  private record Avoided(String avoid, String word, Set<Where> where, String note) {

    private static Avoided of(CSVRecord row) {
      return new Avoided(
          row.get("avoid"),
          row.get("word"),
          Stream.of(row.get("where").split(" "))
              .map(name -> Where.valueOf(name.toUpperCase(Locale.ROOT)))
              .collect(Collectors.toCollection(() -> EnumSet.noneOf(Where.class))),
          row.get("note"));
    }

    private Pattern pattern() {
      return Pattern.compile("(?i)\\b(?:" + avoid.replace(" ", "\\s+") + ")\\b");
    }
  }

  private final List<Avoided> list = read();

  private static List<Avoided> read() {
    try (var table =
        new InputStreamReader(
            Objects.requireNonNull(WordsTest.class.getResourceAsStream("words.csv")), UTF_8)) {
      return CSVFormat.RFC4180
          .builder()
          .setHeader()
          .setSkipHeaderRecord(true)
          .get()
          .parse(table)
          .stream()
          .map(Avoided::of)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void namesAndMessagesAreInTheFieldsWords() throws IOException {
    List<Path> sources = files(ROOT, file -> file.endsWith(".java") && file.contains("src/main"));
    assertThat(sources).hasSizeGreaterThan(500);
    var found = new ArrayList<String>();
    for (Path source : sources) {
      inJava(Files.readString(source))
          .forEach(hit -> found.add(ROOT.relativize(source) + ": " + hit));
    }
    assertThat(found).isEmpty();
  }

  @Test
  void helpAndReadmesAreInTheFieldsWords() throws IOException {
    var found = new ArrayList<String>();
    for (Path file : files(ROOT, file -> file.endsWith("help.properties"))) {
      found.addAll(in(Where.HELP, Files.readString(file).replaceAll("\\\\\n\\s*", "")));
    }
    for (Path file : files(ROOT, file -> file.endsWith(".md"))) {
      in(Where.TEXTS, Files.readString(file))
          .forEach(hit -> found.add(ROOT.relativize(file) + ": " + hit));
    }
    assertThat(found).isEmpty();
  }

  @Test
  void aPrivateWordIsFoundWhereverItStands() {
    assertThat(inJava("record KitWorkshop(int most) { // a workshop\n String s = \"two rolls\"; }"))
        .containsExactly("'Workshop' in KitWorkshop: factory");
    assertThat(inJava("String what = \"the seers, and 'who' else\"; char quote = '\"';"))
        .containsExactly("'seers' in \"the seers, and 'who' else\": observer");
    assertThat(inJava("class MoveUtils {}"))
        .containsExactly("'Utils' in MoveUtils: what the type is");
    assertThat(in(Where.HELP, "Goes on\nwith the run"))
        .containsExactly("'Goes on\nwith': resume, continue");
    assertThat(in(Where.TEXTS, "Goes on with the run")).isEmpty();
  }

  @Test
  void everyRowSaysWhatToUseAndNoneAsksForAnAvoidedWord() {
    assertThat(list).hasSizeGreaterThan(10);
    for (Avoided row : list) {
      assertThat(row.word()).as(row.avoid()).isNotBlank();
      assertThat(row.note()).as(row.avoid()).isNotBlank();
      for (Avoided other : list) {
        assertThat(row.word()).doesNotContainPattern(other.pattern());
      }
    }
  }

  private List<String> inJava(String source) {
    var found = new ArrayList<String>();
    Matcher literals = LITERAL.matcher(source);
    while (literals.find()) {
      String literal = literals.group();
      if (literal.startsWith("\"")) {
        for (Avoided row : avoidedIn(Where.MESSAGES)) {
          row.pattern()
              .matcher(literal)
              .results()
              .forEach(
                  hit -> found.add("'%s' in %s: %s".formatted(hit.group(), literal, row.word())));
        }
      }
    }
    String code = literals.reset().replaceAll(" ");
    inNames(found, Where.NAMES, NAME.matcher(code).results().map(name -> name.group()));
    inNames(found, Where.TYPES, TYPE.matcher(code).results().map(type -> type.group(1)));
    return found;
  }

  private void inNames(List<String> found, Where where, Stream<String> names) {
    List<Avoided> rows = avoidedIn(where);
    names
        .distinct()
        .forEach(name -> {
          String words = HUMP.matcher(name).replaceAll(" ");
          for (Avoided row : rows) {
            row.pattern()
                .matcher(words)
                .results()
                .forEach(
                    hit -> found.add("'%s' in %s: %s".formatted(hit.group(), name, row.word())));
          }
        });
  }

  private List<String> in(Where where, String text) {
    return avoidedIn(where).stream()
        .flatMap(row ->
            row.pattern()
                .matcher(text)
                .results()
                .map(hit -> "'%s': %s".formatted(hit.group(), row.word())))
        .toList();
  }

  private List<Avoided> avoidedIn(Where where) {
    return list.stream().filter(row -> row.where().contains(where)).toList();
  }

  private static List<Path> files(Path root, Predicate<String> wanted) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(not(file -> file.toString().contains("/target/")))
          .filter(file -> wanted.test(file.toString()))
          .sorted()
          .toList();
    }
  }
}
