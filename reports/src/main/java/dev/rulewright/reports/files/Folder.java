package dev.rulewright.reports.files;

import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// A folder that files are written to.
///
/// **Nobody ever sees half a file**: each is written under a temporary name beside its place and
/// then moved there.
///
/// @param path where the folder is, or will be once the first file is written
public record Folder(Path path) {

  /// Writes a text in UTF-8; an older file of that name is replaced.
  ///
  /// @param name the name, possibly with folders in front, separated by `/`
  /// @return the file
  /// @throws IOException if it cannot be written; the older file is then still there
  public Path write(String name, String text) throws IOException {
    return write(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Writes bytes; an older file of that name is replaced.
  ///
  /// @throws IOException as for texts
  public Path write(String name, byte[] bytes) throws IOException {
    Path file = path.resolve(name);
    Files.createDirectories(file.resolveSibling("").toAbsolutePath());
    WholeFile.write(file, bytes);
    return file;
  }
}
