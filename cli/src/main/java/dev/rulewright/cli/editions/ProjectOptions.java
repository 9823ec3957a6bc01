package dev.rulewright.cli.editions;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.rulebook.project.ProjectFile;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which texts are compared: those of a project, or those that are named.
public final class ProjectOptions {

  @Parameters(paramLabel = "FOLDER", index = "0", arity = "0..1")
  private @Nullable Path folder;

  @Mixin private EditionOptions editions = new EditionOptions();

  @Option(names = "--reference", paramLabel = "LANGUAGE")
  private @Nullable String reference;

  @Option(names = "--pivot", paramLabel = "LANGUAGE")
  private @Nullable String pivot;

  @Option(names = "--termbase", paramLabel = "FILE")
  private @Nullable Path termbase;

  /// The project; without a folder and editions, that of the current folder.
  ///
  /// @throws BadInput if an option or the file of the project makes no sense
  Project project() {
    Project project = editions.isEmpty() ? ProjectFile.read(folder()) : named();
    Project ordered =
        project.with(
            language("--reference", reference, project).orElse(project.reference()),
            language("--pivot", pivot, project).or(project::pivot));
    return termbase == null ? ordered : ordered.with(termbase);
  }

  private Path folder() {
    return folder == null ? Path.of("") : folder;
  }

  private Project named() {
    if (folder != null) {
      throw BadInput.at(Place.of("--edition"))
          .because("expected a project or editions, found both");
    }
    return Project.of(editions.sources()).with(editions.lexicons());
  }

  private static Optional<String> language(
      String option, @Nullable String language, Project project) {
    return Optional.ofNullable(language)
        .map(name -> new Word(name, Place.of(option)).among(project.languages(), "an edition"));
  }
}
