package dev.rulewright.cli.guarantees.check;

import dev.rulewright.alloy.Twin;
import dev.rulewright.alloy.solver.Machine;
import dev.rulewright.cli.guarantees.check.CheckOptions.Method;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.scenarios.file.WorldFile;
import dev.rulewright.simulator.kit.GameKit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/// The check of the readings asked for, by the methods asked for.
///
/// @param options what is asked for
/// @param box what is in the box
/// @param choices what is chosen before the set-up that is not standard
/// @param worlds the small worlds that are explored
/// @param games the game with what a small world chooses before the set-up
/// @param progress is told what is looked at now
/// @param stop whether somebody stops it; asked several times a second
public record Checking<P, M>(
    CheckOptions options,
    Box<P, M> box,
    SortedMap<String, String> choices,
    List<WorldFile> worlds,
    Function<WorldFile, ChosenGame> games,
    Consumer<String> progress,
    BooleanSupplier stop) {

  private static final Place PLACE = Place.of("--reading");

  /// Checks, and keeps what was found in the order of the properties. What was not finished when
  /// somebody stopped it is marked so.
  public CheckReport run() {
    GameKit<P, M> kit = GameKit.of(box);
    Explorations<P, M> explorations = explorations(kit);
    Searches<P, M> searches = searches(kit);
    var found = new ArrayList<Found>();
    for (String reading : options.readings(box)) {
      Subject<P, M> subject =
          new Subject<>(
              reading,
              kit.properties(box.game(reading, PLACE)).stream()
                  .filter(each -> options.wants(each.id()))
                  .toList());
      if (options.uses(Method.EXPLORE)) {
        found.addAll(explorations.check(subject));
        found.addAll(searches.check(subject));
      }
      if (options.uses(Method.ALLOY) && box.name().equals(Twin.GAME)) {
        found.addAll(proofs().check(subject, options.wantsAll()));
      }
    }
    return new CheckReport(inOrder(found, kit), box, options);
  }

  private Explorations<P, M> explorations(GameKit<P, M> kit) {
    return new Explorations<>(
        worlds,
        games,
        new Visits<>(kit, options.exploring(), options.threads(), options.work(), stop),
        this::tell);
  }

  private Searches<P, M> searches(GameKit<P, M> kit) {
    return new Searches<>(box, choices, kit, options.threads(), stop, this::tell);
  }

  private void tell(String reading, String what) {
    progress.accept("%s: %s".formatted(reading, what));
  }

  private Proofs proofs() {
    return new Proofs(
        options.clauses(),
        options.scope(),
        options.limits(stop),
        Machine.like(
            Objects.requireNonNull(System.getProperty("java.class.path")), System::nanoTime),
        (reading, proved) -> tell(reading, "proved " + proved));
  }

  /// In the order of the catalogue; lemmas come last.
  private List<Found> inOrder(List<Found> found, GameKit<P, M> kit) {
    List<String> order =
        kit.properties(box.game("standard", PLACE)).stream()
            .map(property -> property.id())
            .toList();
    return found.stream()
        .sorted(
            Comparator.comparingInt(each -> {
              int at = order.indexOf(each.row().property());
              return at < 0 ? order.size() : at;
            }))
        .toList();
  }
}
