package dev.rulewright.simulator.restriction;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.Variant;
import java.util.List;
import java.util.function.Predicate;

/// A game in which some players do without some moves, so that every agent plans without them.
///
/// **The list never becomes empty**: where a player has nothing but banned moves, these stay legal,
/// because the rules do not say what else should happen. Chance is as it was.
public final class RestrictedGame<P, M> implements Variant<P, M> {

  private final Game<P, M> game;
  private final List<List<Ban<P, M>>> bans;

  /// A game with bans.
  ///
  /// @param bans the bans of each player, in seat order
  /// @throws IllegalArgumentException unless there is a list for each player
  public RestrictedGame(Game<P, M> game, List<? extends List<Ban<P, M>>> bans) {
    if (bans.size() != game.players().size()) {
      throw new IllegalArgumentException(
          bans.size() + " lists of bans for " + game.players().size() + " players");
    }
    this.game = game;
    this.bans = bans.stream().map(List::copyOf).toList();
  }

  @Override
  public Game<P, M> game() {
    return game;
  }

  @Override
  public Turn<M> turn(P position) {
    Turn<M> turn = game.turn(position);
    if (!(turn instanceof Turn.Decision<M>(Player player, Moves<M> moves))) {
      return turn;
    }
    Moves<M> left = left(position, player, moves);
    return left.size() == moves.size() ? turn : new Turn.Decision<>(player, left);
  }

  private Moves<M> left(P position, Player player, Moves<M> moves) {
    return bans.get(player.seat()).isEmpty()
        ? moves
        : MovesLeft.of(moves, banned(position, player));
  }

  private Predicate<M> banned(P position, Player player) {
    List<Ban<P, M>> ofPlayer = bans.get(player.seat());
    return move -> ofPlayer.stream().anyMatch(ban -> ban.forbids().test(position, move));
  }

  /// The ruling of the rules, unless they allow a move that is banned. The clause given is one that
  /// would allow the move, as no clause of the rulebook forbids it.
  @Override
  public Ruling judge(P position, M move) {
    Ruling ruling = game.judge(position, move);
    if (ruling instanceof Ruling.Allowed allowed
        && game.turn(position) instanceof Turn.Decision<M>(Player player, Moves<M> moves)
        && banned(position, player).test(move)
        && left(position, player, moves).size() < moves.size()) {
      return new Ruling.Refused(
          allowed.clauses().getFirst(), "the " + player + " do without " + names(player));
    }
    return ruling;
  }

  private String names(Player player) {
    return String.join(", ", bans.get(player.seat()).stream().map(Ban::name).toList());
  }
}
