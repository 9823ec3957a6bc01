package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// Where the scenarios of games are found: in folders with games of one's own, and in the project.
///
/// @param own folders with games of one's own, looked into first
public record ScenarioFolders(List<Path> own) {

  /// Those of the project alone.
  public static final ScenarioFolders SHIPPED = new ScenarioFolders(List.of());

  private static final Path SCENARIOS = Path.of("scenarios");

  /// The folder of the scenarios of a game: below a folder of one's own, else below the working
  /// folder or a folder above it, or below the folder that the launcher lies in.
  ///
  /// @param game the name of the game
  /// @throws BadInput if it is nowhere
  public Path of(String game) {
    return find(game)
        .orElseThrow(() ->
            BadInput.at(Place.of(SCENARIOS.resolve(game).toString()))
                .because(
                    "no such folder here or above\nMaybe name the scenarios, or call"
                        + " rulewright from the project's folder."));
  }

  /// The same, empty if it is nowhere.
  public Optional<Path> find(String game) {
    Path here = Path.of("").toAbsolutePath();
    Path launcher = Path.of(Objects.requireNonNullElse(System.getProperty("rulewright.home"), ""));
    return Stream.of(
            own.stream(),
            Stream.iterate(here, Objects::nonNull, Path::getParent).map(here::relativize),
            Stream.of(launcher))
        .flatMap(folders -> folders)
        .map(above -> above.resolve(SCENARIOS).resolve(game))
        .filter(Files::isDirectory)
        .findFirst();
  }

  /// Whether the working folder is that of the scenarios of a game, or below it.
  ///
  /// @param game the name of the game
  boolean isHere(String game) {
    Path here = Path.of("").toAbsolutePath();
    return find(game)
        .filter(folder -> here.startsWith(here.resolve(folder).normalize()))
        .isPresent();
  }
}
