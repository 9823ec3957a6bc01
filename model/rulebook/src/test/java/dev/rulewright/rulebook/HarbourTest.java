package dev.rulewright.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.Finding;
import dev.rulewright.rulebook.compare.Severity;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.TextImport;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A small rulebook that says the same in four languages, written for these tests, and what is
/// found if one edition is changed. The lexicons were tuned on this text: it shows that nothing
/// breaks, not how good the comparison is.
class HarbourTest {

  private static final List<String> LANGUAGES = List.of("en", "de", "fr", "it");
  private static final double LEAST_CONFIDENCE = 0.3;

  @TempDir private Path folder = Path.of("");

  @Test
  void editionsThatSayTheSameGiveNoFinding() {
    assertThat(findings(LANGUAGES.stream().map(this::original).toList())).isEmpty();
    for (String left : LANGUAGES) {
      for (String right : LANGUAGES) {
        if (!left.equals(right)) {
          assertThat(findings(List.of(original(left), original(right))))
              .as("%s and %s", left, right)
              .isEmpty();
        }
      }
    }
  }

  @Test
  void everySentenceFindsItsCounterparts() {
    List<Edition> editions = LANGUAGES.stream().map(this::original).toList();
    List<Row> rows = Alignment.of(editions, editions.getFirst()).rows();
    assertThat(rows).hasSize(editions.getFirst().units().size());
    assertThat(rows).allSatisfy(row -> assertThat(row.units().values()).noneMatch(List::isEmpty));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | may then trade              | must then trade             | modality   | 23
          de | danach darf er handeln      | danach muss er handeln      | modality   | 18
          fr | doit d'abord naviguer       | peut d'abord naviguer       | modality   | 23
          it | non può attraversare        | può attraversare            | modality   | 29
          en | takes 4 boats               | takes 5 boats               | number     | 9
          de | bis zu drei Felder          | bis zu vier Felder          | number     | 22
          fr | au moins 7 lanternes        | au moins 8 lanternes        | number     | 51
          en | at least 7                  | exactly 7                   | quantifier | 51
          fr | de 3 cases au maximum       | de 3 cases                  | quantifier | 27
          it | almeno 7                    | al massimo 7                | quantifier | 51
          en | opposing boat               | boat of the own colour      | scope      | 29
          de | gegnerisches Boot           | eigenes Boot                | scope      | 24
          fr | bateau adverse              | bateau                      | scope      | 29
          it | prima del secondo           | dopo il secondo             | timing     | 37
          en | at the end of the round     | at the start of the round   | timing     | 51
          de | verdeckt als Stapel         | offen als Stapel            | quantifier | 11
          fr | ne sont pas dans un port    | sont dans un port           | negation   | 43
          en | lose 1 cargo card           | win 1 cargo card            | actor      | 43
          """)
  void aChangedEditionIsFound(String language, String before, String after, String kind, int line)
      throws IOException {
    String text = Files.readString(file(language));
    assertThat(text).contains(before);
    Path changed =
        Files.writeString(folder.resolve(language + ".txt"), text.replace(before, after));
    List<Edition> editions =
        LANGUAGES.stream()
            .map(each -> each.equals(language) ? read(language, changed) : original(each))
            .toList();
    assertThat(findings(editions))
        .anySatisfy(finding -> {
          assertThat(finding.kind()).hasToString(kind);
          assertThat(finding.deviates()).contains(language);
          assertThat(finding.row().in(language)).anyMatch(u -> Math.abs(u.firstLine() - line) <= 9);
        });
  }

  private static List<Finding> findings(List<Edition> editions) {
    return Comparison.of(Alignment.of(editions, editions.getFirst())).stream()
        .filter(finding -> finding.severity() != Severity.COSMETIC)
        .filter(finding -> finding.confidence() >= LEAST_CONFIDENCE)
        .toList();
  }

  private Edition original(String language) {
    return read(language, file(language));
  }

  private static Edition read(String language, Path file) {
    return TextImport.read(language, file, List.of(LineRange.ALL));
  }

  private static Path file(String language) {
    try {
      var resource = HarbourTest.class.getResource("harbour/" + language + ".txt");
      return Path.of(Objects.requireNonNull(resource).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
