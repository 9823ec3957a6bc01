package dev.rulewright.rulebook.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.telling.Finding;
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

  private static final String OLDER =
      "<xliff version='1.2'><file source-language='de' target-language='en'><body>%s</body></file></xliff>";

  private static final String NEWER =
      "<xliff version='2.1' srcLang='de' trgLang='en'><file id='f'>%s</file></xliff>";

  @Test
  void aFileThatNobodyHasTranslatedSaysSo() throws IOException {
    String told =
        ": no target is there yet: nothing is translated into English (en)%s\n"
            + "Maybe import the file that your tool saves when the targets are filled in.";
    refused(
        OLDER.formatted("<trans-unit><source>Die Mühle ist zu.</source></trans-unit>"),
        ":1:22" + told.formatted(""));
    refused(
        OLDER.formatted("<trans-unit><source>Die Mühle ist zu.</source><target/></trans-unit>"),
        ":1:22" + told.formatted(""));
    refused(
        NEWER.formatted(
            "<unit id='u'><segment><source>Die Mühle ist zu.</source></segment></unit>"),
        ":1:48" + told.formatted(""));
    refused(
        OLDER.formatted(
            "<trans-unit><source>Mahle.</source><target state='new'>Mahle.</target></trans-unit>"
                + "<trans-unit><source>Halt.</source><target state='needs-translation'>Halt.</target></trans-unit>"),
        ":1:22" + told.formatted("; the new targets (2) repeat their sources"));
  }

  @Test
  void aNewTargetThatRepeatsItsSourceIsLeftOut() throws IOException {
    Path file =
        file(
            OLDER.formatted(
                """

                <trans-unit><source>Mahle <g id="1">Korn</g>.</source><target state="translated">Grind grain.</target></trans-unit>
                <trans-unit><source>Die Mühle steht.</source><target state="new">Die <g id="1">Mühle</g> steht.</target></trans-unit>
                <trans-unit><source>Zahle.</source><target state="new">Pay.</target></trans-unit>
                <trans-unit><source>Domino</source><target state="final">Domino</target></trans-unit>
                <trans-unit><source>12</source><target state="new">12</target></trans-unit>
                """));
    Imported read = XliffReader.read(file);
    assertThat(texts(read, "en")).containsExactly("Grind grain.", "", "Pay.", "Domino", "12");
    assertThat(read.warnings())
        .contains(file + ":3:66: left out: a new target that repeats its source");
    assertThat(
            texts(
                XliffReader.read(
                    file(
                        NEWER.formatted(
                            """
                            <unit id="1"><segment state="translated"><source>Mahle.</source><target>Grind.</target></segment>
                            <segment state="initial"><source>Halt.</source><target>Halt.</target></segment>
                            <segment><source>Zahle.</source><target>Zahle.</target></segment>
                            <segment state="final"><source>Domino</source><target>Domino</target></segment></unit>
                            """))),
                "en"))
        .containsExactly("Grind.", "", "", "Domino");
  }

  private static List<String> texts(Imported read, String language) {
    return read.alignment().rows().stream()
        .map(row -> row.in(language).isEmpty() ? "" : row.in(language).getFirst().text())
        .toList();
  }

  @Test
  void aCodeThatBreaksTheLineDividesWords() throws IOException {
    for (String code :
        List.of(
            "<x id='1' ctype='lb'/>",
            "<x id='1' ctype='x-br'/>",
            "<x id='1' equiv-text='&lt;br/&gt;'/>",
            "<ph id='1'>&lt;br /&gt;</ph>",
            "<ph id='1'>\\n</ph>",
            "<it id='1' ctype='pb' pos='open'>p</it>")) {
      assertThat(
              texts(
                  XliffReader.read(
                      file(
                          OLDER.formatted(
                              "<trans-unit><source>Der<g id='2'>jüngste%sMüller</g></source><target>The%syoungest</target></trans-unit>"
                                  .formatted(code, code)))),
                  "de"))
          .as(code)
          .containsExactly("Derjüngste Müller");
    }
    for (String code :
        List.of(
            "<ph id='1' type='fmt' subType='xlf:lb'/>",
            "<ph id='1' equiv='&#10;'/>",
            "<ph id='1' disp='&lt;br&gt;'/>",
            "<ph id='1' dataRef='d1'/>")) {
      assertThat(
              texts(
                  XliffReader.read(
                      file(
                          NEWER.formatted(
                              "<unit id='u'><originalData><data id='d1'>&lt;br/&gt;</data><data id='d2'>&lt;img/&gt;</data></originalData><segment><source>der<ph id='2' dataRef='d2'/>jüngste%sMüller</source><target>x</target></segment></unit>"
                                  .formatted(code)))),
                  "de"))
          .as(code)
          .containsExactly("derjüngste Müller");
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
