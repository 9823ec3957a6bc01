package dev.rulewright.cli.input.code;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.declared.RuleFailure;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Promise;
import dev.rulewright.simulator.conformance.Rules;
import dev.rulewright.simulator.conformance.Thrown;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that names games of one's own: jars, or folders of sources.
public final class GamePathOption {

  /// The option, and the name of the loader of the classes of these jars.
  private static final String OPTION = "--game-path";

  static final Place PLACE = Place.of(OPTION);

  /// The plays in which a game out of a jar is looked at before it is used.
  private static final int PLAYS = 3;

  /// Moves and outcomes within which every play of such a game must end.
  private static final long LONGEST_PLAY = 10_000;

  @Option(names = OPTION, paramLabel = "JARS")
  private @Nullable String path;

  private @Nullable Boxes boxes;

  /// What was saved when they were opened.
  private @Nullable SavedFiles saved;

  private final @Nullable ClassLoader usual = Thread.currentThread().getContextClassLoader();

  private Patience patience = Patience.USUAL;

  /// The names of the games in the jars.
  private final SortedSet<String> names = new TreeSet<>();

  /// The games of a folder, as if the option named it.
  public static GamePathOption of(Path folder, Patience patience) {
    var option = new GamePathOption();
    option.path = folder.toString();
    option.patience = patience;
    return option;
  }

  /// The names of the games that are there by this option alone.
  ///
  /// @throws BadInput as in [#boxes]
  public List<String> names() {
    boxes();
    return List.copyOf(names);
  }

  /// Every game at hand, those of the jars among them. They are opened once, whichever thread asks
  /// first, and kept for all.
  ///
  /// @throws BadInput if there is no such jar, or a game in it cannot be loaded
  public synchronized Boxes boxes() {
    if (boxes == null) {
      saved = SavedFiles.of(files());
      if (path != null) {
        // Not what was opened before: its classes would stand in the way of those that are new.
        Thread.currentThread().setContextClassLoader(usual);
      }
      boxes = path == null ? Boxes.standard() : opened(new JarPath(OPTION, path));
    }
    return boxes;
  }

  /// Forgets the games if something of them has been saved since they were opened, so that they are
  /// opened anew.
  ///
  /// @return whether it has
  public synchronized boolean forgetsOld() {
    if (path == null || saved == null || SavedFiles.of(files()).equals(saved)) {
      return false;
    }
    boxes = null;
    saved = null;
    names.clear();
    return true;
  }

  private Boxes opened(JarPath jars) {
    try {
      Collection<String> known = Boxes.standard().names();
      ClassLoader loader = jars.open();
      Boxes all = patience.answer(jars.text(), () -> Boxes.of(loader));
      names.addAll(all.names());
      names.removeAll(known);
      if (names.isEmpty()) {
        throw jars.at()
            .because(
                "there is no game in it: expected a line in META-INF/services/%s that names the"
                        .formatted(BoxProvider.class.getName())
                    + " class that provides one");
      }
      return all;
    } catch (ServiceConfigurationError | LinkageError e) {
      if (e.getCause() instanceof BadInput wrong) {
        throw wrong;
      }
      String why = e.getCause() == null ? "" : " (" + e.getCause().getMessage() + ")";
      throw jars.at().because("a game cannot be loaded: " + e.getMessage() + why, e);
    }
  }

  /// The jars as files.
  public List<Path> files() {
    return path == null ? List.of() : new JarPath(OPTION, path).jars();
  }

  /// Whether a game may be meant: all may, or those in the jars if there are any.
  public boolean fits(String game) {
    return path == null || isInJars(game);
  }

  private boolean isInJars(String game) {
    boxes();
    return names.contains(game);
  }

  /// The folder with the texts of a game of one's own, if it came out of a folder that has one.
  public Optional<Path> rulebook(String game) {
    return names().equals(List.of(game)) && files().size() == 1
        ? Optional.of(files().getFirst().resolve("rulebook")).filter(Files::isDirectory)
        : Optional.empty();
  }

  /// What random plays tell of the promises of a game. One out of the jars may have no end, or not
  /// even an answer, and is not waited for.
  ///
  /// @param place where the reading stands
  /// @throws BadInput if there is no such reading, or no answer
  public <P, M> Conformance conformance(Box<P, M> box, String reading, Place place, int plays) {
    var rules = Rules.of(box, box.game(reading, place));
    return isInJars(box.name())
        ? patience
            .forPlays(plays)
            .answer(box.name(), () -> Conformance.of(rules.endingWithin(LONGEST_PLAY), plays))
        : Conformance.of(rules, plays);
  }

  /// Looks whether a game out of the jars keeps what every game promises.
  ///
  /// @throws BadInput that names the first promise that is broken, or as above
  public <P, M> void check(Box<P, M> box) {
    if (!isInJars(box.name())) {
      return;
    }
    conformance(box, Profile.STANDARD, PLACE, PLAYS).broken().stream()
        .findFirst()
        .ifPresent(broken -> {
          throw BadInput.at(PLACE)
              .because(
                  "%s: %s\nMaybe 'rulewright conform %s %s' tells more."
                      .formatted(box.name(), broken.sentence(), OPTION, path));
        });
  }

  /// What is to be said of a game out of a jar that something was thrown in; empty if no class of
  /// such a jar was at work, nor those that carry out what it declares. Of a declared game the
  /// position and the move are said that it was asked about.
  public static Optional<String> complaint(Throwable thrown) {
    Throwable root = thrown;
    String asked = "";
    while (root.getCause() != null) {
      asked = root instanceof RuleFailure ? "\n  " + root.getMessage() : asked;
      root = root.getCause();
    }
    boolean atWork =
        Arrays.stream(root.getStackTrace()).anyMatch(GamePathOption::isOwn)
            || Thrown.isOfDeclared(root);
    return atWork ? Optional.of(OPTION + ": " + sentence(root) + asked) : Optional.empty();
  }

  /// Whether a class out of a jar is at work there.
  static boolean isOwn(StackTraceElement frame) {
    return OPTION.equals(frame.getClassLoaderName());
  }

  private static String sentence(Throwable thrown) {
    return thrown instanceof LinkageError
        ? "the game does not fit this version of Rulewright: " + thrown.getMessage()
        : "the promise that %s is broken: the game %s"
            .formatted(Promise.ANSWERS.sentence(), Thrown.sentence(thrown));
  }
}
