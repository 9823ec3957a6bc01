package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.box.DataFile;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.scenarios.Phrase;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.WorldFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say which game is meant, and with which data.
public final class GameChoice {

  private static final Place GAME = Place.of("--game");
  private static final String OPTION = "--option";

  @Option(
      names = "--game",
      paramLabel = "NAME",
      description =
          "The game; see 'rulewright games' (default: that of the scenario or of its folder, else"
              + " that of --game-path, else the only game that fits).")
  private @Nullable String game;

  @Option(
      names = GameJars.OPTION,
      paramLabel = "JARS",
      description =
          "Jars with games of your own, joined by colons (on Windows by semicolons) as in a class"
              + " path.")
  private @Nullable String path;

  @Option(
      names = "--data",
      paramLabel = "KIND=FILE",
      description =
          "A file of data in the place of the one of its kind that ships with the game, such as"
              + " cards=my-cards.csv; may be given several times.")
  private Map<String, Path> data = Map.of();

  @Option(
      names = OPTION,
      paramLabel = "NAME=VALUE",
      description =
          "What is chosen before the game is set up, such as teams=2; repeatable. See 'rulewright"
              + " games'.")
  private List<String> options = List.of();

  @Option(names = "--cards", paramLabel = "FILE", description = "Short for --data cards=FILE.")
  private @Nullable Path cards;

  @Option(names = "--areas", paramLabel = "FILE", description = "Short for --data areas=FILE.")
  private @Nullable Path areas;

  @Option(
      names = "--adjacency",
      paramLabel = "FILE",
      description = "Short for --data adjacency=FILE.")
  private @Nullable Path adjacency;

  private @Nullable GameJars jars;
  private final Map<String, ChosenGame> opened = new HashMap<>();

  /// Every game that can be chosen.
  ///
  /// @throws BadInput if there is no such jar, or a game in it cannot be made
  public Boxes boxes() {
    jars();
    return Boxes.standard();
  }

  /// The jars with games of one's own, as files.
  ///
  /// @throws BadInput as above
  public List<Path> jarFiles() {
    JarPath own = jars().path();
    return own == null ? List.of() : own.jars();
  }

  private GameJars jars() {
    if (jars == null) {
      jars = GameJars.open(path);
    }
    return jars;
  }

  /// The game that is meant where no scenario says it. A game out of a jar has been looked at.
  ///
  /// @throws BadInput if there is no such game, several fit, the data or an option makes no sense,
  ///   or a game out of a jar breaks what every game promises
  public ChosenGame chosen(Console console) {
    return chosen(provider(), List.of(), console);
  }

  /// Its box.
  ///
  /// @throws BadInput as above
  public Box<?, ?> box(Console console) {
    return chosen(console).box();
  }

  /// The game of a scenario: the one of the option, else the one that the scenario or its folder
  /// names, else the only one that fits.
  ///
  /// @throws BadInput as above, or if the scenario belongs to another game than the option says
  public Box<?, ?> box(Scenario scenario, Console console) {
    return box(scenario.game(), scenario.file(), scenario.options(), console);
  }

  /// The game of a small world, as of a scenario.
  ///
  /// @throws BadInput as above
  public Box<?, ?> box(WorldFile world, Console console) {
    return box(world.game(), world.file(), world.options(), console);
  }

  private Box<?, ?> box(Optional<Phrase> asked, String file, List<Field> options, Console console) {
    Optional<String> named = Opening.game(asked, file, boxes().names());
    if (game != null) {
      asked
          .filter(of -> !of.text().equals(game))
          .ifPresent(of -> {
            throw BadInput.at(of.place())
                .found(of.text())
                .expected("'%s', as --game says".formatted(game));
          });
    }
    BoxProvider provider =
        game == null && named.isPresent() ? boxes().provider(named.get(), GAME) : provider();
    return chosen(provider, options, console).box();
  }

  /// The folders of the scenarios that ship with the game of the option, or else with every game.
  ///
  /// @throws BadInput if there is none
  public List<Path> scenarios() {
    if (game != null) {
      return List.of(ProjectFolder.scenarios(provider().name()));
    }
    List<Path> found =
        boxes().names().stream().flatMap(name -> ProjectFolder.find(name).stream()).toList();
    return found.isEmpty() ? List.of(ProjectFolder.scenarios(provider().name())) : found;
  }

  private SortedMap<String, DataFile> files() {
    var files = new TreeMap<String, DataFile>();
    paths()
        .forEach(
            (kind, file) -> files.put(kind, new DataFile(file.toString(), InputFile.text(file))));
    return files;
  }

  private SortedMap<String, Path> paths() {
    var paths = new TreeMap<>(data);
    put("cards", cards, paths);
    put("areas", areas, paths);
    put("adjacency", adjacency, paths);
    return paths;
  }

  private static void put(String kind, @Nullable Path file, Map<String, Path> paths) {
    if (file != null) {
      paths.put(kind, file);
    }
  }

  /// The game of the option, or else every game.
  ///
  /// @throws BadInput if there is no such game
  public Collection<BoxProvider> providers() {
    return game == null ? boxes().providers() : List.of(provider());
  }

  private BoxProvider provider() {
    if (game != null) {
      return boxes().provider(game, GAME);
    }
    requireKinds(
        "", boxes().providers().stream().flatMap(each -> each.dataFiles().stream()).toList());
    List<BoxProvider> fitting =
        boxes().providers().stream()
            .filter(each -> each.dataFiles().containsAll(paths().keySet()))
            .toList();
    if (fitting.size() > 1 && path != null) {
      fitting = fitting.stream().filter(each -> jars().names().contains(each.name())).toList();
    }
    if (fitting.size() == 1) {
      return fitting.getFirst();
    }
    throw BadInput.at(GAME)
        .because(
            "expected the name of a game, because %s (%s)"
                .formatted(
                    fitting.isEmpty() ? "none has all these kinds of data" : "several fit",
                    String.join(
                        ", ",
                        fitting.isEmpty()
                            ? boxes().names()
                            : fitting.stream().map(BoxProvider::name).toList())));
  }

  /// The game that is meant where no scenario says it, not looked at.
  ///
  /// @throws BadInput as in [#box(Console)]
  public Box<?, ?> unchecked(Console console) {
    return unchecked(provider(), List.of(), console).box();
  }

  /// A game with the data of the options, looked at if it is out of a jar.
  ///
  /// @throws BadInput as in [#box(Console)]
  public Box<?, ?> box(BoxProvider provider, Console console) {
    return chosen(provider, List.of(), console).box();
  }

  private ChosenGame chosen(BoxProvider provider, List<Field> said, Console console) {
    return opened.computeIfAbsent(
        provider.name() + said.stream().map(field -> field.key() + "=" + field.value()).toList(),
        _ -> {
          ChosenGame chosen = unchecked(provider, said, console);
          jars().check(chosen.box());
          return chosen;
        });
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
    var all = new ArrayList<>(SettingText.read(options, OPTION));
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
    for (String kind : paths().keySet()) {
      if (!known.contains(kind)) {
        throw BadInput.at(Place.of("--data")).unknown("a kind of data" + whose, kind, known);
      }
    }
  }
}
