package dev.rulewright.rulebook.align;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Corrections of an alignment by hand.
class FixTest {

  @TempDir private Path folder = Path.of("");

  private final Edition german = edition("de", "Eins.", "Zwei.", "Drei.", "Eins.");
  private final Edition english = edition("en", "One.", "Two.", "Three.");

  private static Edition edition(String language, String... texts) {
    var units = new ArrayList<Unit>();
    for (int i = 0; i < texts.length; i++) {
      units.add(Texts.unit(i + 1, texts[i]));
    }
    return new Edition(language, language + ".txt", units);
  }

  /// The rows in short, such as `Eins.=One.`.
  private List<String> fixed(String fixes) throws IOException {
    Path file = Files.writeString(folder.resolve("align.fix.tsv"), fixes);
    return rows(alignment().fixed(List.of(german, english), file));
  }

  private Alignment alignment() {
    return new Alignment(
        List.of("de", "en"), List.of(row(0, 1, 0, 1), row(1, 3, 1, 2), row(3, 4, 2, 3)));
  }

  private Row row(int from, int to, int first, int last) {
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    units.put("de", german.units().subList(from, to));
    units.put("en", english.units().subList(first, last));
    return new Row(units, 0.5);
  }

  private static List<String> rows(Alignment alignment) {
    return alignment.rows().stream()
        .map(row ->
            String.join(" ", row.in("de").stream().map(Unit::text).toList())
                + "="
                + String.join(" ", row.in("en").stream().map(Unit::text).toList()))
        .toList();
  }

  @Test
  void withoutAFileNothingChanges() {
    Path file = folder.resolve("align.fix.tsv");
    assertThat(rows(alignment().fixed(List.of(german, english), file)))
        .containsExactly("Eins.=One.", "Zwei. Drei.=Two.", "Eins.=Three.");
  }

  @Test
  void linkedSentencesAreARowOfTheirOwn() throws IOException {
    assertThat(fixed("# mine\naction\tde\ten\nlink\tDrei\tThree\n"))
        .containsExactly("Eins.=One.", "Zwei.=Two.", "Drei.=Three.", "Eins.=");
  }

  @Test
  void unlinkedSentencesStandAlone() throws IOException {
    assertThat(fixed("action\ten\tde\nunlink\tThree\tEins #2\n"))
        .containsExactlyInAnyOrder("Eins.=One.", "Zwei. Drei.=Two.", "=Three.", "Eins.=");
  }

  @Test
  void mergedRowsAreOne() throws IOException {
    assertThat(fixed("action\tde\ten\nmerge\tZwei\tThree\n"))
        .containsExactly("Eins.=One.", "Zwei. Drei. Eins.=Two. Three.");
  }

  @Test
  void aSplitRowIsTwo() throws IOException {
    assertThat(fixed("action\tde\nsplit\tDrei\n"))
        .containsExactly("Eins.=One.", "Zwei.=Two.", "Drei.=", "Eins.=Three.");
  }

  @Test
  void severalSentencesStandInOneValue() throws IOException {
    assertThat(fixed("action\tde\ten\nlink\tDrei | Eins. #2\tThree\n"))
        .containsExactly("Eins.=One.", "Zwei.=Two.", "Drei. Eins.=Three.");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          link/Vier/Three             ; :2:6: 'Vier': no sentence of de.txt begins so, expected one
          link/Eins/Three             ; :2:6: 'Eins': 2 sentences begin so (lines 1, 4), expected one
          link/Eins #3/Three          ; :2:6: 'Eins': only sentence 1 to 2 of de.txt begins so, expected 3
          split/Zwei/Three            ; :2:1: these sentences are not in one row any more
          join/Zwei/Two               ; :2:1: 'join': expected the name of an action (link, unlink, merge, split)
          link/Zwei/Two/Deux          ; :2:15: 'Deux': expected at most 3 values
          link                        ; :2:1: 'link': expected a sentence at least
          link/Zwei | Drei            ; :2:1: 'link': expected sentences of two editions at least
          """)
  void aLineThatFitsNothingIsToldWhereItStands(String line, String message) {
    assertThatThrownBy(() -> fixed("action\tde\ten\n" + line.replace('/', '\t') + "\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(folder.resolve("align.fix.tsv") + message);
  }

  @Test
  void noSentenceIsPlacedTwice() {
    assertThatThrownBy(() -> fixed("action\tde\ten\nlink\tDrei\tThree\nlink\tZwei\tThree\n"))
        .hasMessageEndingWith(":3:1: 'Three.': line 2 says where this sentence belongs already");
  }
}
