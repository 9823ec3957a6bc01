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
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Replay;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.ScenarioFiles;
import dev.rulewright.scenarios.Step;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
                .flatMap(step -> move(step).stream())
                .map(Word::text)
                .distinct()
                .toList());
  }

  /// The moves and outcomes of chance that a scenario plays, without those that come by themselves.
  ///
  /// @throws BadInput if the scenario cannot be set up
  static <P, M> List<String> played(Scenario scenario, Box<P, M> box) {
    var opening = Opening.of(scenario.plain(scenario.reading()), box);
    return Replay.of(opening).steps().stream()
        .filter(played ->
            switch (played.step()) {
              case Step.Do _ -> true;
              case Step.Chance _ -> opening.game().turn(played.before()).choices().size() > 1;
              default -> false;
            })
        .flatMap(played -> move(played.step()).stream())
        .map(Word::text)
        .toList();
  }

  private static Optional<Word> move(Step step) {
    return switch (step) {
      case Step.Do move -> Optional.of(move.move());
      case Step.Chance chance -> Optional.of(chance.move());
      case Step.Refused refused -> Optional.of(refused.move());
      case Step.Listed listed -> Optional.of(listed.move());
      case Step.Absent absent -> Optional.of(absent.move());
      case Step.Look _ -> Optional.empty();
    };
  }
}
