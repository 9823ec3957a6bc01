package dev.rulewright.cli.guarantees.check;

import dev.rulewright.cli.guarantees.check.Visits.Visited;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.box.World;
import dev.rulewright.reports.results.Verdict;
import dev.rulewright.scenarios.file.WorldFile;
import dev.rulewright.simulator.explore.Violation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

/// The check of properties of positions, of steps and of plays by every play of small worlds.
///
/// @param games the game with what a world chooses before the set-up
/// @param visits explores a world
/// @param progress is told the reading, and how far the exploration of a world is
record Explorations<P, M>(
    List<WorldFile> worlds,
    Function<WorldFile, ChosenGame> games,
    Visits<P, M> visits,
    BiConsumer<String, String> progress) {

  static final String METHOD = "explore";

  /// A play that breaks a property, and the world in which it does.
  private record Breaking<P, M>(Visited<P, M> world, Violation<P, M> violation) {}

  /// The worlds that say something about a property.
  ///
  /// @param missing how many were not reached before somebody stopped it
  /// @param stopped whether somebody stopped it, so that other worlds may say something else
  private record Seen<P, M>(List<Visited<P, M>> visited, int missing, boolean stopped) {}

  /// Checks a reading.
  List<Found> check(Subject<P, M> subject) {
    List<Property<P, M>> properties =
        subject.properties().stream()
            .filter(property -> property.check().kind() != Check.Kind.QUESTION)
            .toList();
    if (properties.isEmpty()) {
      return List.of();
    }
    long start = System.nanoTime();
    List<String> ids = properties.stream().map(Property::id).toList();
    var visited = new ArrayList<Visited<P, M>>();
    int missing = 0;
    for (WorldFile file : worlds) {
      Optional<World<P, M>> world = world(file, subject);
      if (world.isPresent() && visits.stop().getAsBoolean()) {
        missing++;
      } else if (world.isPresent()) {
        var pace = new Pace(file.name(), what -> progress.accept(subject.reading(), what));
        visited.add(visits.visit(file, world.get(), subject.reading(), ids, pace));
      }
    }
    double seconds = Pace.secondsSince(start);
    var watched = new Seen<>(visited, missing, isStopped(visited, missing, Visited::isStopped));
    var charted =
        new Seen<>(
            visited.stream().filter(each -> each.hopes() == Visited.Hopes.ASKED).toList(),
            missing,
            isStopped(visited, missing, each -> each.hopes() == Visited.Hopes.STOPPED));
    return properties.stream()
        .map(property ->
            found(subject, property, Visits.isWatched(property) ? watched : charted, seconds))
        .toList();
  }

  private static <P, M> boolean isStopped(
      List<Visited<P, M>> visited, int missing, Predicate<Visited<P, M>> stopped) {
    return missing > 0 || visited.stream().anyMatch(stopped);
  }

  /// The world under a reading; nothing if the world is for other answers or options, because it
  /// says nothing about this reading and these options then.
  private Optional<World<P, M>> world(WorldFile file, Subject<P, M> subject) {
    try {
      @SuppressWarnings("unchecked") // a name stands for one game, and so for its types
      var box = (Box<P, M>) games.apply(file).box();
      return Optional.of(file.open(box, subject.reading()))
          .filter(world -> world.game().reading().equals(subject.reading()));
    } catch (BadInput e) {
      if (file.answers().isEmpty() && file.options().isEmpty()) {
        throw e;
      }
      return Optional.empty();
    }
  }

  private Found found(
      Subject<P, M> subject, Property<P, M> property, Seen<P, M> seen, double seconds) {
    String bound = Visited.bound(seen.visited, seen.missing);
    if (property.expectation() instanceof Expectation.NotMeaningful none) {
      return subject.found(property, METHOD, "", Verdict.MEANINGLESS, Subject.reason(none), 0);
    }
    if (seen.visited.isEmpty() && !seen.stopped) {
      String none = "no world fits the reading and is small enough";
      return subject.found(property, METHOD, "", Verdict.NOT_STATED, none, 0);
    }
    Optional<Breaking<P, M>> breaking = shortest(property.id(), seen.visited);
    if (breaking.isPresent()) {
      var play = play(property, breaking.get());
      Expectation expectation =
          visits.kit().properties(breaking.get().world.game()).stream()
              .filter(each -> each.id().equals(property.id()))
              .map(Property::expectation)
              .findFirst()
              .orElseThrow();
      boolean expected = expectation instanceof Expectation.Fails;
      return subject
          .found(
              property,
              METHOD,
              bound,
              expected ? Verdict.FAILS_AS_EXPECTED : Verdict.FAILS,
              play.how() + (expected ? "; " + Subject.reason(expectation) : ""),
              seconds)
          .with(play);
    }
    return subject.found(
        property,
        METHOD,
        bound,
        unbroken(property, seen),
        Subject.reason(property.expectation()),
        seconds);
  }

  /// The verdict if nothing was found that breaks it.
  private static Verdict unbroken(Property<?, ?> property, Seen<?, ?> seen) {
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

  private BreakingPlay<P, M> play(Property<P, M> property, Breaking<P, M> breaking) {
    return new BreakingPlay<>(
        breaking.world.game(),
        games.apply(breaking.world.file()).choices(),
        breaking.world.game().reading(),
        property,
        breaking.violation.how(),
        breaking.violation.start(),
        breaking.violation.moves());
  }

  /// The shortest play that breaks a property; of those as long, that of the first world.
  private static <P, M> Optional<Breaking<P, M>> shortest(
      String property, List<Visited<P, M>> visited) {
    return visited.stream()
        .flatMap(each ->
            each.violations().stream()
                .filter(violation -> violation.property().equals(property))
                .map(violation -> new Breaking<>(each, violation)))
        .min(Comparator.comparingInt(breaking -> breaking.violation.moves().size()));
  }
}
