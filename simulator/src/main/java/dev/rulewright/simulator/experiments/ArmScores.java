package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.chance.Fold;
import dev.rulewright.simulator.statistics.Estimate;
import dev.rulewright.simulator.statistics.LatticeSample;
import dev.rulewright.simulator.statistics.LatticeSample.Kind;
import dev.rulewright.simulator.statistics.PairedRatio;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// What came of the games of one arm, group by group: games 2k and 2k + 1 make a pair where two
/// take turns at beginning.
public final class ArmScores {

  private final String player;
  private final Grouping grouping;
  private final List<Pair> pairs = new ArrayList<>();
  private final SortedSet<String> starters = new TreeSet<>();
  private LatticeSample counts;
  private LatticeSample starterCounts;
  private PairedRatio drawn = PairedRatio.NO_TRIALS;
  private PairedRatio turns = PairedRatio.none(PairedRatio.Kind.SUM);
  private final List<GameRecord> waiting = new ArrayList<>();

  /// @param player whose scores are meant
  ArmScores(String player, Grouping grouping) {
    this.player = player;
    this.grouping = grouping;
    counts = LatticeSample.none(Kind.SCORES, grouping.size(), grouping.seats());
    starterCounts = counts;
  }

  /// A group of games: two with the same chance where two play.
  ///
  /// @param begun those that the player began
  /// @param parts what the player scored in them, in parts of a win, see [GameRecord#score]: halves
  ///   where two play
  /// @param starterParts what those scored who began, likewise
  /// @param turns turns of all of them
  /// @param drawn those that nobody won
  /// @param course a number that stands for the courses of all of them, see [GameRecord#course]
  public record Pair(int begun, int parts, int starterParts, long turns, int drawn, long course) {

    /// Whether groups are of the same games, move by move, as far as both have been played.
    public static boolean areTheSame(List<Pair> some, List<Pair> others) {
      return IntStream.range(0, Math.min(some.size(), others.size()))
          .allMatch(i -> some.get(i).course() == others.get(i).course());
    }
  }

  void take(GameRecord game) {
    int size = grouping.size();
    if (game.game() % size != waiting.size()) {
      throw new IllegalStateException(
          "game %d of %s is not the next one of a group".formatted(game.game(), game.arm()));
    }
    waiting.add(game);
    if (waiting.size() < size) {
      return;
    }
    Pair pair =
        new Pair(
            (int) waiting.stream().filter(each -> each.starter().equals(player)).count(),
            waiting.stream().mapToInt(each -> each.score(player, grouping.seats())).sum(),
            waiting.stream().mapToInt(each -> each.score(each.starter(), grouping.seats())).sum(),
            waiting.stream().mapToLong(GameRecord::turns).sum(),
            (int) waiting.stream().filter(each -> !each.isDecided()).count(),
            waiting.stream().mapToLong(GameRecord::course).reduce(0, Fold::with));
    waiting.forEach(each -> starters.add(each.starter()));
    waiting.clear();
    pairs.add(pair);
    counts = counts.with(pair.parts());
    starterCounts = starterCounts.with(pair.starterParts());
    drawn = drawn.with(size, pair.drawn(), size);
    turns = turns.with(size, pair.turns(), size);
  }

  Grouping grouping() {
    return grouping;
  }

  /// Who began a game.
  SortedSet<String> starters() {
    return starters;
  }

  /// Whether the games are the same ones as those of another arm, move by move, as far as both have
  /// been played.
  public boolean areTheGamesOf(ArmScores other) {
    return Pair.areTheSame(pairs, other.pairs);
  }

  /// Whether the games of some arms, at least one, are those of the first of them.
  public static boolean areTheSame(Collection<ArmScores> arms) {
    return arms.stream().allMatch(arms.iterator().next()::areTheGamesOf);
  }

  /// Numbers that stand for the courses of the games, group by group, see [Pair#course].
  List<Long> courses() {
    return pairs.stream().map(Pair::course).toList();
  }

  /// The mean score of a group.
  public double score(int pair) {
    int games = grouping.size() * GameRecord.partsOfAWin(grouping.seats());
    return pairs.get(pair).parts() / (double) games;
  }

  public List<Pair> pairs() {
    return pairs;
  }

  public LatticeSample counts() {
    return counts;
  }

  public Estimate score() {
    return Estimate.of(counts);
  }

  /// The score of those who began.
  public Estimate starterScore() {
    return Estimate.of(starterCounts);
  }

  public Estimate drawn() {
    return Estimate.of(drawn);
  }

  public Estimate turns() {
    return Estimate.of(turns);
  }
}
