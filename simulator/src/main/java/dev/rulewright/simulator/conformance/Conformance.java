package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.conformance.Course.Failure;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// The conformance suite: random plays of a game from the seeds 1, 2, 3 …, in which every position
/// is asked whether the game keeps its [promises][Promise]. The same plays give the same report.
///
/// @param plays the plays that were begun
/// @param positions the positions that were looked at
/// @param longest the moves and outcomes of the longest play
/// @param broken the promises that are broken, in their order, each with the shortest play found
public record Conformance(long plays, long positions, long longest, List<Broken> broken) {

  public Conformance {
    broken = List.copyOf(broken);
  }

  /// Looks at a game.
  ///
  /// @param plays the random plays
  /// @param stop asked before each play whether to come to an end
  public static <P, M> Conformance of(Rules<P, M> rules, int plays, BooleanSupplier stop) {
    return new Suite<>(rules).report(plays, stop);
  }

  /// The same with nobody who stops it.
  public static <P, M> Conformance of(Rules<P, M> rules, int plays) {
    return of(rules, plays, () -> false);
  }

  private static final class Suite<P, M> {

    /// The moves that are asked about in positions other than their own.
    private static final int ELSEWHERE = 5_000;

    /// The moves and outcomes that are looked at of plays that have no end.
    private static final int BEGINNING = 1_000;

    private final Rules<P, M> rules;
    private final List<M> elsewhere = new ArrayList<>();
    private final Map<Promise, Failure<M>> shortest = new EnumMap<>(Promise.class);
    private final Map<Promise, Long> seeds = new EnumMap<>(Promise.class);
    private long positions;
    private long longest;

    Suite(Rules<P, M> rules) {
      this.rules = rules;
    }

    Conformance report(int plays, BooleanSupplier stop) {
      int begun = 0;
      for (int seed = 1; seed <= plays && !isEndless() && !stop.getAsBoolean(); seed++) {
        gather(seed);
      }
      List<Claim<P, M>> claims = claims();
      for (int seed = 1; seed <= plays && !stop.getAsBoolean(); seed++, begun++) {
        play(seed, claims);
      }
      var shrinking = new Shrinking<>(rules.game(), claims);
      List<Broken> broken =
          shortest.values().stream().map(each -> broken(shrinking.shrunk(each))).toList();
      return new Conformance(begun, positions, longest, broken);
    }

    private Broken broken(Failure<M> failure) {
      return new Broken(
          failure.promise(),
          failure.how(),
          seeds.getOrDefault(failure.promise(), 0L),
          failure.moves().stream().map(new Texts<>(rules.game())::ofMove).toList(),
          failure.position());
    }

    private List<Claim<P, M>> claims() {
      var texts = new Texts<>(rules.game());
      return Stream.of(
              new BookClaims<>(rules.game()).all(),
              new ListClaims<>(rules.game(), texts).all(),
              new RulingClaims<>(
                      rules, texts, List.copyOf(elsewhere), new Wordings<>(texts, elsewhere))
                  .all(),
              new CourseClaims<>(rules, texts).all())
          .flatMap(each -> each)
          .toList();
    }

    /// Plays to know moves that some position lists, and whether there is an end.
    private void gather(long seed) {
      var random = new SplittableRandom(seed);
      var course = new Course<>(rules.game());
      List<Claim<P, M>> end =
          new CourseClaims<>(rules, new Texts<>(rules.game()))
              .all()
              .filter(each -> each.promise() == Promise.END)
              .toList();
      course
          .follow(
              step -> {
                Optional<M> move = chosen(step, random);
                move.filter(_ -> elsewhere.size() < ELSEWHERE).ifPresent(elsewhere::add);
                return move;
              },
              step -> course.broken(end, step, random, true))
          .filter(failure -> failure.promise() == Promise.END)
          .ifPresent(failure -> keep(seed, failure));
    }

    private boolean isEndless() {
      return shortest.containsKey(Promise.END);
    }

    private void play(long seed, List<Claim<P, M>> claims) {
      var random = new SplittableRandom(seed);
      var own = random.split();
      var course = new Course<>(rules.game());
      long most = isEndless() ? BEGINNING : Long.MAX_VALUE;
      course
          .follow(
              step -> step.before().size() < most ? chosen(step, random) : Optional.empty(),
              step -> {
                positions++;
                return course.broken(claims, step, own, false);
              })
          .ifPresent(failure -> keep(seed, failure));
      longest = Math.max(longest, course.moves().size());
    }

    private void keep(long seed, Failure<M> failure) {
      longest = Math.max(longest, failure.moves().size());
      seeds.putIfAbsent(failure.promise(), seed);
      shortest.merge(
          failure.promise(),
          failure,
          (one, other) -> other.moves().size() < one.moves().size() ? other : one);
    }

    private static <P, M> Optional<M> chosen(Step<P, M> step, RandomGenerator random) {
      return switch (step.turn()) {
        case Turn.Decision<M>(var _, Moves<M> moves) when moves.size() > 0 ->
            Optional.of(moves.get(random.nextLong(moves.size())));
        case Turn.Chance<M>(int _, Outcomes<M> outcomes) when outcomes.totalWeight() > 0 ->
            Optional.of(outcomes.drawn(random.nextLong(outcomes.totalWeight())));
        case Turn.Decision<M> _, Turn.Chance<M> _, Turn.Over<M> _ -> Optional.empty();
      };
    }
  }
}
