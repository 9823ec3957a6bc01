package dev.rulewright.simulator.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Writes a file so that it is there whole or not at all: under a name that ends with
/// `.unfinished`, which is then moved into place. What is no file, such as a terminal, a pipe or
/// `/dev/null`, is written as it stands and never replaced.
public final class WholeFile {

  private WholeFile() {}

  /// Writes a text in UTF-8, in a folder that is made if it is not there; an older file is
  /// replaced.
  ///
  /// @return the file
  /// @throws BadInput if it is a folder
  /// @throws IOException if it cannot be written; it names the file, and an older one is still
  ///   there
  public static Path write(Path file, String text) throws IOException {
    return write(file, text.getBytes(UTF_8));
  }

  /// Writes bytes; an older file is replaced.
  ///
  /// @throws BadInput if it is a folder
  /// @throws IOException as for texts
  public static Path write(Path file, byte[] bytes) throws IOException {
    Files.createDirectories(file.resolveSibling("").toAbsolutePath());
    try {
      Files.write(unfinished(file), bytes);
      moveIntoPlace(file);
      return file;
    } catch (IOException e) {
      discard(file);
      throw named(file, e);
    }
  }

  /// The name of a file while it is written; its own if it is a device or a pipe.
  ///
  /// @throws BadInput if it is a folder
  public static Path unfinished(Path file) {
    if (Files.isDirectory(file)) {
      throw BadInput.at(Place.of(file.toString())).because("this is a folder, expected a file");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      return file;
    }
    return file.resolveSibling(file.getFileName() + ".unfinished");
  }

  /// Gives a file that is whole its name.
  public static void moveIntoPlace(Path file) throws IOException {
    Path unfinished = unfinished(file);
    if (!unfinished.equals(file)) {
      Files.move(unfinished, file, ATOMIC_MOVE, REPLACE_EXISTING);
    }
  }

  /// Removes what stands under the name of the unfinished file, if anything does.
  public static void discard(Path file) throws IOException {
    Path unfinished = unfinished(file);
    if (!unfinished.equals(file)) {
      Files.deleteIfExists(unfinished);
    }
  }

  /// An exception that names the file; that of a full disk names none, and others name the one that
  /// is unfinished.
  public static IOException named(Path file, IOException trouble) {
    String name = file.toString();
    IOException named =
        switch (trouble) {
          case NoSuchFileException _ -> new NoSuchFileException(name);
          case AccessDeniedException _ -> new AccessDeniedException(name);
          case FileSystemException other -> new FileSystemException(name, null, other.getReason());
          default -> new FileSystemException(name, null, trouble.getMessage());
        };
    named.initCause(trouble);
    return named;
  }
}
