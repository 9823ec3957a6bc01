package dev.rulewright.kernel.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files of other programs where text is expected.
final class NoTextTest {

  @TempDir private Path folder = Path.of("");

  private Path file(String name, String beginning) throws IOException {
    return Files.write(folder.resolve(name), beginning.getBytes(ISO_8859_1));
  }

  private Path archive(String name, String entry, String content) throws IOException {
    Path file = folder.resolve(name);
    try (var archive = new ZipOutputStream(Files.newOutputStream(file))) {
      archive.putNextEntry(new ZipEntry("first"));
      archive.closeEntry();
      archive.putNextEntry(new ZipEntry(entry));
      archive.write(content.getBytes(UTF_8));
    }
    return file;
  }

  private static void told(Path file, String what) {
    for (Runnable reading :
        new Runnable[] {() -> InputFile.text(file), () -> TableReader.of(file, "a")}) {
      assertThatThrownBy(reading::run)
          .isInstanceOf(BadInput.class)
          .hasMessage(file + ": this is " + what);
    }
  }

  @Test
  void documentsAreToldWithWhatMakesTextOfThem() throws IOException {
    Path pdf = file("rules.pdf", "%PDF-1.7\n%\u00e2\u00e3\u00cf\n");
    told(
        pdf,
        "a PDF document, expected plain text\nMaybe run pdftotext -layout " + pdf + " rules.txt");
    Path docx = archive("my rules.docx", "word/document.xml", "<w:document/>");
    told(
        docx,
        "a Word document (docx), expected plain text\n"
            + "Maybe run pandoc --wrap=none -t plain -o 'my rules.txt' '%s'".formatted(docx));
    Path odt = archive("rules.odt", "mimetype", "application/vnd.oasis.opendocument.text");
    told(
        odt,
        "a document (odt), expected plain text\n"
            + "Maybe run pandoc --wrap=none -t plain -o rules.txt "
            + odt);
    Path rtf = file("rules.rtf", "{\\rtf1\\ansi Draw.}");
    told(
        rtf,
        "a document in rich text (rtf), expected plain text\n"
            + "Maybe run pandoc --wrap=none -t plain -o rules.txt "
            + rtf);
    Path doc = file("rules.doc", "\u00d0\u00cf\u0011\u00e0\u00a1");
    told(
        doc,
        "a document of an older office program (doc, xls), expected plain text\n"
            + "Maybe run libreoffice --headless --convert-to txt:Text "
            + doc);
  }

  @Test
  void tablesAndArchivesAreTold() throws IOException {
    String sheet = "a spreadsheet (%s), expected plain text\nMaybe save the sheet as CSV";
    told(archive("cards.xlsx", "xl/workbook.xml", ""), sheet.formatted("xlsx"));
    told(
        archive("cards.ods", "mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        sheet.formatted("ods"));
    String zip = "a zip archive, expected plain text\nMaybe unpack it";
    told(archive("cards.zip", "cards.csv", "a,b"), zip);
    told(file("broken.zip", "PK\u0003\u0004broken"), zip);
  }

  @Test
  void whatNoTextHoldsIsTold() throws IOException {
    told(file("board.png", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR"), "no text, expected text in UTF-8");
    Path wide = Files.write(folder.resolve("cards.txt"), "a\tb\n".getBytes(UTF_16));
    told(
        wide, "text in UTF-16, expected text in UTF-8\nMaybe run iconv -f UTF-16 -t UTF-8 " + wide);
  }

  @Test
  void whatIsTextStays() throws IOException {
    for (String text : new String[] {"", "P", "PK is a name.", "{a}", "%PD"}) {
      assertThat(InputFile.text(file("rules.txt", text))).isEqualTo(text);
    }
  }
}
