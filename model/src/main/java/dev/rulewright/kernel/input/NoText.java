package dev.rulewright.kernel.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// Files of other programs that are given where plain text is expected: what they are, and what
/// makes plain text of them.
///
/// @param begins how such a file begins
/// @param entry what a zip archive of this format holds; of others empty
/// @param what such as `a PDF document`
/// @param advice what makes text of it; `FILE` stands for the file, `TEXT` for one named like it
record NoText(String begins, String entry, String what, String advice) {

  /// So many bytes at the beginning tell what a file is.
  static final int BEGINNING = 4096;

  private static final String ZIP = "PK\u0003\u0004";
  private static final String PANDOC = "run pandoc --wrap=none -t plain -o TEXT FILE";
  private static final String SAVE_TABLE = "save the sheet as CSV";

  private static final List<NoText> FORMATS =
      List.of(
          new NoText("%PDF-", "", "a PDF document", "run pdftotext -layout FILE TEXT"),
          new NoText("{\\rtf", "", "a document in rich text (rtf)", PANDOC),
          new NoText(ZIP, "word/document.xml", "a Word document (docx)", PANDOC),
          new NoText(
              ZIP, "mimetype=application/vnd.oasis.opendocument.text", "a document (odt)", PANDOC),
          new NoText(ZIP, "mimetype=application/epub+zip", "a book (epub)", PANDOC),
          new NoText(ZIP, "xl/workbook.xml", "a spreadsheet (xlsx)", SAVE_TABLE),
          new NoText(
              ZIP,
              "mimetype=application/vnd.oasis.opendocument.spreadsheet",
              "a spreadsheet (ods)",
              SAVE_TABLE),
          new NoText(ZIP, "designmap.xml", "an InDesign document (idml)", "export it as text"),
          new NoText(ZIP, "", "a zip archive", "unpack it"),
          new NoText(
              "\u00D0\u00CF\u0011\u00E0",
              "",
              "a document of an older office program (doc, xls)",
              "run libreoffice --headless --convert-to txt:Text FILE"));

  /// Makes sure that a file is not of a known format that is no text, nor has bytes that no text
  /// has.
  ///
  /// @param bytes the first ones, at least [#BEGINNING] if there are so many
  /// @throws BadInput if it is
  static void refuse(Path file, byte[] bytes) {
    String beginning = new String(bytes, 0, Math.min(bytes.length, BEGINNING), ISO_8859_1);
    FORMATS.stream()
        .filter(format -> beginning.startsWith(format.begins))
        .filter(format -> format.entry.isEmpty() || holds(file, format.entry))
        .findFirst()
        .ifPresent(format -> {
          throw BadInput.at(Place.of(file.toString()))
              .because(
                  "this is %s, expected plain text\nMaybe %s", format.what, format.advice(file));
        });
    boolean wide = beginning.startsWith("\u00FF\u00FE") || beginning.startsWith("\u00FE\u00FF");
    if (wide || beginning.indexOf('\0') >= 0) {
      throw BadInput.at(Place.of(file.toString()))
          .because(
              wide
                  ? "this is text in UTF-16, expected text in UTF-8\nMaybe run iconv -f UTF-16 -t UTF-8 "
                      + quoted(file.toString())
                  : "this is no text, expected text in UTF-8");
    }
  }

  /// Whether a zip archive has an entry of a name, or one `NAME=WORDS` that begins with some words.
  private static boolean holds(Path file, String entry) {
    List<String> named = List.of(entry.split("=", 2));
    try (var archive = new ZipFile(file.toFile())) {
      ZipEntry found = archive.getEntry(named.getFirst());
      return found != null && (named.size() == 1 || named.getLast().equals(words(archive, found)));
    } catch (IOException _) {
      return false; // Whatever it is, it begins like an archive.
    }
  }

  private static String words(ZipFile archive, ZipEntry entry) throws IOException {
    try (var stream = archive.getInputStream(entry)) {
      return new String(stream.readNBytes(BEGINNING), UTF_8).strip();
    }
  }

  private String advice(Path file) {
    String name = String.valueOf(file.getFileName());
    String bare = name.replaceFirst("\\.[^.]*$", "");
    String text = bare + (name.endsWith(".txt") ? "-plain.txt" : ".txt");
    return advice.replace("TEXT", quoted(text)).replace("FILE", quoted(file.toString()));
  }

  /// A name as a shell takes it.
  private static String quoted(String name) {
    return name.matches("[\\w./:\\\\-]+") ? name : "'" + name.replace("'", "'\\''") + "'";
  }
}
