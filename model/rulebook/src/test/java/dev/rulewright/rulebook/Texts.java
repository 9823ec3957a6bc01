package dev.rulewright.rulebook;

import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.Source;
import dev.rulewright.rulebook.text.TextImport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Small rulebooks that say the same in four languages, written for these tests.
public final class Texts {

  /// The languages of each text.
  public static final List<String> LANGUAGES = List.of("en", "de", "fr", "it");

  private Texts() {}

  /// An edition of a text.
  public static Edition read(String text, String language) {
    return read(language, file(text, language));
  }

  /// An edition in a file.
  public static Edition read(String language, Path file) {
    return TextImport.read(source(language, file));
  }

  /// A whole file.
  public static Source source(String language, Path file) {
    return new Source(language, file, List.of(LineRange.ALL), Place.of(file.toString()));
  }

  /// A file of a text: an edition by its language, or `changes`.
  public static Path file(String text, String name) {
    try {
      var resource = Texts.class.getResource(text + "/" + name + ".txt");
      return Path.of(Objects.requireNonNull(resource).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The texts that have changes, in alphabetical order.
  public static List<String> withChanges() {
    Path folder = file("harbour", "changes").resolve("../..").normalize();
    try (Stream<Path> texts = Files.list(folder)) {
      return texts
          .filter(text -> Files.exists(text.resolve("changes.txt")))
          .map(text -> folder.relativize(text).toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A rule of one line.
  public static Unit unit(int line, String text) {
    return new Unit(line + ".1", line, line, "", Role.RULE, text);
  }

  /// All editions of a text.
  public static List<Edition> read(String text) {
    return LANGUAGES.stream().map(language -> read(text, language)).toList();
  }

  /// All editions of a text, aligned with the first.
  public static Alignment aligned(String text) {
    List<Edition> editions = read(text);
    return Alignment.of(editions, editions.getFirst());
  }

  /// What a user is told of editions.
  public static List<Finding> findings(List<Edition> editions) {
    return findings(Alignment.of(editions, editions.getFirst()));
  }

  /// What a user is told: findings above *cosmetic* that are not unlikely.
  public static List<Finding> findings(Alignment alignment) {
    return Comparison.of(alignment).stream()
        .filter(finding -> finding.severity() != Severity.COSMETIC)
        .filter(finding -> finding.confidence() >= Compared.LEAST_CONFIDENCE)
        .toList();
  }
}
