package dev.rulewright.cli.site;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.files.JsonFile;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/// The folder of a site. Files that somebody else has put there stay; those of an older site go if
/// the new one lacks them.
final class SiteFolder {

  private final Path folder;
  private final Optional<Snapshot> before;

  /// @throws BadInput if there is something else than a site
  SiteFolder(Path folder) throws IOException {
    this.folder = folder;
    Path list = folder.resolve(Snapshot.FILE);
    before =
        Files.exists(list) ? Optional.of(JsonFile.read(list, Snapshot.class)) : Optional.empty();
    if (before.isEmpty() && Files.exists(folder) && !isEmptyFolder()) {
      throw BadInput.at(Place.of(folder.toString()))
          .because(
              "there is something else already, expected a new folder, an empty one or that of a site (with %s)"
                  .formatted(Snapshot.FILE));
    }
  }

  private boolean isEmptyFolder() throws IOException {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> within = Files.list(folder)) {
      return within.findAny().isEmpty();
    }
  }

  /// Writes the files, each whole. The list of them comes first where there is none, so that a site
  /// that was interrupted is known as one, and last otherwise.
  void write(SortedMap<String, String> files, Snapshot site) throws IOException {
    Path list = folder.resolve(Snapshot.FILE);
    if (before.isEmpty()) {
      WholeFile.write(list, site.text());
    }
    for (Map.Entry<String, String> file : files.entrySet()) {
      WholeFile.write(folder.resolve(file.getKey()), file.getValue());
    }
    if (before.isPresent()) {
      for (String gone : before.orElseThrow().filesBeyond(site)) {
        Files.deleteIfExists(within(gone));
      }
      WholeFile.write(list, site.text());
    }
  }

  /// A file of the older site, which nobody may have led out of the folder.
  private Path within(String path) {
    Path file = folder.resolve(path).normalize();
    if (!file.startsWith(folder.normalize())) {
      throw BadInput.at(Place.of(folder.resolve(Snapshot.FILE).toString()))
          .found(path)
          .expected("a path within the folder");
    }
    return file;
  }
}
