package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Box;
import dev.rulewright.kernel.BoxProvider;
import dev.rulewright.kernel.Boxes;
import dev.rulewright.kernel.DataFile;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.InputFile;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say which game is meant, and put a user's own files in the place of its data.
public final class GameChoice {

  private static final String DATA = "--data";

  @Option(
      names = "--game",
      paramLabel = "NAME",
      description =
          "The game, see 'rulewright games' (default: that of --game-path, else the game whose folder"
              + " a scenario lies in, else mission-combat).")
  private @Nullable String name;

  @Option(
      names = GameJars.OPTION,
      paramLabel = "JARS",
      description =
          "Jars with games of your own, joined by colons (on Windows by semicolons) as in a class"
              + " path.")
  private @Nullable String path;

  @Option(
      names = DATA,
      paramLabel = "KIND=FILE",
      description = "A file of data instead of the one that ships; may be repeated.")
  private Map<String, Path> data = new LinkedHashMap<>();

  private @Nullable GameJars jars;

  /// The game that is meant if nobody names one and no jar is given.
  private static final String USUAL = "mission-combat";

  /// The provider of the game.
  ///
  /// @throws BadInput if there is no such jar or game
  public BoxProvider provider() {
    Collection<String> own = jars().names();
    if (name == null && own.size() > 1) {
      throw BadInput.at(Place.of("--game"))
          .because("the jars hold several games, expected one of " + String.join(", ", own));
    }
    String usual = own.isEmpty() ? USUAL : own.iterator().next();
    return Boxes.standard().provider(name == null ? usual : name, Place.of("--game"));
  }

  /// The box, as it is.
  ///
  /// @param warnings is told what is suspicious in the data
  /// @throws BadInput if there is no such jar or game, or a file makes no sense
  public Box<?, ?> unchecked(Consumer<String> warnings) {
    Box<?, ?> box = provider().open(files());
    box.warnings().forEach(warnings);
    return box;
  }

  /// The box. A game out of a jar has been looked at.
  ///
  /// @param warnings is told what is suspicious in the data
  /// @throws BadInput as above, or if the game breaks what every game promises
  public Box<?, ?> box(Consumer<String> warnings) {
    Box<?, ?> box = unchecked(warnings);
    jars().check(box);
    return box;
  }

  /// The jars of games.
  ///
  /// @throws BadInput if there is no such jar, or none of them holds a game
  private GameJars jars() {
    if (jars == null) {
      jars = GameJars.open(path);
    }
    return jars;
  }

  /// A user's own files, by kind.
  ///
  /// @throws BadInput if one cannot be read, or the game has none of its kind
  public SortedMap<String, DataFile> files() {
    var files = new TreeMap<String, DataFile>();
    data.forEach((kind, file) -> {
      if (!provider().dataFiles().contains(kind)) {
        throw BadInput.at(Place.of(DATA)).unknown("a kind of data", kind, provider().dataFiles());
      }
      files.put(kind, new DataFile(file.toString(), InputFile.text(file)));
    });
    return files;
  }
}
