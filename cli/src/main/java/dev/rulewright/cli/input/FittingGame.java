package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.BoxProvider;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Chooses among games where nobody says which one is meant: the only one that fits, or else that
/// of the working folder.
///
/// @param known the games that may be meant, at least one
/// @param option the option that would say it
/// @param scenarios where the scenarios of games are found
record FittingGame(
    List<BoxProvider> known, Place option, ScenarioFolders scenarios, Console console) {

  /// The game that is meant.
  ///
  /// @param possible whether what is given can be given to a game
  /// @param fits throws a [BadInput] if it makes no sense there; not asked where there is but one
  /// @throws BadInput if none fits, or several do; it says which command to type
  BoxProvider chosen(Predicate<BoxProvider> possible, Consumer<BoxProvider> fits) {
    if (known.size() == 1) {
      return known.getFirst();
    }
    var complaints = new ArrayList<BadInput>();
    List<BoxProvider> fitting =
        known.stream().filter(possible).filter(each -> fits(each, fits, complaints)).toList();
    if (fitting.size() == 1) {
      return fitting.getFirst();
    }
    if (fitting.isEmpty()) {
      List<BadInput> furthest = furthest(complaints);
      throw isOne(furthest)
          ? furthest.getFirst()
          : none("none of the games fits what is given", known, " this tells what is wrong");
    }
    Optional<BoxProvider> here =
        fitting.stream().filter(each -> scenarios.isHere(each.name())).findFirst();
    return here.orElseThrow(
        () -> none("expected the name of a game, because several fit", fitting, ""));
  }

  private static boolean fits(
      BoxProvider game, Consumer<BoxProvider> fits, List<BadInput> complaints) {
    try {
      fits.accept(game);
      return true;
    } catch (BadInput bad) {
      complaints.add(bad);
      return false;
    }
  }

  private BadInput none(String reason, List<BoxProvider> games, String what) {
    List<String> names = games.stream().map(BoxProvider::name).toList();
    return BadInput.at(option)
        .because(
            "%s (%s)\nMaybe%s: %s"
                .formatted(
                    reason,
                    String.join(", ", names),
                    what,
                    console.typed(option + " " + names.getFirst())));
  }

  private static boolean isOne(List<BadInput> complaints) {
    return complaints.stream().map(Throwable::getMessage).distinct().count() == 1;
  }

  /// The complaints of the games that could read most of what is given.
  private static List<BadInput> furthest(List<BadInput> complaints) {
    var place = Comparator.comparingInt(Place::line).thenComparingInt(Place::column);
    return complaints.stream()
        .filter(each ->
            complaints.stream().allMatch(other -> place.compare(each.place(), other.place()) >= 0))
        .toList();
  }
}
