package dev.rulewright.cli.editions.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.memory.Memory;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.rulebook.project.ProjectFile;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Texts that are named in the place of a project, and what else a project says otherwise.
public final class TextOptions {

  @Mixin private EditionOptions editions = new EditionOptions();

  @Option(names = "--reference", paramLabel = "LANGUAGE")
  private @Nullable String reference;

  @Option(names = "--pivot", paramLabel = "LANGUAGE")
  private @Nullable String pivot;

  @Option(names = "--termbase", paramLabel = "FILE")
  private @Nullable Path termbase;

  /// The project of a folder, or one of the texts that are named; it remembers what is judged in
  /// the current folder.
  ///
  /// @param folder the current one if it is empty and no texts are named
  /// @throws BadInput if an option or the file of the project makes no sense
  public Project project(Optional<Path> folder) {
    Project project =
        editions.isEmpty() ? ProjectFile.read(folder.orElse(Path.of(""))) : named(folder);
    Project ordered =
        project.with(
            language("--reference", reference, project).orElse(project.reference()),
            language("--pivot", pivot, project).or(project::pivot));
    return termbase == null ? ordered : ordered.with(termbase);
  }

  private Project named(Optional<Path> folder) {
    if (folder.isPresent()) {
      throw BadInput.at(Place.of("--edition"))
          .because("expected a project or editions, found both");
    }
    return Project.of(editions.sources())
        .with(editions.lexicons())
        .judgedIn(Path.of(Memory.FILE_NAME));
  }

  private static Optional<String> language(
      String option, @Nullable String language, Project project) {
    return Optional.ofNullable(language)
        .map(name -> new Word(name, Place.of(option)).among(project.languages(), "an edition"));
  }
}
