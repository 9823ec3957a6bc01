package dev.rulewright.rulebook.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.terms.Concept;
import dev.rulewright.rulebook.terms.Term;
import dev.rulewright.rulebook.terms.Term.Status;
import dev.rulewright.rulebook.terms.TermBase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TbxTest {

  private static final TermBase TERMS =
      new TermBase(
          List.of(
              new Concept(
                  "c1",
                  "cards",
                  "What is discarded lies here, & \"here\" only.",
                  "Agreed in May.",
                  List.of(
                      new Term("en", "discard pile", Status.PREFERRED, "noun", "Not: heap."),
                      new Term("en", "discards", Status.SUPERSEDED, "", ""),
                      new Term("de", "Ablagestapel", Status.ADMITTED, "noun", ""),
                      new Term("de", "Friedhof", Status.DEPRECATED, "noun", ""))),
              new Concept("c2", "", "", "", List.of(Term.of("fr", "défausse <b>")))));

  @TempDir private Path folder = Path.of("");

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("terms.tbx"), text);
  }

  @Test
  void whatIsWrittenIsReadBack() throws IOException {
    Tbx.Read read = Tbx.read(file(Tbx.write(TERMS)));
    assertThat(read.warnings()).isEmpty();
    assertThat(read.terms()).isEqualTo(TERMS);
  }

  @Test
  void theOlderFormIsReadToo() throws IOException {
    Path file =
        file(
            """
            <!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">
            <martif type="TBX-Basic" xml:lang="en"><martifHeader/><text><body>
            <termEntry id="c1">
              <descripGrp><descrip type="definition">What is discarded.</descrip><admin type="source">us</admin></descripGrp>
              <transacGrp><transac type="transactionType">origination</transac></transacGrp>
              <langSet xml:lang="en-GB"><tig><term>discard pile</term>
                <termNote type="administrativeStatus">preferredTerm-admn-sts</termNote>
                <termNote type="grammaticalGender">other</termNote></tig></langSet>
              <langSet xml:lang="de"><ntig><termGrp><term>Friedhof</term>
                <termNote type="normativeAuthorization">deprecatedTerm</termNote>
                <termNote type="partOfSpeech">noun</termNote></termGrp></ntig></langSet>
            </termEntry></body></text></martif>
            """);
    Tbx.Read read = Tbx.read(file);
    assertThat(read.terms())
        .isEqualTo(
            new TermBase(
                List.of(
                    new Concept(
                        "c1",
                        "",
                        "What is discarded.",
                        "",
                        List.of(
                            new Term("en", "discard pile", Status.PREFERRED, "", ""),
                            new Term("de", "Friedhof", Status.DEPRECATED, "noun", ""))))));
    assertThat(read.warnings())
        .containsExactly(
            file + ":4:91: left out: <admin type=\"source\">",
            file + ":5:15: left out: <transacGrp>",
            file + ":8:40: left out: <termNote type=\"grammaticalGender\">");
  }

  @Test
  void categoriesMayBeElementsOfTheirOwn() throws IOException {
    Tbx.Read read =
        Tbx.read(
            file(
                """
                <tbx style="dct" type="TBX-Basic" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"
                  xmlns:min="http://www.tbxinfo.net/ns/min" xmlns:basic="http://www.tbxinfo.net/ns/basic">
                <tbxHeader/><text><body><conceptEntry id="7"><min:subjectField>cards</min:subjectField>
                <langSec xml:lang="it"><basic:definition>Le carte.</basic:definition><termSec><term>scarti</term>
                <min:administrativeStatus>admittedTerm-admn-sts</min:administrativeStatus>
                <min:partOfSpeech>noun</min:partOfSpeech></termSec></langSec></conceptEntry></body></text></tbx>
                """));
    assertThat(read.warnings()).isEmpty();
    assertThat(read.terms().concepts())
        .containsExactly(
            new Concept(
                "7",
                "cards",
                "Le carte.",
                "",
                List.of(new Term("it", "scarti", Status.ADMITTED, "noun", ""))));
  }

  @Test
  void somethingElseIsToldInASentence() throws IOException {
    refused("<tmx/>", ":1:7: '<tmx>': expected a term base, <tbx> or <martif>");
    refused("<tbx><text><body/></text></tbx>", ":1:19: there are no terms in this file");
    refused(
        "<tbx><text><body><conceptEntry/></body></text></tbx>",
        ":1:18: there are no terms in this file");
  }

  @Test
  void whatIsLeftEmptyIsSkipped() throws IOException {
    Path file =
        file(
            """
            <tbx><text><body>
            <conceptEntry id="a"><langSec xml:lang="de"><termSec><term>Mühle</term></termSec></langSec>
            <langSec xml:lang="en"><termSec><term/></termSec><termSec><term>mill</term></termSec></langSec>
            <langSec xml:lang="fr"/></conceptEntry>
            <conceptEntry id="b"><langSec xml:lang="de"><termSec><term> </term></termSec></langSec></conceptEntry>
            <conceptEntry id="c"><langSec xml:lang="de"><termSec><termNote type="partOfSpeech">noun</termNote></termSec></langSec>
            <langSec xml:lang="it"><tig><term>sacco</term></tig></langSec></conceptEntry>
            </body></text></tbx>
            """);
    Tbx.Read read = Tbx.read(file);
    assertThat(read.terms())
        .isEqualTo(
            new TermBase(
                List.of(
                    new Concept(
                        "a", "", "", "", List.of(Term.of("de", "Mühle"), Term.of("en", "mill"))),
                    new Concept("c", "", "", "", List.of(Term.of("it", "sacco"))))));
    assertThat(read.warnings())
        .containsExactly(
            file + ":3:40: left out: an empty term (3 times)",
            file + ":4:25: left out: a language without a term",
            file + ":5:22: left out: a concept without a term");
  }

  private void refused(String text, String message) throws IOException {
    Path file = file(text);
    assertThatThrownBy(() -> Tbx.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessage(file + message);
  }
}
