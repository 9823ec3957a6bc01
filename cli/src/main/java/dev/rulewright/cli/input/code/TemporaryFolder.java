package dev.rulewright.cli.input.code;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/// A folder of the program's own for files that are not kept.
///
/// @param path where it is
public record TemporaryFolder(Path path) implements AutoCloseable {

  /// A new folder.
  ///
  /// @param purpose what its name begins with
  public static TemporaryFolder of(String purpose) throws IOException {
    return new TemporaryFolder(Files.createTempDirectory(purpose));
  }

  /// Removes it with all that is in it.
  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(path)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException | UncheckedIOException e) {
      // It lies in the folder for temporary files, which is emptied anyway.
    }
  }
}
