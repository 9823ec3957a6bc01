package dev.rulewright.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.text.Source;
import dev.rulewright.rulebook.text.TextImport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A small rulebook that says the same in four languages, written for these tests, and what is
/// found if one edition is changed. The lexicons were tuned on this text: it shows that nothing
/// breaks, not how good the comparison is.
class HarbourTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void editionsThatSayTheSameGiveNoFinding() {
    assertThat(Texts.findings(Texts.LANGUAGES.stream().map(HarbourTest::original).toList()))
        .isEmpty();
    for (String left : Texts.LANGUAGES) {
      for (String right : Texts.LANGUAGES) {
        if (!left.equals(right)) {
          assertThat(Texts.findings(List.of(original(left), original(right))))
              .as("%s and %s", left, right)
              .isEmpty();
        }
      }
    }
  }

  @Test
  void everySentenceFindsItsCounterparts() {
    List<Edition> editions = Texts.LANGUAGES.stream().map(HarbourTest::original).toList();
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
    String text = Files.readString(Texts.file("harbour", language));
    assertThat(text).contains(before);
    Path changed =
        Files.writeString(folder.resolve(language + ".txt"), text.replace(before, after));
    List<Edition> editions =
        Texts.LANGUAGES.stream()
            .map(each ->
                each.equals(language)
                    ? TextImport.read(Source.of(language, changed))
                    : original(each))
            .toList();
    assertThat(Texts.findings(editions))
        .anySatisfy(finding -> {
          assertThat(finding.kind()).hasToString(kind);
          assertThat(finding.deviates()).contains(language);
          assertThat(finding.row().in(language)).anyMatch(u -> Math.abs(u.firstLine() - line) <= 9);
        });
  }

  private static Edition original(String language) {
    return Texts.read("harbour", language);
  }
}
