package dev.rulewright.cli.editions.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Where a command writes what it has found in a project: anywhere but over the project's own
/// files.
public record Output(Project project, Console console) {

  /// Writes a file, and says so.
  ///
  /// @throws BadInput if it is one of the project's
  /// @throws IOException if it cannot be written
  public void write(Path file, String text) throws IOException {
    for (Path own : project.files()) {
      if (real(own).equals(real(file))) {
        throw BadInput.at(Place.of(file.toString()))
            .because("this file belongs to the project, expected another one to write");
      }
    }
    console.written(WholeFile.write(file, text));
  }

  private static Path real(Path file) throws IOException {
    return Files.exists(file) ? file.toRealPath() : file.toAbsolutePath().normalize();
  }
}
