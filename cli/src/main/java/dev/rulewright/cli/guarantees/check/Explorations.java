package dev.rulewright.cli.guarantees.check;

import dev.rulewright.cli.guarantees.check.Visited.Hopes;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.box.World;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.properties.MissionProperties;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.results.Verdict;
import dev.rulewright.scenarios.WorldFile;
import dev.rulewright.simulator.explore.Violation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/// Checks properties of positions, of steps and of plays by going through every play of small
/// worlds.
///
/// @param worlds the worlds
/// @param box what is in the box
/// @param visits explores a world
/// @param progress is told the reading, and how far the exploration of a world is
record Explorations(
    List<WorldFile> worlds,
    MissionCombatBox box,
    Visits visits,
    BiConsumer<String, String> progress) {

  static final String METHOD = "explore";

  /// A play that breaks a property, and the world's rules, which may answer more questions than the
  /// reading.
  private record Breaking(MissionCombat game, Violation<Position, Move> violation) {}

  /// The worlds that say something about a property.
  ///
  /// @param missing how many were not reached before somebody stopped it
  /// @param stopped whether somebody stopped it, so that other worlds may say something else
  private record Seen(List<Visited> visited, int missing, boolean stopped) {}

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
    int missing = 0;
    for (WorldFile file : worlds) {
      Optional<World<Position, Move>> world = world(file, subject);
      if (world.isPresent() && visits.stop().getAsBoolean()) {
        missing++;
      } else if (world.isPresent()) {
        var pace = new Pace(file.name(), what -> progress.accept(subject.reading(), what));
        visited.add(visits.visit(file.name(), world.get(), subject.reading(), ids, pace));
      }
    }
    double seconds = watch.seconds();
    Seen watched = new Seen(visited, missing, isStopped(visited, missing, Visited::isStopped));
    Seen charted =
        new Seen(
            visited.stream().filter(each -> each.hopes() == Hopes.ASKED).toList(),
            missing,
            isStopped(visited, missing, each -> each.hopes() == Hopes.STOPPED));
    return properties.stream()
        .map(property ->
            found(subject, property, Visits.isWatched(property) ? watched : charted, seconds))
        .toList();
  }

  private static boolean isStopped(List<Visited> visited, int missing, Predicate<Visited> stopped) {
    return missing > 0 || visited.stream().anyMatch(stopped);
  }

  private static boolean isForExplorers(Property<Position, Move> property) {
    return property.check().kind() != Check.Kind.QUESTION;
  }

  /// The world under a reading; nothing if the world is for other answers, because it says nothing
  /// about this reading then.
  private Optional<World<Position, Move>> world(WorldFile file, Subject subject) {
    try {
      return Optional.of(file.<Position, Move>open(box, subject.reading()))
          .filter(world -> reading(world).equals(subject.game().answers()));
    } catch (BadInput e) {
      if (file.answers().isEmpty()) {
        throw e;
      }
      return Optional.empty();
    }
  }

  private static Reading reading(World<Position, Move> world) {
    return ((MissionCombat) world.game()).answers();
  }

  private static Found found(
      Subject subject, Property<Position, Move> property, Seen seen, double seconds) {
    String bound = Visited.bound(seen.visited, seen.missing);
    if (property.expectation() instanceof Expectation.NotMeaningful none) {
      return Found.of(
          subject.row(property, METHOD, "", Verdict.MEANINGLESS, Subject.reason(none), 0));
    }
    if (seen.visited.isEmpty() && !seen.stopped) {
      String none = "no world fits the reading and is small enough";
      return Found.of(subject.row(property, METHOD, "", Verdict.NOT_STATED, none, 0));
    }
    Optional<Breaking> breaking = shortest(property.id(), seen.visited);
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
    return Found.of(
        subject.row(
            property,
            METHOD,
            bound,
            unbroken(property, seen),
            Subject.reason(property.expectation()),
            seconds));
  }

  /// The verdict if nothing was found that breaks it.
  private static Verdict unbroken(Property<Position, Move> property, Seen seen) {
    if (seen.stopped) {
      return Verdict.STOPPED;
    }
    if (property.expectation() instanceof Expectation.Fails) {
      return Verdict.NOT_SEEN_TO_FAIL;
    }
    return seen.visited.stream().anyMatch(Visited::isComplete)
        ? Verdict.HOLDS
        : Verdict.NOTHING_FOUND;
  }

  private static BreakingPlay<Position, Move> play(
      Property<Position, Move> property, Breaking breaking) {
    return new BreakingPlay<>(
        breaking.game,
        breaking.game.reading(),
        property,
        breaking.violation.how(),
        breaking.violation.start(),
        breaking.violation.moves());
  }

  /// The shortest play that breaks a property; of those as long, that of the first world.
  private static Optional<Breaking> shortest(String property, List<Visited> visited) {
    return visited.stream()
        .flatMap(each ->
            each.violations().stream()
                .filter(violation -> violation.property().equals(property))
                .map(violation -> new Breaking(each.game(), violation)))
        .min(Comparator.comparingInt(breaking -> breaking.violation.moves().size()));
  }
}
