package dev.rulewright.simulator.impact;

import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.BatchRun;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Stop;
import dev.rulewright.simulator.statistics.PairedScores;
import java.util.ArrayList;
import java.util.List;

/// Compares alternatives with the default by playing the same games under both.
///
/// **The same games** means that every source of chance and every agent has the same stream of
/// random numbers in both (see the package `batch`), so games differ only by what the answers make
/// of them.
///
/// @param standard the games under the default answers
/// @param alternatives what is compared with them
/// @param rule when enough games have been played
/// @param threads threads to play on; the outcome does not depend on their number
public record Comparison<P, M>(
    Batch<P, M> standard, List<Alternative<P, M>> alternatives, StoppingRule rule, int threads) {

  /// Copies the list.
  public Comparison {
    alternatives = List.copyOf(alternatives);
  }

  /// Is told how far a comparison is.
  public interface Progress {
    /// Takes the next report.
    ///
    /// @param now what is being done, such as the alternative that is being compared; empty at the
    ///   end, also where play was stopped
    /// @param done pairs of games that are finished or no longer needed
    /// @param total pairs of games of all alternatives, if none needs fewer than the most
    void reached(String now, long done, long total);
  }

  /// Compares the alternatives one after another.
  ///
  /// @param progress is told after each game
  /// @param stop says when to end; what is not finished then is left out
  /// @return what came of each alternative that was finished, in their order
  /// @throws IllegalStateException if the rules or an agent fail, with the alternative
  public List<Impact> run(Progress progress, Stop stop) {
    var games = new DefaultGames<>(standard, alternatives);
    long total = rule.mostPairs() * alternatives.size();
    games.expose(
        run(
            rule.afterNextRound(0),
            stop,
            done -> progress.reached("games under the default", 0, total)));
    var impacts = new ArrayList<Impact>();
    for (int i = 0; i < alternatives.size() && !stop.getAsBoolean(); i++) {
      long before = rule.mostPairs() * i;
      String name = alternatives.get(i).toString();
      var pairs = new Pairs(games, alternatives.get(i));
      boolean finished;
      try {
        finished = pairs.play(stop, done -> progress.reached(name, before + done, total));
      } catch (IllegalStateException e) {
        throw new IllegalStateException(name + ": " + e.getMessage(), e);
      }
      if (finished) {
        impacts.add(pairs.impact(i));
      }
    }
    progress.reached("", total, total);
    return impacts;
  }

  private interface Finished {
    void games(long number);
  }

  private BatchRun run(long to, Stop stop, Finished finished) {
    return BatchRun.of(to)
        .onThreads(threads)
        .telling((done, _) -> finished.games(done))
        .until(stop);
  }

  /// The pairs of games of one alternative.
  private final class Pairs {
    private final DefaultGames<P, M> games;
    private final Alternative<P, M> alternative;
    private final Batch<P, M> batch;
    private final String first = standard.game().players().getFirst().id();
    private PairedScores scores = PairedScores.NONE;
    private long changed;

    Pairs(DefaultGames<P, M> games, Alternative<P, M> alternative) {
      this.games = games;
      this.alternative = alternative;
      batch =
          new Batch<>(
              alternative.game(), standard.counting(), alternative.agents(), standard.seed());
    }

    boolean play(Stop stop, Finished finished) {
      do {
        long from = scores.pairs();
        long to = rule.afterNextRound(from);
        if (!games.playUpTo(Comparison.this.run(to, stop, _ -> {}))) {
          return false;
        }
        Comparison.this
            .run(to, stop, done -> finished.games(from + done))
            .beginningWith(from)
            .run(batch, this::compare);
        if (scores.pairs() < to) {
          return false;
        }
      } while (!rule.isEnough(scores));
      return true;
    }

    private void compare(GameRecord game) {
      GameRecord other = games.get(game.game());
      scores = scores.with(game.score(first) - other.score(first));
      // What counts as changed is what was counted: a detour with the same counts is none.
      changed += game.equals(other.withCourse(game.course())) ? 0 : 1;
    }

    Impact impact(int index) {
      return new Impact(
          alternative.question(),
          alternative.answer(),
          games.exposure(index).orElseThrow(),
          scores,
          changed);
    }
  }
}
