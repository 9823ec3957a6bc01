package dev.rulewright.cli.guarantees.check;

import dev.rulewright.cli.guarantees.check.Visits.Visited.Hopes;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.box.World;
import dev.rulewright.scenarios.file.WorldFile;
import dev.rulewright.simulator.explore.Bounds;
import dev.rulewright.simulator.explore.DeadEnds;
import dev.rulewright.simulator.explore.Explored;
import dev.rulewright.simulator.explore.Explored.End;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.explore.Monitor;
import dev.rulewright.simulator.explore.Violation;
import dev.rulewright.simulator.kit.GameKit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// The exploration of single worlds.
///
/// @param kit what the simulator knows of the game
/// @param bounds how far each world is explored
/// @param threads how many threads
/// @param work the folder in which explorations are kept so that they can be resumed, in a folder
///   for each reading and world; without it they are kept on the heap
/// @param stop whether somebody stops it
record Visits<P, M>(
    GameKit<P, M> kit, Bounds bounds, int threads, Optional<Path> work, BooleanSupplier stop) {

  /// A world that was explored.
  ///
  /// @param game the rules, which may answer more questions than the reading
  /// @param hopes whether it was asked what play can still come to
  record Visited<P, M>(
      WorldFile file,
      Game<P, M> game,
      Explored<P, M> explored,
      Hopes hopes,
      List<Violation<P, M>> violations) {

    /// Whether it was asked what play can still come to.
    enum Hopes {
      /// It was.
      ASKED,
      /// It was not, as the world is too large for it or has a last turn.
      NOT_ASKED,
      /// It would have been, had nobody stopped it.
      STOPPED
    }

    /// Whether somebody stopped it before it was explored as far as was asked.
    boolean isStopped() {
      return explored.end() == End.INTERRUPTED;
    }

    boolean isComplete() {
      return explored.isComplete();
    }

    /// What worlds were gone through: a property holds in those that were explored to the end; the
    /// others are named.
    ///
    /// @param missing how many worlds were not reached before somebody stopped it
    static <P, M> String bound(List<Visited<P, M>> visited, int missing) {
      List<Visited<P, M>> ended = visited.stream().filter(Visited::isComplete).toList();
      List<String> open =
          visited.stream()
              .filter(each -> !each.isComplete())
              .map(each -> "%s (%,d)".formatted(each.file.name(), each.explored.positions()))
              .toList();
      double collision =
          visited.stream().mapToDouble(each -> each.explored.collisionProbability()).sum();
      var parts = new ArrayList<String>();
      if (!ended.isEmpty()) {
        parts.add(
            "%s to the end, %,d positions"
                .formatted(
                    Paragraph.count(ended.size(), "world"),
                    ended.stream().mapToLong(each -> each.explored.positions()).sum()));
      }
      if (!open.isEmpty()) {
        parts.add("stopped before the end: " + String.join(", ", open));
      }
      if (missing > 0) {
        parts.add(Paragraph.count(missing, "world") + " not reached");
      }
      if (!visited.isEmpty()) {
        parts.add("one missed with probability below %.0e".formatted(collision));
      }
      return String.join("; ", parts);
    }
  }

  /// Properties of plays need the whole graph of a world, which is only kept of small ones.
  private static final int MOST_KEPT = 300_000;

  private static final Set<Check.Kind> WATCHED = EnumSet.of(Check.Kind.POSITION, Check.Kind.STEP);

  /// Whether a property can be seen while a world is explored.
  static boolean isWatched(Property<?, ?> property) {
    return WATCHED.contains(property.check().kind());
  }

  /// Explores a world.
  ///
  /// @param reading under which it is explored
  /// @param ids the properties that are looked at
  /// @throws BadInput if another exploration lies in the folder
  Visited<P, M> visit(
      WorldFile file, World<P, M> world, String reading, List<String> ids, Pace pace) {
    Game<P, M> game = world.game();
    List<Property<P, M>> properties =
        kit.properties(game).stream()
            .filter(property -> ids.contains(property.id()))
            .filter(property -> !(property.expectation() instanceof Expectation.NotMeaningful))
            .toList();
    var explorer =
        Explorer.of(game, kit.encoding(world))
            .within(bounds)
            .onThreads(threads)
            .until(stop)
            .telling(pace);
    var watching =
        explorer.watching(properties.stream().filter(Visits::isWatched).map(Monitor::of).toList());
    Optional<Path> folder =
        work.map(path -> path.resolve(Found.plain(reading)).resolve(file.name()));
    Explored<P, M> explored = folder.map(watching::in).orElse(watching).explore(world.starts());
    var violations = new ArrayList<>(explored.violations());
    // Where turns are counted, the last turn is the end of all hope.
    boolean hopes = explored.positions() <= MOST_KEPT && world.turns() == World.Turns.UNLIMITED;
    return new Visited<>(
        file,
        game,
        explored,
        switch (explored.end()) {
          case COMPLETE ->
              hopes ? hopes(explorer, world, properties, violations::add) : Hopes.NOT_ASKED;
          case AT_DEPTH, AT_POSITIONS -> Hopes.NOT_ASKED;
          case INTERRUPTED -> Hopes.STOPPED;
        },
        violations);
  }

  /// Looks for plays after which a goal cannot be reached any more.
  private static <P, M> Hopes hopes(
      Explorer<P, M> explorer,
      World<P, M> world,
      List<Property<P, M>> properties,
      Consumer<Violation<P, M>> violations) {
    List<Property<P, M>> ofPlays =
        properties.stream().filter(each -> each.check().kind() == Check.Kind.PLAY).toList();
    if (ofPlays.isEmpty()) {
      return Hopes.ASKED;
    }
    var graph = Graph.of(explorer, world.starts());
    if (!graph.explored().isComplete()) {
      return Hopes.STOPPED;
    }
    var deadEnds = new DeadEnds<>(graph);
    ofPlays.forEach(property -> deadEnds.first(property).ifPresent(violations));
    return Hopes.ASKED;
  }
}
