package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.StartPage.Found;
import dev.rulewright.cli.bench.StartPage.Shelf;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.table.Telling;
import dev.rulewright.cli.bench.table.Wording;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.Contents;
import dev.rulewright.scenarios.file.ScenarioFiles;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The games of the bench with their scenarios. What was read once is kept, until a game of one's
/// own is saved; safe for any number of threads.
final class Shelves {

  private final GameChoice choice;
  private final Console console;
  private final Wording wording;
  private final Map<String, Shelf> shelves = new HashMap<>();
  private final Map<String, List<String>> moves = new HashMap<>();
  private final Map<String, Wording> ownWordings = new HashMap<>();

  /// Opens the jars of the choice.
  ///
  /// @throws BadInput if one makes no sense
  Shelves(GameChoice choice, Console console) {
    this(choice, console, Wording.NONE);
  }

  /// @param wording what is printed of the clauses of the game that is chosen; where nothing is
  ///   given, what stands in the folder of a game of one's own
  /// @throws BadInput as above
  Shelves(GameChoice choice, Console console, Wording wording) {
    choice.boxes();
    this.choice = choice;
    this.console = console;
    this.wording = wording;
  }

  /// Every game.
  ///
  /// @throws BadInput if a game or a scenario makes no sense
  synchronized List<Shelf> all() {
    forgetOld();
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
    forgetOld();
    BoxProvider provider = choice.boxes().provider(game, Place.of("game"));
    Shelf known = shelves.get(game);
    if (known == null) {
      known = shelf(choice.box(provider, console));
      shelves.put(game, known);
    }
    return known;
  }

  private void forgetOld() {
    if (choice.forgetsOld()) {
      shelves.clear();
      moves.clear();
      ownWordings.clear();
    }
  }

  private Shelf shelf(Box<?, ?> box) {
    Optional<Path> folder = choice.scenarioFolders().find(box.name());
    Contents contents = folder.map(Contents::in).orElse(Contents.NONE);
    Optional<Scenario> first =
        contents.shown().stream()
            .findFirst()
            .map(group -> folder.orElseThrow().resolve(group.files().getFirst()))
            .map(ScenarioFiles::read);
    return new Shelf(
        box,
        first.map(this::picture).orElseGet(() -> opening(box)),
        contents,
        folder.map(Consequences::in).orElse(Consequences.NONE),
        folder.map(Shelves::found).orElse(List.of()));
  }

  /// The position with which a scenario begins.
  private Picture picture(Scenario scenario) {
    return given(
        Opening.of(scenario.plain(scenario.reading()), choice.chosen(scenario, console).box()));
  }

  private static <P> Picture given(Opening<P, ?> opening) {
    return Pictured.of(opening.game(), opening.given(), Optional.empty());
  }

  private static <P, M> Picture opening(Box<P, M> box) {
    Game<P, M> game = box.game(Profile.STANDARD, Place.of(box.name()));
    return Pictured.of(game, game.opening(), Optional.empty());
  }

  private static List<Found> found(Path folder) {
    return ScenarioFiles.in(folder).stream().map(file -> found(file, folder)).toList();
  }

  private static Found found(Path file, Path folder) {
    Scenario scenario = ScenarioFiles.read(file);
    return new Found(
        folder.relativize(file).toString().replace('\\', '/'),
        scenario.title(),
        scenario.about(),
        scenario.question().map(Word::text));
  }

  /// The box of an address, opened for what it chooses before the set-up.
  ///
  /// @throws BadInput if there is no such game or option
  synchronized Box<?, ?> box(Address address) {
    forgetOld();
    return choice.chosen(address.start(), console).box();
  }

  /// How the pages of an address say things.
  ///
  /// @throws BadInput if a text of the game makes no sense
  Telling telling(Address address, Box<?, ?> box) {
    return Telling.of(
        address, box, wording.equals(Wording.NONE) ? ownWording(box.name()) : wording);
  }

  private synchronized Wording ownWording(String game) {
    return ownWordings.computeIfAbsent(
        game, name -> choice.rulebook(name).map(Wording::in).orElse(Wording.NONE));
  }

  /// The box of an address as it was before its files were saved last, if they were since the bench
  /// is open.
  synchronized Optional<Box<?, ?>> before(Address address) {
    return choice.before(address.start());
  }

  /// A scenario file below the folder of a game.
  ///
  /// @param file the path as [Found] has it
  /// @throws BadInput if there is none; what lies elsewhere is none
  Scenario scenario(String game, String file) {
    Path folder = choice.scenarioFolders().of(game);
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
