package dev.rulewright.rulebook.terms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.terms.Term.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TermCheckTest {

  private static final Concept DISCARD_PILE =
      concept(
          "pile",
          new Term("en", "discard pile", Status.PREFERRED, "noun", ""),
          new Term("de", "Ablagestapel", Status.PREFERRED, "noun", ""),
          new Term("de", "Friedhof", Status.DEPRECATED, "noun", ""),
          new Term("fr", "défausse", Status.PREFERRED, "noun", ""),
          new Term("it", "pila degli scarti", Status.PREFERRED, "noun", ""));

  private static final Concept CARGO =
      concept(
          "cargo",
          Term.of("en", "cargo card"),
          Term.of("de", "Frachtkarte"),
          Term.of("fr", "carte Marchandise"),
          Term.of("it", "carta Merce"));

  @TempDir private Path folder = Path.of("");

  private static Concept concept(String id, Term... terms) {
    return new Concept(id, "", "", "", List.of(terms));
  }

  private List<Finding> check(String before, String after, Concept... concepts) throws IOException {
    String german = Files.readString(Texts.file("harbour", "de"));
    assertThat(german).contains(before);
    Path changed = Files.writeString(folder.resolve("de.txt"), german.replace(before, after));
    List<Edition> editions =
        Stream.of("en", "de", "fr", "it")
            .map(language ->
                language.equals("de") ? Texts.read("de", changed) : Texts.read("harbour", language))
            .toList();
    return TermCheck.of(
            Alignment.of(editions, editions.getFirst()), new TermBase(List.of(concepts)))
        .stream()
        .filter(finding -> finding.confidence() >= Compared.LEAST_CONFIDENCE)
        .toList();
  }

  @Test
  void editionsThatKeepToTheTermBaseGiveNoFinding() throws IOException {
    assertThat(check("", "", DISCARD_PILE, CARGO)).isEmpty();
  }

  @Test
  void aTermThatIsRenderedOtherwiseIsFoundInItsLine() throws IOException {
    assertThat(check("der Ablagestapel", "der Haufen", DISCARD_PILE, CARGO))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.kind()).isEqualTo(Kind.TERM);
          assertThat(finding.deviates()).contains("de");
          assertThat(finding.row().in("de").getFirst().firstLine()).isEqualTo(39);
          assertThat(finding.explanation()).isEqualTo("de does not say 'Ablagestapel'");
        });
  }

  @Test
  void aForbiddenTermIsFoundWithWhatIsAskedFor() throws IOException {
    assertThat(check("der Ablagestapel", "der Friedhof", DISCARD_PILE))
        .extracting(Finding::explanation)
        .contains("the term base forbids 'Friedhof' and asks for 'Ablagestapel'");
  }

  @Test
  void aNameMustStandAsItIs() throws IOException {
    Concept harbour =
        concept(
            "title",
            new Term("en", "Lanterns", Status.PREFERRED, "properNoun", ""),
            new Term("de", "Laternen", Status.PREFERRED, "properNoun", ""));
    assertThat(check("Hafen der Laternen", "Laternenhafen", harbour))
        .anySatisfy(finding -> assertThat(finding.kind()).isEqualTo(Kind.NAME));
  }

  @Test
  void twoWordsForOneConceptAndOneWordForTwoAreFound() throws IOException {
    Concept turn =
        concept("turn", Term.of("en", "turn"), Term.of("de", "Zug"), Term.of("de", "Runde"));
    Concept round = concept("round", Term.of("en", "round"), Term.of("de", "Runde"));
    assertThat(check("", "", turn, round))
        .extracting(Finding::explanation)
        .contains(
            "de uses several words for one concept: 'Zug' (3), 'Runde' (2)",
            "in de 'Runde' stands for 2 concepts of the term base: turn, round");
  }
}
