package dev.rulewright.scenarios.file;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.scenarios.Scenario;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The scenarios of a game with what lies beside them, wherever they are kept: in a folder, or
/// packed with the rules.
public interface ScenarioFolder {

  /// The paths of the scenarios below the folder, folders separated by `/`, in order.
  List<String> scenarios();

  /// A file below the folder, if it is there.
  ///
  /// @param path its path below the folder
  /// @throws BadInput if it cannot be read
  Optional<DataFile> file(String path);

  /// A scenario.
  ///
  /// @param path its path below the folder
  /// @throws BadInput if there is none, or it makes no sense
  default Scenario scenario(String path) {
    DataFile file =
        file(path).orElseThrow(() -> BadInput.at(Place.of(path)).because("no such scenario"));
    return ScenarioReader.read(file.text(), file.name());
  }

  /// A folder on this machine.
  static ScenarioFolder at(Path folder) {
    return new ScenarioFolder() {
      @Override
      public List<String> scenarios() {
        return ScenarioFiles.in(folder).stream()
            .map(file -> inSlashes(folder.relativize(file)))
            .toList();
      }

      @Override
      public Optional<DataFile> file(String path) {
        Path file = folder.resolve(path);
        return Files.isRegularFile(file)
            ? Optional.of(new DataFile(inSlashes(file), InputFile.text(file)))
            : Optional.empty();
      }

      private String inSlashes(Path path) {
        return path.toString().replace('\\', '/');
      }
    };
  }
}
