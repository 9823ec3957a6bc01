package dev.rulewright.rulebook.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.link.Book;
import dev.rulewright.rulebook.text.LineRange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The file of a project.
class ProjectFileTest {

  @TempDir private Path above = Path.of("");

  private Path folder = Path.of("");

  @BeforeEach
  void write() throws IOException {
    folder = Files.createDirectory(above.resolve("project"));
    for (String file :
        List.of(
            "../all.txt",
            "rules.txt",
            "a.txt",
            "b.txt",
            "Regeln, alt.txt",
            "p.csv",
            "clauses.csv",
            "terms.tbx")) {
      Files.createFile(folder.resolve(file));
    }
  }

  private Project read(String text) throws IOException {
    Files.writeString(folder.resolve(ProjectFile.NAME), text);
    return ProjectFile.read(folder);
  }

  @Test
  void everyKeyIsRead() throws IOException {
    Project project =
        read(
            """
            editions:
              de: {file: ../all.txt, lines: 1-90+95}
              en: rules.txt
            reference: en
            pivot: de
            game: mission-combat
            clauses: clauses.csv
            termbase: terms.tbx
            judged: done.tsv
            names: [Mission Combat, HQ]
            severity: {term: cosmetic}
            """);
    assertThat(project.languages()).containsExactly("de", "en");
    assertThat(project.sources().getFirst().file()).isEqualTo(above.resolve("all.txt"));
    assertThat(project.sources().getFirst().lines())
        .containsExactly(new LineRange(1, 90), new LineRange(95, 95));
    assertThat(project.reference()).isEqualTo("en");
    assertThat(project.pivot()).contains("de");
    assertThat(project.book().game()).contains("mission-combat");
    assertThat(project.book().clauses()).contains(folder.resolve("clauses.csv"));
    assertThat(project.termbase()).contains(folder.resolve("terms.tbx"));
    assertThat(project.judged()).contains(folder.resolve("done.tsv"));
    assertThat(project.fixes()).contains(folder.resolve("align.fix.tsv"));
    assertThat(project.names()).containsExactly("Mission Combat", "HQ");
    assertThat(project.limits()).isEqualTo(Map.of(Kind.TERM, Severity.COSMETIC));
  }

  @Test
  void whatIsNotWrittenIsUsual() throws IOException {
    Project project = read("editions: {fr: a.txt, it: b.txt}");
    assertThat(project.reference()).isEqualTo("fr");
    assertThat(project.judged()).contains(folder.resolve("judged.tsv"));
    assertThat(project.book()).isEqualTo(Book.UNKNOWN);
    assertThat(List.of(project.pivot(), project.termbase())).containsOnly(Optional.empty());
  }

  @Test
  void aWrittenProjectIsReadAsItWas() throws IOException {
    Project project =
        read("editions: {de: 'Regeln, alt.txt', en: {file: b.txt, lines: 2-}}\nreference: en");
    Project again = read(ProjectFile.text(folder, project));
    assertThat(again.sources())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("place")
        .isEqualTo(project.sources());
    assertThat(again.reference()).isEqualTo("en");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          reference: de                                        | :1:1: the key 'editions' is missing
          editions: {de: a.txt}                                | :1:16: one edition is given, expected two or more
          editions: {de: a.txt, xx: b.txt}                     | :1:23: 'xx': expected the name of a language with a lexicon
          editions: {de: a.txt, en: {file: b.txt, lines: 9-3}} | :1:48: '9-3': expected the last line behind the first
          editions: {de: a.txt, en: {file: b.txt, lines: 0}}   | :1:48: '0': expected lines such as 1-90+95+100-
          editions: {de: a.txt, en: {lines: 3}}                | :1:27: the key 'file' is missing
          editions: {de: a.txt, en: {file: b.txt, line: 3}}    | 'line': expected the name of a key of an edition (file, lines)
          editions: {de: a.txt, en: c.txt}                     | :1:27: 'c.txt': no such file
          EDITIONS, refrence: de}                              | Maybe reference?
          EDITIONS, reference: fr}                             | 'fr': expected the name of an edition (de, en)
          EDITIONS, game: chess}                               | 'chess': expected the name of a game
          EDITIONS, parameters: p.csv}                         | :1:48: expected 'game' or 'clauses' beside 'parameters'
          EDITIONS, impact: .}                                 | :1:44: expected 'game' beside 'impact'
          EDITIONS, game: mission-combat, parameters: x.csv}   | :1:70: 'x.csv': no such file
          EDITIONS, clauses: x.csv}                            | :1:45: 'x.csv': no such file
          EDITIONS, termbase: x.tbx}                           | :1:46: 'x.tbx': no such file
          EDITIONS, lexicons: [x.yaml]}                        | :1:47: 'x.yaml': no such file
          EDITIONS, severity: {terms: cosmetic}}               | Maybe term?
          EDITIONS, severity: {term: harmless}}                | 'harmless': expected the name of a severity
          """)
  void whatMakesNoSenseIsToldWhereItStands(String text, String message) {
    assertThatThrownBy(() -> read(text.replace("EDITIONS", "{editions: {de: a.txt, en: b.txt}")))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(folder.resolve(ProjectFile.NAME).toString())
        .hasMessageContaining(message);
  }

  @Test
  void aFolderWithoutProjectIsToldByTheFileThatIsMissing() {
    assertThatThrownBy(() -> ProjectFile.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessage(folder.resolve("editions.yaml") + ": no such file");
  }
}
