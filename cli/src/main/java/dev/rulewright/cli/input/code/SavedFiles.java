package dev.rulewright.cli.input.code;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// When the files of some folders were saved last, and how long they are.
///
/// @param files by path
public record SavedFiles(Map<Path, Saved> files) {

  /// A file as it was saved.
  record Saved(FileTime when, long bytes) {}

  /// The files in a folder and below it, as they are now.
  ///
  /// @throws BadInput if there is no such folder
  public static SavedFiles of(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw BadInput.at(Place.of(folder.toString())).because("no such folder");
    }
    return of(List.of(folder));
  }

  /// The files in some folders and below them, as they are now; a file stands for itself.
  static SavedFiles of(List<Path> folders) {
    var files = new TreeMap<Path, Saved>();
    folders.forEach(folder -> look(folder, files));
    return new SavedFiles(files);
  }

  private static void look(Path folder, Map<Path, Saved> files) {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) all::iterator) {
        BasicFileAttributes known = Files.readAttributes(file, BasicFileAttributes.class);
        if (known.isRegularFile()) {
          files.put(file, new Saved(known.lastModifiedTime(), known.size()));
        }
      }
    } catch (IOException | UncheckedIOException e) {
      // A file that is being saved; the next look finds it.
      files.remove(folder);
    }
  }
}
