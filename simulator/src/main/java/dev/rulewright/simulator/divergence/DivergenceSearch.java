package dev.rulewright.simulator.divergence;

import dev.rulewright.simulator.Workers;
import dev.rulewright.simulator.divergence.Divergence.Searched;
import dev.rulewright.simulator.divergence.Starts.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A search for the shortest play in which two readings part: first by its number of moves, then by
/// the family of its start, then by the order of the starts. The result does not depend on the
/// number of threads.
///
/// @param longest the most number of moves
/// @param budget pairs of positions to look at, besides the starts, in each group before it is
///   given up
public record DivergenceSearch(int longest, long budget, int threads) {

  /// @throws IllegalArgumentException if a number is out of range
  public DivergenceSearch {
    if (longest < 0 || budget < 1 || threads < 1) {
      throw new IllegalArgumentException(
          "plays of %d moves, budget %d, %d threads".formatted(longest, budget, threads));
    }
  }

  /// A search for plays of at most so many moves.
  public static DivergenceSearch upTo(int longest) {
    return new DivergenceSearch(longest, Long.MAX_VALUE, 1);
  }

  /// The same search on another number of threads.
  public DivergenceSearch onThreads(int number) {
    return new DivergenceSearch(longest, budget, number);
  }

  /// The same search with another budget.
  public DivergenceSearch within(long pairs) {
    return new DivergenceSearch(longest, pairs, threads);
  }

  /// The same search for plays of no more than so many moves.
  public DivergenceSearch atMost(int moves) {
    return new DivergenceSearch(Math.min(longest, moves), budget, threads);
  }

  /// Is told what is searched next.
  public interface Progress {
    /// Takes the next report.
    ///
    /// @param length moves of the plays that are searched
    /// @param family name of the starts
    void begins(int length, String family);
  }

  /// Searches.
  public <P, M> Divergence<P, M> search(
      TwoReadings<P, M> readings, Starts<P> starts, Progress progress) {
    var searched = new ArrayList<Searched>();
    List<Run<P, M>> runs =
        starts.families().stream().map(family -> new Run<>(readings, starts, family)).toList();
    for (int length = 0; length <= longest; length++) {
      for (Run<P, M> run : runs) {
        Family<P> family = run.family;
        if (family.longest() >= length) {
          progress.begins(length, family.name());
          run.all(length);
          Witness<P, M> witness = run.witness();
          if (witness != null) {
            long pairs = runs.stream().mapToLong(Run::pairs).sum();
            return new Divergence<>(
                Optional.of(witness), Optional.of(family.name()), searched, pairs);
          }
          searched.add(
              new Searched(
                  family.name(), run.starts(), length, run.isComplete() ? 0 : run.pairs()));
        }
      }
    }
    return new Divergence<>(
        Optional.empty(), Optional.empty(), searched, runs.stream().mapToLong(Run::pairs).sum());
  }

  private final class Run<P, M> {
    private final Family<P> family;
    private final List<PairSearch<P, M>> searches;

    /// The first group that has a witness, or the number of groups.
    private final AtomicInteger first;

    Run(TwoReadings<P, M> readings, Starts<P> starts, Family<P> family) {
      this.family = family;
      searches =
          IntStream.range(0, family.groups())
              .mapToObj(group -> new PairSearch<>(readings, starts, family, group, budget))
              .toList();
      first = new AtomicInteger(searches.size());
    }

    /// Groups behind one that has a witness are not searched any more.
    void all(int length) {
      try (var workers = new Workers(threads)) {
        workers.share(
            searches.size(),
            (_, group) -> {
              if (group < first.get() && searches.get(group).search(length) != null) {
                first.accumulateAndGet(group, Math::min);
              }
            });
      } catch (RuntimeException e) {
        throw new IllegalStateException("%s, %d moves: %s".formatted(family.name(), length, e), e);
      }
    }

    @Nullable Witness<P, M> witness() {
      return first.get() < searches.size() ? searches.get(first.get()).witness() : null;
    }

    /// Pairs looked at so far, in all groups up to the one that has the witness.
    long pairs() {
      return searches.stream().limit(first.get() + 1L).mapToLong(PairSearch::pairs).sum();
    }

    long starts() {
      return searches.stream().mapToLong(PairSearch::starts).sum();
    }

    boolean isComplete() {
      return searches.stream().noneMatch(PairSearch::isExhausted);
    }
  }
}
