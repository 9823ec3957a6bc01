package dev.rulewright.rulebook.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.terms.Concept;
import dev.rulewright.rulebook.terms.Term;
import dev.rulewright.rulebook.terms.TermBase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tables of a user's own: where clauses are printed, and which words answer which question.
class BookTest {

  private static final String CLAUSES =
      """
      clause,en,de
      SAIL,Sailing,Segeln
      LOAD,13,9
      """;

  private static final String PARAMETERS =
      """
      clause,parameter,value,question,answer
      SAIL,bound,bound.at-most,Q1,limited
      SAIL,bound,,Q1,free
      """;

  @TempDir private Path folder;

  private Optional<Links> links(String clauses, String parameters, List<Edition> editions)
      throws IOException {
    return links(clauses, parameters, editions, TermBase.EMPTY);
  }

  private Optional<Links> links(
      String clauses, String parameters, List<Edition> editions, TermBase terms)
      throws IOException {
    return new Book(
            Optional.empty(),
            Optional.of(Files.writeString(folder.resolve("clauses.csv"), clauses)),
            Optional.of(Files.writeString(folder.resolve("parameters.csv"), parameters)),
            Optional.empty())
        .links(editions, terms);
  }

  private static List<Edition> editions() {
    return List.of(Texts.read("harbour", "en"), Texts.read("harbour", "de"));
  }

  @Test
  void clausesArePrintedInSectionsOrLines() throws IOException {
    List<Edition> editions = editions();
    Links links = links(CLAUSES, PARAMETERS, editions).orElseThrow();
    Alignment alignment = Alignment.of(editions, editions.getFirst());
    assertThat(alignment.rows())
        .filteredOn(row -> row.in("en").stream().anyMatch(unit -> unit.section().equals("Sailing")))
        .hasSize(4)
        .allSatisfy(row -> assertThat(links.clauses().of(row)).containsExactly("SAIL"));
    assertThat(alignment.rows())
        .filteredOn(row -> row.in("en").stream().anyMatch(unit -> unit.firstLine() == 13))
        .singleElement()
        .satisfies(row -> assertThat(links.clauses().of(row)).containsExactly("LOAD"));
  }

  /// The editions, with other words in the English one.
  private static List<Edition> changed(String words, String others) {
    Edition english = editions().getFirst();
    List<Unit> units =
        english.units().stream()
            .map(unit ->
                new Unit(
                    unit.id(),
                    unit.firstLine(),
                    unit.lastLine(),
                    unit.section(),
                    unit.role(),
                    unit.text().replace(words, others)))
            .toList();
    return List.of(new Edition("en", english.source(), units), editions().getLast());
  }

  private List<Finding> known(String parameters, List<Edition> editions) throws IOException {
    return links(CLAUSES, parameters, editions)
        .orElseThrow()
        .known(Alignment.of(editions, editions.getFirst()));
  }

  @Test
  void wordsThatAnswerAQuestionOfATableDifferentlyChangeTheRules() throws IOException {
    assertThat(known(PARAMETERS, changed(" up to 3 spaces", " 3 spaces")))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.link().clause()).isEqualTo("SAIL");
          assertThat(finding.link().question()).isEqualTo("Q1");
          assertThat(finding.explanation()).isEqualTo("Q1: limited or free? en free; de limited.");
        });
    assertThat(known(PARAMETERS, editions())).isEmpty();
  }

  @Test
  void anotherNumberIsADifferenceOfNumbersWhateverQuestionItAnswers() throws IOException {
    String parameters =
        """
        clause,parameter,value,question,answer
        SAIL,number,2,Q1,near
        SAIL,number,3,Q1,far
        """;
    assertThat(known(parameters, changed(" 3 spaces", " 2 spaces")))
        .singleElement()
        .extracting(Finding::kind)
        .isEqualTo(Kind.NUMBER);
  }

  @Test
  void termsOfAUserAnswerQuestions() throws IOException {
    List<Edition> editions = editions();
    var terms =
        new TermBase(
            List.of(
                new Concept(
                    "boat", "", "", "", List.of(Term.of("en", "boat"), Term.of("de", "Boot"))),
                new Concept("harbour", "", "", "", List.of(Term.of("en", "space")))));
    String parameters =
        """
        clause,parameter,value,question,answer
        SAIL,term.first,boat,Q1,boats
        SAIL,term.first,harbour,Q1,spaces
        SAIL,term.named,harbour,Q2,spaces
        SAIL,term.named,,Q2,none
        """;
    Links links = links(CLAUSES, parameters, editions, terms).orElseThrow();
    assertThat(Ascription.all(links, editions))
        .extracting(each -> each.language() + " " + each.question().id() + " " + each.answer())
        .containsExactly("en Q1 boats", "de Q1 boats", "en Q2 spaces", "de Q2 none");
  }

  @Test
  void withoutTablesAndGameNothingIsLinked() {
    assertThat(Book.UNKNOWN.links(editions(), TermBase.EMPTY)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SAIL,Sailng,Segeln        | SAIL,bound,,Q1,free          | clauses.csv:2:6: 'Sailng': expected the name of a heading
          SAIL,25-9,Segeln          | SAIL,bound,,Q1,free          | clauses.csv:2:6: '25-9': expected the last line behind the first
          MY SAIL,Sailing,Segeln    | SAIL,bound,,Q1,free          | clauses.csv:2:1: 'MY SAIL': expected a name without blanks
          SAIL,Sailing,Segeln       | SAIL,bound,,Q1,free          | parameters.csv:2:13: 'Q1': expected two answers to it at least
          """)
  void whatMakesNoSenseIsToldWhereItStands(String clause, String parameter, String message) {
    assertThatThrownBy(() ->
            links(
                "clause,en,de\n" + clause + "\n",
                "clause,parameter,value,question,answer\n" + parameter + "\n",
                editions()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }
}
