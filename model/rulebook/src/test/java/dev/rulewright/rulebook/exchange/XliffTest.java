package dev.rulewright.rulebook.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.Finding;
import dev.rulewright.rulebook.link.ClauseTable;
import dev.rulewright.rulebook.terms.Concept;
import dev.rulewright.rulebook.terms.Term;
import dev.rulewright.rulebook.terms.TermBase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.sf.okapi.lib.xliff2.reader.XLIFFReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class XliffTest {

  private static final TermBase TERMS =
      new TermBase(
          List.of(
              new Concept(
                  "c1",
                  "",
                  "What is discarded lies here.",
                  "",
                  List.of(Term.of("en", "discard pile"), Term.of("de", "Ablagestapel")))));

  @TempDir private Path folder = Path.of("");

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("file.xlf"), text);
  }

  /// A text in which editions differ in several ways, some in one sentence.
  private Alignment changed() throws IOException {
    String text = Files.readString(Texts.file("harbour", "de"));
    Path german =
        Files.writeString(
            folder.resolve("de.txt"),
            text.replace("darf", "muss").replace("drei Felder", "vier Felder"));
    List<Edition> editions = List.of(Texts.read("harbour", "en"), Texts.read("de", german));
    return Alignment.of(editions, editions.getFirst());
  }

  private static String write(Alignment alignment, List<Finding> findings) {
    return Xliff.write(alignment, "en", "de", findings, TERMS, new PassageNames(ClauseTable.NONE));
  }

  @Test
  void whatIsWrittenIsValid() throws IOException {
    Alignment alignment = changed();
    List<Finding> findings = Comparison.of(alignment);
    assertThat(findings).hasSizeGreaterThan(3);
    String written = write(alignment, findings);
    XLIFFReader.validate(written, null);
    assertThat(written)
        .contains(
            "<gls:translation>Ablagestapel</gls:translation>",
            "category=\"modality\" priority=\"1\" appliesTo=\"target\"",
            "locQualityIssueType=\"numbers\"",
            ">vier</mrk> Felder");
  }

  @Test
  void ofAWordThatStandsTwiceTheOneThatDiffersIsMarked() throws IOException {
    Alignment alignment = changed();
    assertThat(write(alignment, Comparison.of(alignment)))
        .containsPattern("Zug muss ein .*, danach <mrk [^>]*>muss</mrk> er");
  }

  @Test
  void theValidatorFindsWhatIsWrong() throws IOException {
    String written = write(changed(), List.of());
    assertThatThrownBy(() ->
            XLIFFReader.validate(written.replace("<segment ", "<segment colour=\"red\" "), null))
        .hasMessageContaining("colour");
  }

  @Test
  void whatIsWrittenIsReadBackToTheLastUnit() throws IOException {
    Alignment alignment = changed();
    Imported read = XliffReader.read(file(write(alignment, List.of())));
    assertThat(read.warnings()).singleElement().asString().contains("left out: <glossary>");
    assertThat(read.alignment().rows()).isEqualTo(alignment.rows());
  }

  @Test
  void findingsDoNotChangeTheText() throws IOException {
    Alignment alignment = changed();
    Imported read = XliffReader.read(file(write(alignment, Comparison.of(alignment))));
    assertThat(read.alignment().rows()).isEqualTo(alignment.rows());
    assertThat(read.warnings()).singleElement().asString().contains("left out: <glossary>");
  }

  @Test
  void notesOfOthersBesideFindingsAreToldAsLeftOut() throws IOException {
    Alignment alignment = changed();
    String written = write(alignment, Comparison.of(alignment));
    Imported read =
        XliffReader.read(file(written.replaceFirst("</notes>", "<note>Really?</note></notes>")));
    assertThat(read.warnings()).hasSize(2).anyMatch(each -> each.endsWith("left out: <note>"));
  }

  @Test
  void theOlderFormIsReadToo() throws IOException {
    Path file =
        file(
            """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
            <file source-language="de-DE" target-language="en-US" datatype="plaintext" original="a">
            <header/>
            <body><group><trans-unit id="1">
            <source>Ziehe <g id="1">zwei</g> Karten.</source>
            <target>Draw two cards.</target><alt-trans/>
            </trans-unit></group></body></file></xliff>
            """);
    Imported read = XliffReader.read(file);
    assertThat(read.alignment().rows())
        .singleElement()
        .satisfies(row -> {
          assertThat(row.in("de")).containsExactly(Texts.unit(5, "Ziehe zwei Karten."));
          assertThat(row.in("en")).containsExactly(Texts.unit(6, "Draw two cards."));
        });
    assertThat(read.warnings())
        .containsExactly(
            file + ":6:45: left out: <alt-trans>", file + ":5:25: left out: <g> within a text");
  }

  @Test
  void segmentsOfOtherToolsStandBesideEachOther() throws IOException {
    Imported older =
        XliffReader.read(
            file(
                """
                <xliff version="1.2"><file source-language="en" target-language="de"><body>
                <trans-unit id="1"><source>Draw. Stop.</source>
                <seg-source><mrk mtype="seg" mid="1">Draw.</mrk> <mrk mtype="seg" mid="2">Stop.</mrk></seg-source>
                <target><mrk mtype="seg" mid="1">Ziehe.</mrk> <mrk mtype="seg" mid="2">Halt.</mrk></target>
                </trans-unit></body></file></xliff>
                """));
    Imported newer =
        XliffReader.read(
            file(
                """
                <xliff version="2.0" srcLang="en" trgLang="de"><file id="f"><unit id="1">
                <segment><source>Draw.</source><target>Ziehe.</target></segment>
                <ignorable><source> </source></ignorable>
                <segment><source>Stop.</source><target>Halt.</target></segment>
                </unit></file></xliff>
                """));
    for (Imported read : List.of(older, newer)) {
      assertThat(read.warnings()).isEmpty();
      assertThat(read.alignment().rows())
          .extracting(row -> row.in("en").getFirst().text() + row.in("de").getFirst().text())
          .containsExactly("Draw.Ziehe.", "Stop.Halt.");
    }
  }

  @Test
  void somethingElseIsToldInASentence() throws IOException {
    refused("<tmx/>", ":1:7: '<tmx>': expected a file for translation, <xliff>");
    refused("<xliff version='3'/>", ":1:21: '3': expected version 2.0, 2.1, 2.2 or 1.2 of XLIFF");
    refused("<xliff version='2.0' srcLang='de'/>", ":1:36: <xliff> has no attribute 'trgLang'");
    refused(
        "<xliff version='2.0' srcLang='de' trgLang='de-CH'/>",
        ":1:52: 'de to de': expected two languages");
  }

  private void refused(String text, String message) throws IOException {
    Path file = file(text);
    assertThatThrownBy(() -> XliffReader.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessage(file + message);
  }
}
