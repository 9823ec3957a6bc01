package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.StartPage.Found;
import dev.rulewright.cli.bench.StartPage.Shelf;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ProjectFolder;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.ScenarioFiles;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The games of the bench with their scenarios. What was read once is kept; safe for any number of
/// threads.
final class Shelves {

  private final GameChoice choice;
  private final Console console;
  private final Map<String, Shelf> shelves = new HashMap<>();
  private final Map<String, List<String>> moves = new HashMap<>();

  /// Opens the jars of the choice.
  ///
  /// @throws BadInput if one makes no sense
  Shelves(GameChoice choice, Console console) {
    choice.boxes();
    this.choice = choice;
    this.console = console;
  }

  /// Every game.
  ///
  /// @throws BadInput if a game or a scenario makes no sense
  List<Shelf> all() {
    return choice.providers().stream().map(BoxProvider::name).map(this::of).toList();
  }

  /// A game, or every one if the name is empty.
  ///
  /// @throws BadInput if there is no such game
  List<Shelf> named(String game) {
    return game.isEmpty() ? all() : List.of(of(game));
  }

  /// A game.
  ///
  /// @throws BadInput if there is none of this name
  synchronized Shelf of(String game) {
    BoxProvider provider = choice.boxes().provider(game, Place.of("game"));
    Shelf known = shelves.get(game);
    if (known == null) {
      known = new Shelf(choice.box(provider, console), found(game));
      shelves.put(game, known);
    }
    return known;
  }

  private static List<Found> found(String game) {
    return ProjectFolder.find(game)
        .map(folder ->
            ScenarioFiles.under(folder).stream().map(file -> found(file, folder)).toList())
        .orElse(List.of());
  }

  private static Found found(Path file, Path folder) {
    Scenario scenario = ScenarioFiles.read(file);
    return new Found(
        folder.relativize(file).toString().replace('\\', '/'),
        scenario.title().toString(),
        scenario.about());
  }

  /// The box of an address, opened for what it chooses before the set-up.
  ///
  /// @throws BadInput if there is no such game or option
  synchronized Box<?, ?> box(Address address) {
    return choice.chosen(address.start(), console).box();
  }

  /// A scenario file below the folder of a game.
  ///
  /// @param file the path as [Found] has it
  /// @throws BadInput if there is none; what lies elsewhere is none
  Scenario scenario(String game, String file) {
    Path folder = ProjectFolder.scenarios(game);
    return of(game).scenarios().stream()
        .filter(found -> found.file().equals(file))
        .findFirst()
        .map(found -> ScenarioFiles.read(folder.resolve(found.file())))
        .orElseThrow(
            () -> BadInput.at(Place.of("file")).found(file).expected("a scenario of " + game));
  }

  /// What the scenarios of a game try, as texts.
  ///
  /// @throws BadInput if there is no such game
  synchronized Collection<String> moves(String game) {
    return moves.computeIfAbsent(
        of(game).box().name(),
        name ->
            of(name).scenarios().stream()
                .flatMap(found -> scenario(name, found.file()).play().stream())
                .flatMap(step -> step.tried().stream())
                .map(Word::text)
                .distinct()
                .toList());
  }
}
