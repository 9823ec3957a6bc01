package dev.rulewright.cli.bench.pages;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.pages.StartPage.Found;
import dev.rulewright.cli.bench.pages.StartPage.Shelf;
import dev.rulewright.cli.bench.table.Telling;
import dev.rulewright.cli.bench.table.Wording;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.Contents;
import dev.rulewright.scenarios.file.ScenarioFolder;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The games of the bench with their scenarios. What was read once is kept, until it is forgotten;
/// safe for any number of threads.
public abstract class Shelves {

  private final Map<String, Shelf> shelves = new HashMap<>();
  private final Map<String, List<String>> moves = new HashMap<>();

  // ---- Where the games come from ----

  /// The names of the games, in their order.
  protected abstract List<String> names();

  /// A game as it is set up without options.
  ///
  /// @throws BadInput if there is none of this name
  protected abstract Box<?, ?> box(String game);

  /// The game of a scenario, opened for what that chooses before the set-up.
  ///
  /// @throws BadInput if there is no such game or option
  protected abstract Box<?, ?> box(Scenario scenario);

  /// The scenarios of a game, if it has any.
  protected abstract Optional<ScenarioFolder> scenarios(String game);

  /// What the scenarios of a game are found by.
  ///
  /// @throws BadInput if one makes no sense
  protected List<Found> found(String game, ScenarioFolder folder) {
    return folder.scenarios().stream().map(path -> found(path, folder.scenario(path))).toList();
  }

  /// What is printed of the clauses of a game; nothing where no text is at hand.
  protected Wording wording(String game) {
    return Wording.NONE;
  }

  /// Looks whether a game has changed since it was read; whoever finds that calls [#forget].
  protected void look() {}

  /// Forgets what was read.
  protected void forget() {
    shelves.clear();
    moves.clear();
  }

  /// The box of an address as it was before its files were saved last, if they were.
  public Optional<Box<?, ?>> before(Address address) {
    return Optional.empty();
  }

  // ---- What the pages ask for ----

  /// Every game.
  ///
  /// @throws BadInput if a game or a scenario makes no sense
  public final synchronized List<Shelf> all() {
    look();
    return names().stream().map(this::of).toList();
  }

  /// A game, or every one if the name is empty.
  ///
  /// @throws BadInput if there is no such game
  public final List<Shelf> named(String game) {
    return game.isEmpty() ? all() : List.of(of(game));
  }

  /// A game.
  ///
  /// @throws BadInput if there is none of this name
  public final synchronized Shelf of(String game) {
    look();
    Shelf known = shelves.get(game);
    if (known == null) {
      known = shelf(box(game));
      shelves.put(game, known);
    }
    return known;
  }

  private Shelf shelf(Box<?, ?> box) {
    Optional<ScenarioFolder> folder = scenarios(box.name());
    Contents contents = folder.map(Contents::in).orElse(Contents.NONE);
    Optional<Scenario> first =
        contents.shown().stream()
            .findFirst()
            .map(group -> folder.orElseThrow().scenario(group.files().getFirst()));
    return new Shelf(
        box,
        first.map(this::picture).orElseGet(() -> opening(box)),
        contents,
        folder.map(Consequences::in).orElse(Consequences.NONE),
        folder.map(each -> found(box.name(), each)).orElse(List.of()));
  }

  /// The position with which a scenario begins.
  private Picture picture(Scenario scenario) {
    return given(Opening.of(scenario.plain(scenario.reading()), box(scenario)));
  }

  private static <P> Picture given(Opening<P, ?> opening) {
    return Pictured.of(opening.game(), opening.given(), Optional.empty());
  }

  private static <P, M> Picture opening(Box<P, M> box) {
    Game<P, M> game = box.game(Profile.STANDARD, Place.of(box.name()));
    return Pictured.of(game, game.opening(), Optional.empty());
  }

  /// What a scenario is found by.
  ///
  /// @param path its path below the folder of its game
  public static Found found(String path, Scenario scenario) {
    return new Found(
        path,
        scenario.title(),
        scenario.about(),
        scenario.question().map(Word::text),
        scenario.play().stream().flatMap(step -> step.tried().stream()).map(Word::text).toList());
  }

  /// The box of an address, opened for what it chooses before the set-up.
  ///
  /// @throws BadInput if there is no such game or option
  public final synchronized Box<?, ?> box(Address address) {
    look();
    return box(address.start());
  }

  /// How the pages of an address say things.
  ///
  /// @throws BadInput if a text of the game makes no sense
  public final synchronized Telling telling(Address address, Box<?, ?> box) {
    return Telling.of(address, box, wording(box.name()));
  }

  /// A scenario file below the folder of a game.
  ///
  /// @param file the path as [Found] has it
  /// @throws BadInput if there is none; what lies elsewhere is none
  public final Scenario scenario(String game, String file) {
    boolean isOne = of(game).scenarios().stream().anyMatch(found -> found.file().equals(file));
    return scenarios(game)
        .filter(_ -> isOne)
        .map(folder -> folder.scenario(file))
        .orElseThrow(
            () -> BadInput.at(Place.of("file")).found(file).expected("a scenario of " + game));
  }

  /// What the scenarios of a game try, as texts.
  ///
  /// @throws BadInput if there is no such game
  public final synchronized Collection<String> moves(String game) {
    return moves.computeIfAbsent(
        of(game).box().name(),
        name ->
            of(name).scenarios().stream()
                .flatMap(found -> found.tried().stream())
                .distinct()
                .toList());
  }
}
