package dev.rulewright.cli.authoring;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// When the files of a folder were saved last, and how long they are.
///
/// @param files by path
public record SavedFiles(Map<Path, Saved> files) {

  /// A file as it was saved.
  record Saved(FileTime when, long bytes) {}

  /// The files in a folder and below it, as they are now.
  ///
  /// @throws BadInput if there is no such folder
  public static SavedFiles of(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw BadInput.at(Place.of(folder.toString())).because("no such folder");
    }
    var files = new TreeMap<Path, Saved>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) all::iterator) {
        BasicFileAttributes known = Files.readAttributes(file, BasicFileAttributes.class);
        if (known.isRegularFile()) {
          files.put(file, new Saved(known.lastModifiedTime(), known.size()));
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return new SavedFiles(files);
  }
}
