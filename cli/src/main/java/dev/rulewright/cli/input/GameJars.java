package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Promise;
import dev.rulewright.simulator.conformance.Rules;
import dev.rulewright.simulator.conformance.Thrown;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Games in jars of one's own.
///
/// @param path where the jars are; null if there are none
/// @param names the games in them
public record GameJars(@Nullable JarPath path, SortedSet<String> names) {

  /// The option that names the jars, and the name of the loader of their classes.
  public static final String OPTION = "--game-path";

  /// The plays in which a game out of a jar is looked at before it is used.
  private static final int PLAYS = 3;

  /// Opens jars, so that [Boxes#standard] knows their games.
  ///
  /// @param text the jars, or null
  /// @throws BadInput if there is no such jar, or a game in it cannot be loaded
  static GameJars open(@Nullable String text) {
    if (text == null) {
      return new GameJars(null, new TreeSet<>());
    }
    var path = new JarPath(OPTION, text);
    try {
      Collection<String> known = Boxes.standard().names();
      var names = new TreeSet<>(Boxes.of(path.open()).names());
      names.removeAll(known);
      if (names.isEmpty()) {
        throw path.at()
            .because(
                "there is no game in it: expected a line in META-INF/services/%s that names the"
                        .formatted(BoxProvider.class.getName())
                    + " class that provides one");
      }
      return new GameJars(path, names);
    } catch (ServiceConfigurationError | LinkageError e) {
      throw path.at().because("a game cannot be loaded: " + e.getMessage(), e);
    }
  }

  /// Looks whether a game out of the jars keeps what every game promises.
  ///
  /// @throws BadInput that names the first promise that is broken
  <P, M> void check(Box<P, M> box) {
    if (path == null || !names.contains(box.name())) {
      return;
    }
    var rules = Rules.of(box, box.game("standard", Place.of(OPTION)));
    Conformance.of(rules, PLAYS).broken().stream()
        .findFirst()
        .ifPresent(broken -> {
          throw BadInput.at(Place.of(OPTION))
              .because(
                  "%s: %s\nMaybe 'rulewright conform %s %s' tells more."
                      .formatted(box.name(), broken.sentence(), OPTION, path.text()));
        });
  }

  /// What is to be said of a game out of a jar that something was thrown in; empty if no class of
  /// such a jar was at work.
  public static Optional<String> complaint(Throwable thrown) {
    Throwable root = thrown;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    boolean atWork =
        Arrays.stream(root.getStackTrace())
            .anyMatch(frame -> OPTION.equals(frame.getClassLoaderName()));
    return atWork ? Optional.of(OPTION + ": " + sentence(root)) : Optional.empty();
  }

  private static String sentence(Throwable thrown) {
    return thrown instanceof LinkageError
        ? "the game does not fit this version of Rulewright: " + thrown.getMessage()
        : "the promise that %s is broken: the game %s"
            .formatted(Promise.ANSWERS.sentence(), Thrown.sentence(thrown));
  }
}
