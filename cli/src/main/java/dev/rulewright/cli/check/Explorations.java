package dev.rulewright.cli.check;

import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.World;
import dev.rulewright.missioncombat.MissionCombatBox;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.properties.MissionProperties;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.results.Verdict;
import dev.rulewright.scenarios.WorldFile;
import dev.rulewright.simulator.explore.Bounds;
import dev.rulewright.simulator.explore.DeadEnds;
import dev.rulewright.simulator.explore.Explored;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.Graph;
import dev.rulewright.simulator.explore.Violation;
import dev.rulewright.simulator.explore.Watcher;
import dev.rulewright.simulator.missioncombat.MissionEncoding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/// Checks properties of positions, of steps and of plays by going through every play of small
/// worlds.
///
/// @param worlds the worlds
/// @param box what is in the box
/// @param bounds how far each world is explored
/// @param threads how many threads
/// @param progress is told the reading and the world that is explored now
record Explorations(
    List<WorldFile> worlds,
    MissionCombatBox box,
    Bounds bounds,
    int threads,
    BiConsumer<String, String> progress) {

  static final String METHOD = "explore";

  /// Properties of plays need the whole graph of a world, which is only kept of small ones.
  private static final int MOST_KEPT = 300_000;

  private static final Set<Check.Kind> WATCHED = EnumSet.of(Check.Kind.POSITION, Check.Kind.STEP);

  /// A world that was explored.
  ///
  /// @param kept whether its graph was kept, so that properties of plays were looked at
  private record Visited(
      String name,
      MissionCombat game,
      Explored<Position, Move> explored,
      boolean kept,
      List<Violation<Position, Move>> violations) {}

  /// A play that breaks a property, and the world's rules, which may answer more questions than the
  /// reading.
  private record Breaking(MissionCombat game, Violation<Position, Move> violation) {}

  /// Checks a reading.
  List<Found> check(Subject subject) {
    List<Property<Position, Move>> properties =
        subject.properties().stream().filter(Explorations::isForExplorers).toList();
    if (properties.isEmpty()) {
      return List.of();
    }
    var watch = Stopwatch.started();
    List<String> ids = properties.stream().map(Property::id).toList();
    var visited = new ArrayList<Visited>();
    for (WorldFile file : worlds) {
      progress.accept(subject.reading(), file.name());
      world(file, subject).ifPresent(world -> visited.add(visit(file.name(), world, ids)));
    }
    List<Visited> kept = visited.stream().filter(Visited::kept).toList();
    double seconds = watch.seconds();
    return properties.stream()
        .map(property -> found(subject, property, isWatched(property) ? visited : kept, seconds))
        .toList();
  }

  private static boolean isForExplorers(Property<Position, Move> property) {
    return property.check().kind() != Check.Kind.QUESTION;
  }

  private static boolean isWatched(Property<Position, Move> property) {
    return WATCHED.contains(property.check().kind());
  }

  /// The world under a reading; nothing if the world is for other answers, because it says nothing
  /// about this reading then.
  private Optional<World<Position, Move>> world(WorldFile file, Subject subject) {
    try {
      return Optional.of(file.<Position, Move>open(box, subject.reading()))
          .filter(world -> reading(world).equals(subject.game().reading()));
    } catch (BadInput e) {
      if (file.answers().isEmpty()) {
        throw e;
      }
      return Optional.empty();
    }
  }

  private static Reading reading(World<Position, Move> world) {
    return ((MissionCombat) world.game()).reading();
  }

  private Visited visit(String name, World<Position, Move> world, List<String> ids) {
    MissionCombat game = (MissionCombat) world.game();
    MissionEncoding usual = MissionEncoding.of(game);
    MissionEncoding encoding = world.turns() == World.Turns.COUNTED ? usual.countingTurns() : usual;
    List<Property<Position, Move>> properties =
        MissionProperties.of(game).stream()
            .filter(property -> ids.contains(property.id()))
            .filter(property -> !(property.expectation() instanceof Expectation.NotMeaningful))
            .toList();
    var explorer = Explorer.of(game, encoding).within(bounds).onThreads(threads);
    Explored<Position, Move> explored =
        explorer
            .watching(properties.stream().filter(Explorations::isWatched).map(Watcher::of).toList())
            .explore(world.starts());
    // Where turns are counted, the last turn is the end of all hope.
    boolean kept =
        explored.isComplete()
            && explored.positions() <= MOST_KEPT
            && world.turns() == World.Turns.UNLIMITED;
    var violations = new ArrayList<>(explored.violations());
    if (kept) {
      violations.addAll(deadEnds(explorer, world.starts(), properties));
    }
    return new Visited(name, game, explored, kept, violations);
  }

  /// Plays after which a goal cannot be reached any more.
  private static List<Violation<Position, Move>> deadEnds(
      Explorer<Position, Move> explorer,
      List<Position> starts,
      List<Property<Position, Move>> properties) {
    List<Property<Position, Move>> ofPlays =
        properties.stream().filter(each -> each.check().kind() == Check.Kind.PLAY).toList();
    if (ofPlays.isEmpty()) {
      return List.of();
    }
    var deadEnds = new DeadEnds<>(Graph.of(explorer, starts));
    return ofPlays.stream().flatMap(property -> deadEnds.first(property).stream()).toList();
  }

  private static Found found(
      Subject subject, Property<Position, Move> property, List<Visited> visited, double seconds) {
    String bound = bound(visited);
    boolean complete = visited.stream().anyMatch(each -> each.explored.isComplete());
    if (property.expectation() instanceof Expectation.NotMeaningful none) {
      return Found.of(
          subject.row(property, METHOD, "", Verdict.MEANINGLESS, Subject.reason(none), 0));
    }
    if (visited.isEmpty()) {
      String none = "no world fits the reading and is small enough";
      return Found.of(subject.row(property, METHOD, "", Verdict.NOT_STATED, none, 0));
    }
    Optional<Breaking> breaking = shortest(property.id(), visited);
    if (breaking.isPresent()) {
      var play = play(property, breaking.get());
      Expectation expectation =
          MissionProperties.named(property.id(), breaking.get().game)
              .map(Property::expectation)
              .orElseThrow();
      boolean expected = expectation instanceof Expectation.Fails;
      return Found.with(
          subject.row(
              property,
              METHOD,
              bound,
              expected ? Verdict.FAILS_AS_EXPECTED : Verdict.FAILS,
              play.how() + (expected ? "; " + Subject.reason(expectation) : ""),
              seconds),
          play);
    }
    Verdict verdict =
        property.expectation() instanceof Expectation.Fails
            ? Verdict.NOT_SEEN_TO_FAIL
            : complete ? Verdict.HOLDS : Verdict.NOTHING_FOUND;
    return Found.of(
        subject.row(
            property, METHOD, bound, verdict, Subject.reason(property.expectation()), seconds));
  }

  private static BreakingPlay<Position, Move> play(
      Property<Position, Move> property, Breaking breaking) {
    return new BreakingPlay<>(
        breaking.game,
        breaking.game.reading().name(),
        property,
        breaking.violation.how(),
        breaking.violation.start(),
        breaking.violation.moves());
  }

  /// The shortest play that breaks a property; of those as long, that of the first world.
  private static Optional<Breaking> shortest(String property, List<Visited> visited) {
    return visited.stream()
        .flatMap(each ->
            each.violations.stream()
                .filter(violation -> violation.property().equals(property))
                .map(violation -> new Breaking(each.game, violation)))
        .min(Comparator.comparingInt(breaking -> breaking.violation.moves().size()));
  }

  /// A property holds in the worlds that were explored to the end; the others are named.
  private static String bound(List<Visited> visited) {
    List<Visited> ended = visited.stream().filter(each -> each.explored.isComplete()).toList();
    List<String> open =
        visited.stream()
            .filter(each -> !each.explored.isComplete())
            .map(each -> "%s (%,d)".formatted(each.name, each.explored.positions()))
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
    parts.add("one missed with probability below %.0e".formatted(collision));
    return String.join("; ", parts);
  }
}
