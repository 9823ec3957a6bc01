package dev.rulewright.simulator.metrics;

import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.List;

/// What is asked of the games of one game besides what is asked of every game. By default nothing.
public interface Measures<P, M> {

  /// What is counted for it, besides what is always counted.
  ///
  /// @param game the rules, maybe with moves left out
  default Counting<P, M> counting(Game<P, M> game) {
    return Counting.nothing();
  }

  default List<Measure> play(Counted counted) {
    return List.of();
  }

  /// What is used: kind, player, name.
  default List<Measure> uses(Counted counted) {
    return List.of();
  }

  /// What may become of the players' cards.
  default List<CardContrast> cards(Counted counted) {
    return List.of();
  }

  default List<String> notes() {
    return List.of();
  }

  /// Everything that is counted: what always is, choices, what these ask for, and clauses.
  ///
  /// **It has its price**: every list of moves is made once more to be counted, and every move is
  /// played once more to hear its clauses. That is nothing beside agents that think, and doubles
  /// the time of those that do not; so it is asked for, never the default.
  ///
  /// @param always what is always counted
  default Counting<P, M> everything(Counting<P, M> always, Game<P, M> game) {
    return always.and(Choices.of(game)).and(counting(game)).and(ClauseUse.of(game));
  }

  /// The columns of a table of games.
  ///
  /// @param columns their headings
  record Counted(List<String> columns) {

    static Counted of(List<Column> columns) {
      return new Counted(columns.stream().map(Column::name).toList());
    }

    /// The counts of a column.
    public Amount column(String heading) {
      int index = columns.indexOf(heading);
      if (index < 0) {
        throw new IllegalArgumentException("no column " + heading + " in " + columns);
      }
      return game -> game.counts().get(index);
    }

    /// How often something is used in a game.
    ///
    /// @param kind of what is used
    /// @param player who uses it, or empty
    public Measure use(String kind, String player, String name, String heading) {
      return Measure.sums(
          List.of(kind, player, name), "times", "game", column(heading), Amount.GAME);
    }
  }
}
