package dev.rulewright.simulator.statistics;

import dev.rulewright.simulator.batch.GameRecord;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/// What a batch of games says, as one value.
///
/// @param starters who began a game
/// @param endings games by the reason why they ended, decided ones and draws
/// @param draws games that nobody won, by the reason why they ended
/// @param limit the turn at which most of the undecided games end, if it is the last turn of all
///   games; 0 otherwise, as there was no turn limit to be seen
/// @param wonOnLastTurn decided games that took as many turns as the longest one, if a game was
///   drawn after so many; 0 otherwise, as there was no turn limit to be seen
/// @param paired the same as pairs of games that share their chance, with intervals
/// @param counts how often things were counted in the games, by column and in its order
public record Summary(
    int games,
    SortedSet<String> starters,
    SortedMap<String, Integer> endings,
    SortedMap<String, Integer> draws,
    long limit,
    int wonOnLastTurn,
    Distribution turns,
    Distribution moves,
    PairedGames paired,
    SequencedMap<String, Distribution> counts) {

  public Summary {
    starters = Collections.unmodifiableSortedSet(new TreeSet<>(starters));
    endings = Collections.unmodifiableSortedMap(new TreeMap<>(endings));
    draws = Collections.unmodifiableSortedMap(new TreeMap<>(draws));
    counts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(counts));
  }

  /// Games that somebody won.
  public int decided() {
    return games - sum(draws);
  }

  private static int sum(Map<String, Integer> numbers) {
    return numbers.values().stream().mapToInt(Integer::intValue).sum();
  }

  /// That most games end undecided, and by what, if they do: `65.3 % of the games end undecided, by
  /// turn-limit at turn 60`.
  public Optional<String> undecided() {
    if (decided() >= games - decided()) {
      return Optional.empty();
    }
    String reason = reasonOfDraws();
    return Optional.of(
        String.format(
            Locale.ROOT,
            "%.1f %% of the games end undecided, %s%s",
            100.0 * (games - decided()) / games,
            draws.size() == 1 ? "by " + reason : "most by " + reason,
            limit > 0 ? " at turn " + limit : ""));
  }

  /// By what most of the games end that nobody wins; empty if there are none.
  public String reasonOfDraws() {
    return draws.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse("");
  }

  /// What makes shares of wins doubtful because too many games, more than 2 % of the decided ones
  /// and more than four, were won on the last turn before the limit.
  public Optional<String> warning() {
    double share = wonOnLastTurn / (double) decided();
    return wonOnLastTurn > 4 && share > 0.02
        ? Optional.of(
            "%,d of %,d decided games (%.1f %%) were won on turn %d, the last one: whoever has it is at an advantage that comes of the turn limit, not of the rules; take a higher limit"
                .formatted(wonOnLastTurn, decided(), 100 * share, turns.max()))
        : Optional.empty();
  }

  /// A summary under way. It keeps counts, not games.
  public static final class Collecting implements Consumer<GameRecord> {
    private int games;
    private final SortedSet<String> starters = new TreeSet<>();
    private final SortedMap<String, Integer> endings = new TreeMap<>();
    private final SortedMap<String, Integer> draws = new TreeMap<>();
    private final PairedGames.Collecting paired;
    private final Distribution.Collecting turns = new Distribution.Collecting();
    private final Map<Long, Long> drawnByTurns = new HashMap<>();
    private final Distribution.Collecting moves = new Distribution.Collecting();
    private final SequencedMap<String, Distribution.Collecting> counts = new LinkedHashMap<>();

    /// Begins a summary.
    ///
    /// @param players the names of the players, in seat order
    /// @param columns the names of what is counted besides, in the order of [GameRecord#counts]
    public Collecting(List<String> players, List<String> columns) {
      paired = new PairedGames.Collecting(players);
      for (String column : columns) {
        counts.put(column, new Distribution.Collecting());
      }
    }

    @Override
    public void accept(GameRecord game) {
      games++;
      paired.accept(game);
      starters.add(game.starter());
      endings.merge(game.reason(), 1, Integer::sum);
      if (!game.isDecided()) {
        draws.merge(game.reason(), 1, Integer::sum);
        drawnByTurns.merge(game.turns(), 1L, Long::sum);
      }
      turns.add(game.turns());
      moves.add(game.moves());
      int column = 0;
      for (Distribution.Collecting each : counts.values()) {
        each.add(game.counts().get(column++));
      }
    }

    /// Number of games so far.
    public int games() {
      return games;
    }

    /// Who began a game so far.
    public SortedSet<String> starters() {
      return Collections.unmodifiableSortedSet(starters);
    }

    /// The summary so far; there must be a game. Asked in the middle of a pair, its games count as
    /// two pairs.
    public Summary summary() {
      var distributions = new LinkedHashMap<String, Distribution>();
      counts.forEach((column, each) -> distributions.put(column, each.distribution()));
      Distribution lengths = turns.distribution();
      long longest = lengths.counts().lastEntry().getValue();
      long drawn = drawnByTurns.getOrDefault(lengths.max(), 0L);
      return new Summary(
          games,
          starters,
          endings,
          draws,
          2 * drawn > sum(draws) ? lengths.max() : 0,
          drawn == 0 ? 0 : (int) (longest - drawn),
          lengths,
          moves.distribution(),
          paired.games(),
          distributions);
    }
  }
}
