package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A text file that somebody named.
public final class InputFile {

  private InputFile() {}

  /// The text of a file in UTF-8.
  ///
  /// @throws BadInput if it cannot be read
  public static String text(Path file) {
    BadInput.Report here = BadInput.at(Place.of(file.toString()));
    require(file);
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw here.because("the file is not in UTF-8", e);
    } catch (AccessDeniedException e) {
      throw here.because("access denied", e);
    } catch (IOException e) {
      throw here.because("the file cannot be read: " + e.getMessage(), e);
    }
  }

  /// Makes sure that there is a file.
  ///
  /// @throws BadInput if there is a folder or nothing
  public static void require(Path file) {
    BadInput.Report here = BadInput.at(Place.of(file.toString()));
    if (Files.isDirectory(file)) {
      throw here.because("this is a folder, expected a file");
    }
    if (!Files.exists(file)) {
      throw here.because("no such file");
    }
  }
}
