package dev.rulewright.cli.input;

import dev.rulewright.cli.input.code.GamePathOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxOption;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.scenarios.file.WorldFile;
import dev.rulewright.simulator.conformance.Conformance;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say which game is meant, and with which data.
public final class GameChoice {

  private static final Place GAME = Place.of("--game");
  private static final String OPTION = "--option";

  @Option(names = "--game", paramLabel = "NAME")
  private @Nullable String game;

  @Mixin private GamePathOption path = new GamePathOption();

  @Option(names = "--data", paramLabel = "KIND=FILE")
  private Map<String, Path> data = Map.of();

  @Option(names = OPTION, paramLabel = "NAME=VALUE")
  private List<String> options = List.of();

  private final Map<String, ChosenGame> opened = new HashMap<>();

  /// The games of one's own as they were opened before their files were saved.
  private final Map<String, ChosenGame> before = new HashMap<>();

  /// Every game that can be chosen.
  ///
  /// @throws BadInput if there is no such jar, or a game in it cannot be made
  public Boxes boxes() {
    return path.boxes();
  }

  /// Forgets what was opened if the files of a game of one's own have been saved since; whoever
  /// asks next gets the game as it is now.
  ///
  /// @return whether they have
  public synchronized boolean forgetsOld() {
    List<String> own = opened.isEmpty() ? List.of() : path.names();
    boolean forgotten = path.forgetsOld();
    if (forgotten) {
      opened.values().removeIf(game -> !own.contains(game.box().name()));
      before.putAll(opened);
      opened.clear();
    }
    return forgotten;
  }

  /// The game of a scenario as it was before its files were saved last; empty if it is none of
  /// one's own, or was not opened then.
  public synchronized Optional<Box<?, ?>> before(Scenario scenario) {
    return scenario
        .game()
        .flatMap(game -> Optional.ofNullable(before.get(key(game.text(), scenario.options()))))
        .map(ChosenGame::box);
  }

  /// The folder with the texts of a game of one's own, if it came out of a folder that has one.
  public Optional<Path> rulebook(String game) {
    return path.rulebook(game);
  }

  /// The jars with games of one's own, as files.
  public List<Path> jarFiles() {
    return path.files();
  }

  /// The game that is meant where no scenario says it. A game out of a jar has been looked at.
  ///
  /// @throws BadInput if there is no such game, several fit, the data or an option makes no sense,
  ///   or a game out of a jar breaks what every game promises
  public ChosenGame chosen(Console console) {
    return chosen(provider(console), List.of(), console);
  }

  /// The same with what the file of a small world chooses before the set-up.
  ///
  /// @throws BadInput as above, or if an option of the command line says otherwise
  public ChosenGame chosen(WorldFile world, Console console) {
    return chosen(provider(console), world.options(), console);
  }

  /// The same among games that fit what is asked besides.
  ///
  /// @param fits throws a [BadInput] if a game does not; not asked where there is but one
  /// @throws BadInput as above
  public ChosenGame chosen(Consumer<Box<?, ?>> fits, Console console) {
    return chosen(List.of(), fits, console);
  }

  /// The game of a scenario: the one of the option, else the one that the scenario or its folder
  /// names, else the only one that fits; with what the scenario chooses before the set-up.
  ///
  /// @throws BadInput as above, or if the scenario belongs to another game than the option says
  public ChosenGame chosen(Scenario scenario, Console console) {
    return chosen(
        scenario.game(),
        scenario.file(),
        scenario.options(),
        box -> Opening.of(scenario, box),
        console);
  }

  /// The game of a small world, as of a scenario.
  ///
  /// @throws BadInput as above
  public Box<?, ?> box(WorldFile world, Console console) {
    Consumer<Box<?, ?>> fits = box -> world.open(box, Profile.STANDARD);
    return chosen(world.game(), world.file(), world.options(), fits, console).box();
  }

  /// The game of a folder of results, as of a scenario.
  ///
  /// @param named the game that it names
  /// @param folder the path
  /// @throws BadInput as above
  public Box<?, ?> box(Optional<Word> named, Path folder, Console console) {
    String file = folder.resolve("check.csv").toAbsolutePath().normalize().toString();
    return chosen(named, file, List.of(), _ -> {}, console).box();
  }

  private ChosenGame chosen(
      Optional<Word> asked,
      String file,
      List<Field> options,
      Consumer<Box<?, ?>> fits,
      Console console) {
    Optional<String> named = Opening.game(asked, file, boxes().names());
    if (game != null) {
      asked
          .filter(of -> !of.text().equals(game))
          .ifPresent(of -> {
            throw of.found().expected("'%s', as --game says".formatted(game));
          });
    }
    return game == null && named.isPresent()
        ? chosen(boxes().provider(named.get(), GAME), options, console)
        : chosen(options, fits, console);
  }

  private ChosenGame chosen(List<Field> said, Consumer<Box<?, ?>> fits, Console console) {
    BoxProvider provider =
        provider(each -> fits.accept(chosen(each, said, console).box()), console);
    return chosen(provider, said, console);
  }

  /// Where the scenarios of games are found.
  public ScenarioFolders scenarioFolders() {
    return new ScenarioFolders(path.files());
  }

