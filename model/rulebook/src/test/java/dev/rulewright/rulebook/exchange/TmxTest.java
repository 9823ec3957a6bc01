package dev.rulewright.rulebook.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.link.ClauseTable;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TmxTest {

  private static final String FOREIGN =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE tmx SYSTEM "tmx14.dtd">
      <tmx version="1.4">
        <header creationtool="x" segtype="sentence" srclang="en-GB" datatype="html"/>
        <body>
          <tu tuid="1">
            <note>Checked.</note>
            <tuv xml:lang="en-GB"><seg>Draw <bpt i="1">&lt;b&gt;</bpt>two<ept i="1"/> cards.</seg></tuv>
            <tuv xml:lang="DE-de"><seg>Ziehe
              zwei Karten.</seg></tuv>
          </tu>
          <tu><tuv xml:lang="en-GB"><seg>End</seg></tuv><tuv xml:lang="en-US"><seg>The end</seg></tuv></tu>
        </body>
      </tmx>
      """;

  @TempDir private Path folder = Path.of("");

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("memory.tmx"), text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"harbour", "snails"})
  void whatIsWrittenIsReadBackToTheLastUnit(String text) throws IOException {
    Alignment alignment = Texts.aligned(text);
    String written = Tmx.write(alignment, new PassageNames(ClauseTable.NONE), "en");
    Imported read = Tmx.read(file(written));
    assertThat(read.warnings()).isEmpty();
    assertThat(read.alignment().rows()).isEqualTo(alignment.rows());
    for (Edition edition : read.editions()) {
      assertThat(edition.units()).isEqualTo(Texts.read(text, edition.language()).units());
    }
    assertThat(Tmx.write(read.alignment(), new PassageNames(ClauseTable.NONE), "en"))
        .isEqualTo(written);
  }

  @Test
  void passagesAreCalledByTheirClauseAndElseByTheirFirstUnit() {
    var clauses =
        new ClauseTable(Map.of("SAIL-1", Map.of("de", Set.of("21.1"), "fr", Set.of("33.1"))));
    Alignment alignment = Texts.aligned("harbour");
    String written = Tmx.write(alignment, new PassageNames(clauses), "en");
    assertThat(written)
        .contains("<tu tuid=\"SAIL-1\">", "<tu tuid=\"SAIL-1/2\">", "tuid=\"en-1.1\"");
    assertThat(written.split("<tu ", -1)).hasSize(alignment.rows().size() + 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16", "ISO-8859-1"})
  void memoriesOfOtherToolsAreReadInAnyEncoding(String encoding) throws IOException {
    Path file = folder.resolve("foreign.tmx");
    Files.write(file, FOREIGN.replace("UTF-8", encoding).getBytes(Charset.forName(encoding)));
    Imported read = Tmx.read(file);
    assertThat(read.editions())
        .containsExactly(
            new Edition(
                "en",
                file.toString(),
                List.of(Texts.unit(8, "Draw two cards."), Texts.unit(12, "End"))),
            new Edition("de", file.toString(), List.of(Texts.unit(9, "Ziehe zwei Karten."))));
    assertThat(read.warnings())
        .containsExactly(
            file + ":7:13: left out: <note>",
            file + ":8:50: left out: <bpt>",
            file + ":8:80: left out: <ept>",
            file + ":12:73: left out: a second text in en of one <tu>");
  }

  @Test
  void aSentenceThatSomebodyChangedKeepsItsPlace() throws IOException {
    String written = Tmx.write(Texts.aligned("harbour"), new PassageNames(ClauseTable.NONE), "en");
    assertThat(written).contains("Nobody may trade before the second round.");
    Imported read = Tmx.read(file(written.replace("before the second round", "in round one")));
    assertThat(read.editions().getFirst().units())
        .contains(new Unit("37.1", 37, 37, "Trading", Role.RULE, "Nobody may trade in round one."));
  }

  @Test
  void tagsThatStandAsTextAreNoWords() throws IOException {
    Path file =
        file(
            """
            <tmx><body>
            <tu><tuv xml:lang="de"><seg>Nimm &lt;g id="1"&gt;&lt;b&gt;2&lt;/b&gt;&lt;/g&gt; Säcke,&lt;br&gt;dann &lt;x id="7"/&gt;ende.</seg></tuv>
            <tuv xml:lang="en"><seg>Take &lt;g id='4'&gt;2&lt;/g&gt; sacks,&lt;br/&gt;then end.</seg></tuv></tu>
            <tu><tuv xml:lang="de"><seg>Ist 3 &lt; 4, lege &lt;Sack&gt; ab; sonst &gt; 5.</seg></tuv></tu>
            <tu><tuv xml:lang="de"><seg>&lt;x id="2"/&gt;</seg></tuv></tu>
            </body></tmx>
            """);
    Imported read = Tmx.read(file);
    assertThat(read.editions())
        .extracting(edition -> edition.units().stream().map(Unit::text).toList())
        .containsExactly(
            List.of("Nimm 2 Säcke, dann ende.", "Ist 3 < 4, lege <Sack> ab; sonst > 5."),
            List.of("Take 2 sacks, then end."));
    assertThat(read.warnings())
        .containsExactly(
            file + ":2:29: left out: tags that stand as text, such as <g id=\"1\"> (3 times)");
  }

  @Test
  void somethingElseIsToldInASentence() throws IOException {
    refused("<html/>", ":1:8: '<html>': expected a translation memory, <tmx>");
    refused("<tmx><header/></tmx>", ":1:6: <tmx> has no <body>");
    refused("<tmx><body/></tmx>", ":1:6: there is no text in this file");
    refused(
        "<tmx><body><tu><tuv xml:lang='en'><seg>a</seg></tuv></tu></body></tmx>",
        ":1:6: all texts are in one language (en)");
    refused(
        "<tmx><body><tu><tuv xml:lang='en'><seg>a</seg></tuv><tuv xml:lang='de'><seg/></tuv></tu></body></tmx>",
        ":1:6: all texts are in one language (en), those in de are empty");
    refused(
        "<tmx><body><tu><tuv><seg/></tuv></tu></body></tmx>",
        ":1:21: <tuv> has no attribute 'lang'");
    refused(
        "<tmx><body>\n<tu><tuv xml:lang='english'><seg/></tuv></tu></body></tmx>",
        ":2:29: 'english': expected a language of two letters, such as de or en-GB");
  }

  private void refused(String text, String message) throws IOException {
    Path file = file(text);
    assertThatThrownBy(() -> Tmx.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessage(file + message);
  }
}
