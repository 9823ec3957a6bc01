package dev.rulewright.cli.editions.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.project.Project;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Which texts are compared: those of a project, or those that are named.
public final class ProjectOptions {

  @Parameters(paramLabel = "FOLDER", index = "0", arity = "0..1")
  private @Nullable Path folder;

  @Mixin private TextOptions texts = new TextOptions();

  /// The project; without a folder and editions, that of the current folder.
  ///
  /// @throws BadInput if an option or the file of the project makes no sense
  public Project project() {
    return texts.project(folder());
  }

  /// The folder that was named.
  public Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }
}