  /// The folders of the scenarios of the game of the option, or else of every game that may be
  /// meant.
  ///
  /// @throws BadInput if there is none
  public List<Path> scenarios() {
    List<String> names =
        (game == null ? fitting() : providers()).stream().map(BoxProvider::name).toList();
    ScenarioFolders folders = scenarioFolders();
    List<Path> found = names.stream().flatMap(name -> folders.find(name).stream()).toList();
    return found.isEmpty() ? List.of(folders.of(names.getFirst())) : found;
  }

  /// The scenario files under paths, each once; without any, those of the games.
  ///
  /// @throws BadInput as [ScenarioFiles#under], or if there is none
  public List<Path> scenarioFiles(List<Path> paths) {
    List<Path> roots = paths.isEmpty() ? scenarios() : paths;
    return roots.stream().flatMap(root -> ScenarioFiles.under(root).stream()).distinct().toList();
  }

  private SortedMap<String, DataFile> files() {
    var files = new TreeMap<String, DataFile>();
    data.forEach(
        (kind, file) -> files.put(kind, new DataFile(file.toString(), InputFile.text(file))));
    return files;
  }

  /// The game of the option, or else every game, those of one's own first.
  ///
  /// @throws BadInput if there is no such game
  public List<BoxProvider> providers() {
    return game == null
        ? boxes().providers().stream()
            .sorted(Comparator.comparing(each -> !path.fits(each.name())))
            .toList()
        : List.of(boxes().provider(game, GAME));
  }

  /// The games that may be meant where no option says which.
  private List<BoxProvider> fitting() {
    return boxes().providers().stream().filter(each -> path.fits(each.name())).toList();
  }

  /// Says by a folder of scenarios which game is meant, unless the option does.
  ///
  /// @throws BadInput if it is the folder of no game, or of another one than the option says
  public void in(Path folder) {
    String within = folder.resolve("scenario").toAbsolutePath().normalize().toString();
    Optional<String> named = Opening.game(Optional.empty(), within, boxes().names());
    var place = Place.of(folder.toString());
    if (game == null) {
      game =
          named.orElseThrow(() ->
              BadInput.at(place)
                  .expected("a folder below that of a game, such as scenarios/mission-combat"));
    } else if (!named.orElse(game).equals(game)) {
      throw BadInput.at(place).expected("a folder of " + game + ", as --game says");
    }
  }

  private BoxProvider provider(Console console) {
    return provider(_ -> {}, console);
  }

  private BoxProvider provider(Consumer<BoxProvider> fits, Console console) {
    if (game != null) {
      return boxes().provider(game, GAME);
    }
    List<BoxProvider> known = fitting();
    requireKinds("", known.stream().flatMap(each -> each.dataFiles().stream()).toList());
    List<String> chosen = SettingOptions.read(options, OPTION).stream().map(Field::key).toList();
    return new FittingGame(known, GAME, scenarioFolders(), console)
        .chosen(
            each ->
                each.dataFiles().containsAll(data.keySet())
                    && each.options().stream().map(BoxOption::name).toList().containsAll(chosen),
            fits);
  }

  /// The game that is meant where no scenario says it, not looked at.
  ///
  /// @throws BadInput as in [#chosen(Console)]
  public Box<?, ?> unchecked(Console console) {
    return unchecked(provider(console), List.of(), console).box();
  }

  /// What random plays tell of the promises of a game.
  ///
  /// @throws BadInput as [GamePathOption#conformance]
  public <P, M> Conformance conformance(Box<P, M> box, String reading, Place place, int plays) {
    return path.conformance(box, reading, place, plays);
  }

  /// A game with the data of the options, looked at if it is out of a jar.
  ///
  /// @throws BadInput as in [#chosen(Console)]
  public Box<?, ?> box(BoxProvider provider, Console console) {
    return chosen(provider, List.of(), console).box();
  }

  private ChosenGame chosen(BoxProvider provider, List<Field> said, Console console) {
    return opened.computeIfAbsent(
        key(provider.name(), said),
        _ -> {
          ChosenGame chosen = unchecked(provider, said, console);
          path.check(chosen.box());
          return chosen;
        });
  }

  private static String key(String game, List<Field> said) {
    return game + said.stream().map(field -> field.key() + "=" + field.value()).toList();
  }

  private ChosenGame unchecked(BoxProvider provider, List<Field> said, Console console) {
    requireKinds(" of " + provider.name(), provider.dataFiles());
    var chosen = new ChosenGame(provider, files(), options(said));
    chosen.box().warnings().forEach(console::warn);
    return chosen;
  }

  /// The options of the command line, and those that a file says.
  ///
  /// @throws BadInput if they differ
  private List<Field> options(List<Field> said) {
    var all = new ArrayList<>(SettingOptions.read(options, OPTION));
    for (Field field : said) {
      Optional<String> asked =
          all.stream().filter(each -> each.key().equals(field.key())).map(Field::value).findFirst();
      asked
          .filter(value -> !value.equals(field.value()))
          .ifPresent(value -> {
            throw BadInput.at(field.valuePlace())
                .found(field.value())
                .expected("'%s', as %s says".formatted(value, OPTION));
          });
      if (asked.isEmpty()) {
        all.add(field);
      }
    }
    return all;
  }

  private void requireKinds(String whose, List<String> known) {
    for (String kind : data.keySet()) {
      if (!known.contains(kind)) {
        throw BadInput.at(Place.of("--data")).unknown("a kind of data" + whose, kind, known);
      }
    }
  }
}
