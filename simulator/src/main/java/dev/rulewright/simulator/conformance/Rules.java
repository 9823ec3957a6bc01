package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.kit.GameKit;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.random.RandomGenerator;

/// A game whose promises are looked at.
///
/// @param alike changes what is hidden from a player
/// @param normalForm whether a legal move has the normal form in which the moves of a position are
///   listed; others need not be listed
/// @param longest decisions and outcomes of chance within which every play must end
public record Rules<P, M>(
    Game<P, M> game, Alike<P> alike, BiPredicate<M, List<M>> normalForm, long longest) {

  /// Changes what is hidden from a player.
  @FunctionalInterface
  public interface Alike<P> {

    /// A position that the player cannot tell from this one: what is hidden from the player is
    /// changed at random, everything else is equal.
    P changed(P position, Player player, RandomGenerator random);
  }

  /// The bound for games that name none.
  public static final long LONGEST = 100_000;

  /// A game in which every legal move is listed and nothing is hidden.
  public static <P, M> Rules<P, M> of(Game<P, M> game) {
    return new Rules<>(game, (position, _, _) -> position, (_, _) -> true, LONGEST);
  }

  /// A game out of a box, with what its [GameKit] knows.
  public static <P, M> Rules<P, M> of(Box<P, M> box, Game<P, M> game) {
    return of(game)
        .listing((move, _) -> !box.isListedInNormalForm(move))
        .imagining(GameKit.of(box).determinization(game));
  }

  /// The same for lists in a normal form.
  public Rules<P, M> listing(BiPredicate<M, List<M>> inNormalForm) {
    return new Rules<>(game, alike, inNormalForm, longest);
  }

  /// The same with what a player imagines in the place of what is hidden.
  public Rules<P, M> imagining(Determinization<P, M> what) {
    return hiding(
        (position, player, random) -> what.sample(game.observe(position, player), player, random));
  }

  /// The same with something hidden.
  public Rules<P, M> hiding(Alike<P> what) {
    return new Rules<>(game, what, normalForm, longest);
  }

  /// The same with another bound.
  public Rules<P, M> endingWithin(long moves) {
    return new Rules<>(game, alike, normalForm, moves);
  }
}
