package dev.rulewright.scenarios.file;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.scenarios.Scenario;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Finds and reads scenario files.
public final class ScenarioFiles {

  private ScenarioFiles() {}

  /// The folders of these names hold small worlds and experiments, and no scenarios; a run leaves
  /// the file of this name in its folder, and a game has a table of contents.
  private static final Set<String> NO_SCENARIOS =
      Set.of("worlds", "experiments", "experiment.yaml", Contents.NAME);

  /// The scenario files under a folder: every `*.yaml`, at any depth, in the order of their paths,
  /// the same on every machine; folders `worlds` and `experiments` hold none, and `experiment.yaml`
  /// and `contents.yaml` are none. A path that is a file stands for itself.
  ///
  /// @throws BadInput if there is no such path, or no scenario file under it
  public static List<Path> under(Path path) {
    return under(path, "scenario", file -> !isAmongOthers(path, file));
  }

  /// The same of a folder in which there may be none yet.
  ///
  /// @param folder an existing folder
  public static List<Path> in(Path folder) {
    return in(folder, file -> !isAmongOthers(folder, file));
  }

  /// The files of small worlds under a folder: every `*.yaml`, in the order of their paths. A path
  /// that is a file stands for itself.
  ///
  /// @throws BadInput if there is no such path, or no such file under it
  public static List<Path> worldsUnder(Path path) {
    return under(path, "world", _ -> true);
  }

  private static boolean isAmongOthers(Path folder, Path file) {
    for (Path part : folder.relativize(file)) {
      if (NO_SCENARIOS.contains(part.toString())) {
        return true;
      }
    }
    return false;
  }

  private static List<Path> under(Path path, String kind, Predicate<Path> condition) {
    if (Files.isRegularFile(path)) {
      return List.of(path);
    }
    if (!Files.isDirectory(path)) {
      throw at(path).because("no such file or folder");
    }
    List<Path> found = in(path, condition);
    if (found.isEmpty()) {
      throw at(path).because("no %s file (*.yaml) in this folder or below it", kind);
    }
    return found;
  }

  private static List<Path> in(Path folder, Predicate<Path> condition) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".yaml") && Files.isRegularFile(file))
          .filter(condition)
          .sorted(Comparator.comparing(ScenarioFiles::inSlashes))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Reads a scenario file, which is in UTF-8.
  ///
  /// @throws BadInput if it cannot be read, or is no scenario
  public static Scenario read(Path file) {
    return read(file, ScenarioReader::read);
  }

  /// Reads the file of a small world, which is in UTF-8.
  ///
  /// @throws BadInput if it cannot be read, or is no world
  public static WorldFile readWorld(Path file) {
    return read(file, WorldReader::read);
  }

  /// @param reading reads what is in a file of some name
  private static <T> T read(Path file, BiFunction<String, String, T> reading) {
    return reading.apply(InputFile.text(file), inSlashes(file));
  }

  private static String inSlashes(Path path) {
    return path.toString().replace('\\', '/');
  }

  private static BadInput.Report at(Path path) {
    return BadInput.at(Place.of(inSlashes(path)));
  }
}
