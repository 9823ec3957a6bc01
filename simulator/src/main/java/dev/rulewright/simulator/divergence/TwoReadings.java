package dev.rulewright.simulator.divergence;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Two games of the same material under two readings, and how to compare positions of them.
///
/// @param likenesses how moves are matched that are not equal under the two readings, because a
///   reading remembers something about the pieces that they name: each of these leaves out more,
///   the last one everything that does not lie on the table
/// @param eyes whether equal positions may look different
/// @param unlisted moves like a listed one that lists leave out, and whose legality may differ
/// @param begin what a start is under each reading, where one of them remembers something from the
///   first; the same for any start as often as it is applied
/// @param mayBegin whether a position can be under both readings, so that a play may begin with it
public record TwoReadings<P, M>(
    Game<P, M> a,
    Game<P, M> b,
    List<UnaryOperator<M>> likenesses,
    Eyes eyes,
    Function<M, List<M>> unlisted,
    UnaryOperator<Pair<P>> begin,
    Predicate<P> mayBegin) {

  /// Whether the two readings differ in what a player may see of one and the same position.
  public enum Eyes {
    /// They do not: equal positions look equal.
    SAME,
    /// They may.
    DIFFERENT
  }

  /// Two games whose moves are the same if they are equal, and in which a reading remembers nothing
  /// of its own.
  public static <P, M> TwoReadings<P, M> of(Game<P, M> a, Game<P, M> b) {
    return new TwoReadings<>(
        a, b, List.of(), Eyes.DIFFERENT, _ -> List.of(), UnaryOperator.identity(), _ -> true);
  }

  public TwoReadings {
    likenesses = List.copyOf(likenesses);
  }

  /// The starts that are possible of those given, as they are under each reading.
  List<Pair<P>> beginnings(List<Pair<P>> given) {
    return given.stream().filter(start -> mayBegin.test(start.a())).map(begin).toList();
  }

  Pair<Turn<M>> turns(Pair<P> pair) {
    return new Pair<>(a.turn(pair.a()), b.turn(pair.b()));
  }

  /// What the readings disagree about in a position before anybody moves, or null: what lies on the
  /// table, how play has ended, who decides, what a player may know.
  ///
  /// @param turns what the pair waits for
  @Nullable Difference<M> differenceAt(Pair<P> pair, Pair<Turn<M>> turns) {
    var difference = differenceOfTurns(turns.a(), turns.b());
    if (difference != null) {
      return difference;
    }
    if (turns.a() instanceof Turn.Over<M>) {
      // Nobody plays on, so it does not matter any more what lies where.
      return null;
    }
    if (!pair.isSame() && !a.table(pair.a()).equals(b.table(pair.b()))) {
      return new Difference.Table<>();
    }
    return eyes == Eyes.SAME && pair.isSame() ? null : differenceOfKnowledge(pair);
  }

  /// Whether the readings disagree about a position before anybody moves.
  public boolean part(Pair<P> pair) {
    return differenceAt(pair, turns(pair)) != null;
  }

  Pair<Game<P, M>> games() {
    return new Pair<>(a, b);
  }

  /// The moves or outcomes of chance that a pair of positions has under both readings, in the words
  /// of each; empty if one reading has a move or a chance that the other has not.
  public Optional<List<Pair<M>>> sharedMoves(Pair<P> pair) {
    var matched = new Matching<>(this).match(pair, turns(pair));
    return matched.difference() == null ? Optional.of(matched.moves()) : Optional.empty();
  }

  /// A move without what only a reading remembers of the pieces that it names.
  public M onTable(M move) {
    return likenesses.isEmpty() ? move : likenesses.getLast().apply(move);
  }

  /// The text form of a move, without what only a reading remembers of the pieces that it names.
  public String inWords(M move) {
    return a.notation().writeMove(onTable(move));
  }

  Pair<P> played(Pair<P> pair, Pair<M> move) {
    P one = a.play(pair.a(), move.a());
    P other = b.play(pair.b(), move.b());
    // Millions of pairs are kept, and nearly all of them are the same under both readings.
    return one.equals(other) ? Pair.same(one) : new Pair<>(one, other);
  }

  private @Nullable Difference<M> differenceOfTurns(Turn<M> one, Turn<M> other) {
    if (one instanceof Turn.Over<M> || other instanceof Turn.Over<M>) {
      var ends = new Pair<>(ends(one), ends(other));
      return ends.isSame() ? null : new Difference.Ending<>(ends);
    }
    var deciders = new Pair<>(decider(one), decider(other));
    return deciders.isSame() ? null : new Difference.Decider<>(deciders);
  }

  private static <M> Difference.Ends ends(Turn<M> turn) {
    return turn instanceof Turn.Over<M>(var result)
        ? Difference.Ends.with(result)
        : Difference.Ends.notYet();
  }

  private String decider(Turn<M> turn) {
    return switch (turn) {
      case Turn.Decision<M> decision -> decision.player().id();
      case Turn.Chance<M> chance -> "chance: " + a.chanceSources().get(chance.source());
      case Turn.Over<M> _ -> "nobody";
    };
  }

  private @Nullable Difference<M> differenceOfKnowledge(Pair<P> pair) {
    List<? extends Player> players = a.players();
    for (int i = 0; i < players.size(); i++) {
      P one = a.observe(pair.a(), players.get(i));
      P other = b.observe(pair.b(), b.players().get(i));
      if (!Objects.equals(one, other) && !a.table(one).equals(b.table(other))) {
        return new Difference.Knowledge<>(players.get(i));
      }
    }
    return null;
  }
}
