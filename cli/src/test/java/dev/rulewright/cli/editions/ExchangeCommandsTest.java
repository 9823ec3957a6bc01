package dev.rulewright.cli.editions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `editions export`, `editions import` of what was exported, and `editions terms`.
final class ExchangeCommandsTest {

  private static final String TERMS =
      """
      <tbx><text><body><conceptEntry id="card">
      <langSec xml:lang="en"><termSec><term>card</term></termSec></langSec>
      <langSec xml:lang="de"><termSec><term>Blatt</term></termSec></langSec>
      </conceptEntry></body></text></tbx>
      """;

  @TempDir private Path folder;

  private String english = "";
  private String german = "";

  @BeforeEach
  void write() throws IOException {
    english = "--edition=en=" + folder.resolve("en.txt");
    german = "--edition=de=" + folder.resolve("de.txt");
    Files.writeString(
        folder.resolve("en.txt"),
        "A player may draw up to 3 cards.\n\nThen the turn of the player ends.\n");
    Files.writeString(
        folder.resolve("de.txt"),
        "Ein Spieler muss bis zu 4 Karten ziehen.\n\nDann endet der Zug des Spielers.\n");
    Files.writeString(folder.resolve("terms.tbx"), TERMS);
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void anExportedMemoryIsCheckedLikeItsEditions() {
    assertThat(
            Called.with("editions", "export", "tmx", english, german, "--out=" + file("a.tmx"))
                .out())
        .isEqualTo("Written: " + file("a.tmx") + "\n");
    String project = file("project");
    assertThat(
            Called.with("editions", "import", "--tmx=" + file("a.tmx"), "--out=" + project).code())
        .isZero();
    assertThat(Called.with("editions", "check", project).out())
        .isEqualTo(Called.with("editions", "check", english, german).out())
        .endsWith("2 findings\n");
  }

  @Test
  void aFileForTranslationHoldsTheFindings() {
    assertThat(
            Called.with("editions", "export", "xliff", english, german, "--out=" + file("x")).out())
        .isEqualTo("Written: " + folder.resolve("x").resolve("en-de.xlf") + "\n");
    Path file = folder.resolve("x").resolve("en-de.xlf");
    assertThat(file).content().contains("category=\"modality\"", "locQualityIssueType=\"numbers\"");
    var imported = Called.with("editions", "import", "--xliff=" + file, "--out=" + file("project"));
    assertThat(imported.code()).isZero();
    assertThat(imported.err()).isEmpty();
  }

  @Test
  void whatIsHarmlessIsNotToldToATranslator() {
    String project = file("project");
    Called.with("editions", "import", english, german, "--out=" + project);
    String told = Called.with("editions", "check", project).out();
    String id = told.substring(0, told.indexOf(' '));
    Called.with("editions", "judge", id, "harmless", project);
    Called.with("editions", "export", "xliff", project, "--out=" + file("x"));
    assertThat(folder.resolve("x").resolve("en-de.xlf"))
        .content()
        .containsOnlyOnce("<note ")
        .doesNotContain(id);
  }

  @Test
  void aTermThatIsRenderedOtherwiseIsFoundWithTheOthers() {
    String termbase = "--termbase=" + file("terms.tbx");
    var called = Called.with("editions", "terms", "check", english, german, termbase);
    assertThat(called.code()).isEqualTo(1);
    assertThat(called.out())
        .contains("misleading, term: de does not say 'Blatt'")
        .endsWith("1 finding\n");
    String csv = "--csv=" + file("terms.csv");
    Called.with("editions", "terms", "check", english, german, termbase, csv);
    assertThat(folder.resolve("terms.csv")).content().contains(",en_quote,", "\r\nterm.card-");
    assertThat(Called.with("editions", "check", english, german, termbase).out())
        .contains("misleading, term: de does not say 'Blatt'")
        .endsWith("3 findings\n");
  }

  @Test
  void termsAreExportedWithTheirs() {
    Called.with(
        "editions",
        "export",
        "tbx",
        english,
        german,
        "--termbase=" + file("terms.tbx"),
        "--out=" + file("all.tbx"));
    assertThat(folder.resolve("all.tbx")).content().contains("<term>Blatt</term>");
  }

  @Test
  void brokenFilesAreToldWithTheirPlace() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.tmx"), "<tmx>\n<body></tmx>");
    var called = Called.with("editions", "import", "--tmx=" + broken, "--out=" + file("p"));
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).startsWith(broken + ":2:");
    assertThat(Called.with("editions", "import", "--tmx=a.doc", "--out=" + file("p")).err())
        .startsWith("--tmx: 'a.doc': expected a file whose name ends in .tmx");
    assertThat(Called.with("editions", "import", "--tmx=a.xlf", "--out=" + file("p")).err())
        .isEqualTo("--tmx: 'a.xlf': expected a file whose name ends in .tmx\nMaybe --xliff?\n");
    assertThat(Called.with("editions", "import", "--xliff=a.tmx", "--out=" + file("p")).err())
        .startsWith("--xliff: 'a.tmx': expected a file whose name ends in .xlf or .xliff\n")
        .endsWith("Maybe --tmx?\n");
    assertThat(Called.with("editions", "terms", "check", english, german).err())
        .startsWith("--termbase: this project has no term base");
  }
}
