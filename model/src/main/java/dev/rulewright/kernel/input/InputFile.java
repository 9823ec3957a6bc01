package dev.rulewright.kernel.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/// A text file in UTF-8 that somebody named.
public final class InputFile {

  /// The largest file that is read as a whole, in bytes. What people write by hand has less than a
  /// hundredth of it.
  private static final int MOST_BYTES = 2_000_000;

  /// What a decoder puts in the place of bytes that are no text.
  private static final char NO_TEXT = '\uFFFD';

  private static final String OTHER_ENCODING = "these bytes are not UTF-8, expected text in UTF-8";

  private InputFile() {}

  /// The text of a file.
  ///
  /// @throws BadInput if it cannot be read, is not in UTF-8, is of another program, or is too large
  public static String text(Path file) {
    require(file);
    byte[] bytes;
    try (var stream = Files.newInputStream(file)) {
      bytes = stream.readNBytes(MOST_BYTES + 1);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
    NoText.refuse(file, bytes);
    if (bytes.length > MOST_BYTES) {
      throw at(file).because("the file is too large, expected at most %,d bytes", MOST_BYTES);
    }
    String text = new String(bytes, UTF_8);
    int wrong = text.indexOf(NO_TEXT);
    if (wrong >= 0) {
      throw BadInput.at(placeIn(text, wrong, new Place(file.toString(), 1, 1)))
          .because(
              OTHER_ENCODING + " (byte %,d of the file)",
              text.substring(0, wrong).getBytes(UTF_8).length + 1);
    }
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /// The lines of a file that are not blank.
  ///
  /// @throws BadInput if it cannot be read, is not in UTF-8, or is too large
  public static List<Word> lines(Path file) {
    List<String> lines = text(file).lines().toList();
    return IntStream.range(0, lines.size())
        .filter(i -> !lines.get(i).isBlank())
        .mapToObj(i -> new Word(lines.get(i), new Place(file.toString(), i + 1, 1)))
        .toList();
  }

  /// A reader of a file of any size; bytes that are no text are told by [TableReader].
  ///
  /// @throws BadInput if it cannot be read, or is of another program
  static Reader reader(Path file) {
    require(file);
    try {
      return new InputStreamReader(textStream(file), UTF_8);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  private static InputStream textStream(Path file) throws IOException {
    var stream = new BufferedInputStream(Files.newInputStream(file));
    try {
      stream.mark(NoText.BEGINNING);
      NoText.refuse(file, stream.readNBytes(NoText.BEGINNING));
      stream.reset();
      return stream;
    } catch (IOException | BadInput e) {
      stream.close();
      throw e;
    }
  }

  /// Makes sure that there is a file.
  ///
  /// @throws BadInput if there is a folder or nothing
  public static void require(Path file) {
    if (Files.isDirectory(file)) {
      throw at(file).because("this is a folder, expected a file");
    }
    if (!Files.exists(file)) {
      throw at(file).because("no such file");
    }
  }

  /// Makes sure that all bytes of a text were text.
  ///
  /// @param start where the text begins
  static void refuseOtherEncodings(String text, Place start) {
    int at = text.indexOf(NO_TEXT);
    if (at >= 0) {
      throw BadInput.at(placeIn(text, at, start)).because(OTHER_ENCODING);
    }
  }

  /// The place of a character of a text.
  ///
  /// @param start where the text begins, in the first column
  static Place placeIn(String text, int offset, Place start) {
    String before = text.substring(0, offset);
    int lines = (int) before.chars().filter(letter -> letter == '\n').count();
    return new Place(start.source(), start.line() + lines, offset - before.lastIndexOf('\n'));
  }

  private static BadInput unreadable(Path file, IOException why) {
    return at(file)
        .because(
            why instanceof AccessDeniedException
                ? "access denied"
                : "the file cannot be read: "
                    + Objects.requireNonNullElse(why.getMessage(), why.toString()),
            why);
  }

  private static BadInput.Report at(Path file) {
    return BadInput.at(Place.of(file.toString()));
  }
}
