package dev.rulewright.cli.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// A folder that a command fills. A file appears there when it is whole, and takes the place of an
/// older one of its name.
///
/// @param path where it is
public record OutFolder(Path path) {

  /// The folder, made if it is missing.
  ///
  /// @throws IOException if it cannot be made, or not be written to
  public static OutFolder at(Path path) throws IOException {
    Files.createDirectories(path);
    Files.delete(Files.createTempFile(path, ".rulewright", ".unfinished"));
    return new OutFolder(path);
  }

  /// The path of a file in the folder.
  public Path file(String name) {
    return path.resolve(name);
  }

  /// Writes a text in UTF-8.
  ///
  /// @param name name of the file, perhaps with folders before it
  public void write(String name, String text) throws IOException {
    write(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Writes a file.
  ///
  /// @param name name of the file, perhaps with folders before it
  public void write(String name, byte[] content) throws IOException {
    Path file = file(name);
    Files.createDirectories(file.resolveSibling("."));
    Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
    try {
      Files.write(unfinished, content);
      Files.move(
          unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }
}
