package dev.rulewright.simulator.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
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
  /// @throws IOException if it cannot be written; it names the file, and an older one is still
  ///   there
  public static Path write(Path file, String text) throws IOException {
    return write(file, text.getBytes(UTF_8));
  }

  /// Writes bytes; an older file is replaced.
  ///
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
  public static Path unfinished(Path file) {
    if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
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

  /// An exception that names the file; that of a full disk does not.
  public static IOException named(Path file, IOException trouble) {
    if (trouble instanceof FileSystemException) {
      return trouble;
    }
    var named = new FileSystemException(file.toString(), null, trouble.getMessage());
    named.initCause(trouble);
    return named;
  }
}
