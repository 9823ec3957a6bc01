package dev.rulewright.cli.page;

import dev.rulewright.cli.bench.pages.Shelves;
import dev.rulewright.cli.page.browser.FoundText;
import dev.rulewright.scenarios.file.Contents;
import dev.rulewright.scenarios.file.ScenarioFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The files that a page carries: what ships beside its classes, and the scenarios of its games.
final class CarriedFiles {

  private static final String SCENARIOS = "scenarios/";

  /// What lies there is in the script already, as far as that needs it.
  private static final String COMPILER = "org/teavm/";

  private final SortedMap<String, String> files = new TreeMap<>();

  /// All files, by their paths from the root of the class path, and from `scenarios`.
  SortedMap<String, String> all() {
    return files;
  }

  /// Takes in what lies beside the classes of a script and is named there: the files that other
  /// commands read are not.
  void takeBeside(Compilation compiled, ClassLoader loader) {
    compiled.classes().stream()
        .filter(name -> loader.getResource(path(name)) != null)
        .map(name -> path(name).replaceFirst("[^/]*$", ""))
        .filter(folder -> !folder.startsWith(COMPILER))
        .distinct()
        .forEach(folder -> {
          try {
            for (URL place : Collections.list(loader.getResources(folder))) {
              takeFrom(place, folder, compiled.script());
            }
          } catch (IOException e) {
            throw new UncheckedIOException(folder, e);
          }
        });
  }

  private static String path(String name) {
    return name.replace('.', '/') + ".class";
  }

  private void takeFrom(URL place, String folder, String script) throws IOException {
    try {
      URI at = place.toURI();
      if (at.getScheme().equals("jar")) {
        try (FileSystem jar = FileSystems.newFileSystem(at, Map.of())) {
          take(jar.getPath("/" + folder), folder, script);
        }
      } else if (at.getScheme().equals("file")) {
        take(Path.of(at), folder, script);
      }
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  private void take(Path place, String folder, String script) throws IOException {
    try (Stream<Path> found = Files.list(place)) {
      for (Path file : found.sorted().toList()) {
        String name = Objects.requireNonNull(file.getFileName()).toString();
        if (Files.isRegularFile(file) && isText(name) && isNamed(name, script)) {
          files.put(folder + name, Files.readString(file));
        }
      }
    }
  }

  /// Whether a script has the name of a file, with or without its ending.
  private static boolean isNamed(String name, String script) {
    return script.contains('"' + name + '"')
        || script.contains('"' + name.substring(0, name.lastIndexOf('.')) + '"');
  }

  private static boolean isText(String name) {
    return name.matches(".*\\.(csv|txt|map|css|js)");
  }

  /// Takes in the scenarios of a game with their table of contents, and what its answers are worth.
  ///
  /// @throws dev.rulewright.kernel.BadInput if one makes no sense
  void takeScenarios(String game, ScenarioFolder folder) {
    Contents.in(folder);
    for (String path : folder.scenarios()) {
      files.put(
          SCENARIOS + game + "/" + path + FoundText.SUFFIX,
          FoundText.write(Shelves.found(path, folder.scenario(path))));
    }
    Stream.concat(folder.scenarios().stream(), Stream.of(Contents.NAME, "impact.csv"))
        .forEach(path ->
            folder
                .file(path)
                .ifPresent(file -> files.put(SCENARIOS + game + "/" + path, file.text())));
  }
}
