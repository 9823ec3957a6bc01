package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.Player;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Counts the same things for each player of a game, or for all of them together. A game says what
/// they are and what a move adds.
public abstract class CountingByPlayer<P, M> implements Counting<P, M> {

  private final List<? extends Player> players;
  private final List<Count> all = new ArrayList<>();
  private final List<MoveKind> kinds = new ArrayList<>();

  /// Something that is counted.
  ///
  /// @param index its place among all that are counted, from 0
  /// @param name the heading of its column, behind the player's
  /// @param unit what is counted, such as `cards`
  /// @param meaning what is counted, in words
  public record Count(int index, String name, String unit, String meaning) {}

  /// Counts for each of these players, by their seats; for all together if there are none.
  protected CountingByPlayer(List<? extends Player> players) {
    this.players = List.copyOf(players);
  }

  // ---- For a game ----

  /// Something that is counted.
  protected final Count count(String name, String unit, String meaning) {
    var count = new Count(all.size(), name, unit, meaning);
    all.add(count);
    return count;
  }

  /// A kind of moves that are counted.
  ///
  /// @param shown its name in charts
  protected final Count count(String name, String unit, String meaning, String shown) {
    kinds.add(new MoveKind(name, shown));
    return count(name, unit, meaning);
  }

  /// Adds what a move or an outcome of chance counts for.
  protected abstract void count(P before, M move, P after, Counts counts);

  /// Sets what is counted when play has ended.
  protected void atTheEnd(P end, Counts counts) {}

  /// The number of turns begun when play has ended.
  protected abstract long turns(P end, Counts counts);

  // ---- For a batch ----

  /// The kinds of moves that are counted.
  public final List<MoveKind> kinds() {
    return List.copyOf(kinds);
  }

  @Override
  public final List<Column> columns() {
    return players.isEmpty()
        ? all.stream().map(each -> new Column(each.name, each.unit, each.meaning)).toList()
        : players.stream().flatMap(this::columns).toList();
  }

  private Stream<Column> columns(Player player) {
    String prefix = player.id().replace('-', '_') + "_";
    return all.stream()
        .map(each -> new Column(prefix + each.name, each.unit, player.id() + ": " + each.meaning));
  }

  @Override
  public final Counts begin() {
    return new Counts();
  }

  /// What was counted in one game.
  public final class Counts implements Tally<P, M> {

    private final long[] counts = new long[Math.max(1, players.size()) * all.size()];

    private Counts() {}

    /// Adds to what is counted for all together.
    public void add(Count what, long number) {
      counts[what.index] += number;
    }

    /// Adds to what is counted for a player.
    public void add(Player player, Count what, long number) {
      counts[at(player, what)] += number;
    }

    /// Sets what is counted for all together.
    public void set(Count what, long number) {
      counts[what.index] = number;
    }

    /// Sets what is counted for a player.
    public void set(Player player, Count what, long number) {
      counts[at(player, what)] = number;
    }

    /// What was counted for a player.
    public long of(Player player, Count what) {
      return counts[at(player, what)];
    }

    private int at(Player player, Count what) {
      return player.seat() * all.size() + what.index;
    }

    @Override
    public void count(P before, M move, P after) {
      CountingByPlayer.this.count(before, move, after, this);
    }

    @Override
    public long turns(P end) {
      return CountingByPlayer.this.turns(end, this);
    }

    @Override
    public List<Long> counts(P end) {
      atTheEnd(end, this);
      return Arrays.stream(counts).boxed().toList();
    }
  }
}
