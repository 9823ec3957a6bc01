package dev.rulewright.rulebook.quality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/// Pairs of sentences as they stand on a card: what other texts teach of two languages is not known
/// there. Each is tried alone, among some others and on a page.
class ShortTextsTest {

  private static final List<String> LANGUAGES = List.of("de", "en", "fr", "it");

  /// Sentences that stand around each pair, by the order of [#LANGUAGES].
  private static final List<List<String>> AROUND = around();

  /// How many of them do: none, as on a card, some, and as many as on a page.
  private static final List<Integer> SIZES = List.of(0, 3, AROUND.size());

  /// Beside them another one is worded so freely that a page does not tell what it lacks.
  private static final Set<String> WORDED_FREELY =
      Set.of("Discard 2 pieces of wood.", "Bridges do not count as part of the area.");

  @TempDir private Path folder = Path.of("");

  private static List<List<String>> around() {
    try (var lines = ShortTextsTest.class.getResourceAsStream("short-surroundings.txt")) {
      return new String(Objects.requireNonNull(lines).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .skip(1)
          .map(line -> List.of(line.split(" \\| ", -1)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What is told of two sentences, by how many others stand around them.
  private Map<Integer, List<Finding>> told(String languages, String one, String other)
      throws IOException {
    List<String> both = List.of(languages.split(" ", -1));
    Map<Integer, List<Finding>> told = new LinkedHashMap<>();
    for (int size : SIZES) {
      told.put(
          size,
          Texts.findings(
              List.of(
                  read(both.getFirst(), among(size, both.getFirst(), one)),
                  read(both.getLast(), among(size, both.getLast(), other)))));
    }
    return told;
  }

  private static String among(int size, String language, String sentence) {
    var lines = new ArrayList<String>();
    AROUND.subList(0, size).forEach(each -> lines.add(each.get(LANGUAGES.indexOf(language))));
    lines.add(size / 2, sentence);
    return String.join("\n\n", lines);
  }

  private Edition read(String language, String text) throws IOException {
    return Texts.read(language, Files.writeString(folder.resolve(language + ".txt"), text + "\n"));
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/dev/rulewright/rulebook/quality/short-changes.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void aChangeIsTold(String kinds, String severity, String languages, String one, String other)
      throws IOException {
    List<String> called = List.of(kinds.split("/", -1));
    Map<Integer, List<Finding>> told = told(languages, one, other);
    if (WORDED_FREELY.contains(other)) {
      told.remove(AROUND.size());
    }
    assertThat(told)
        .allSatisfy((_, findings) ->
            assertThat(findings)
                .anySatisfy(finding -> {
                  assertThat(finding.kind().toString()).isIn(called);
                  assertThat(finding.severity().toString()).isEqualTo(severity);
                }));
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/dev/rulewright/rulebook/quality/short-pairs.txt",
      delimiter = '|',
      quoteCharacter = '`')
  void whatMeansTheSameIsNotTold(String languages, String one, String other) throws IOException {
    assertThat(told(languages, one, other).values()).allMatch(List::isEmpty);
  }
}
