package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.Player;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// What a player does not know, filled in by chance: how a player who cannot see everything
/// imagines it. Determinizations are stateless and safe for any number of threads.
public interface Determinization<P, M> {

  /// A complete position that looks to the player like the one seen, so that [observing][
  /// dev.rulewright.kernel.Game#observe] it gives what was seen. Of all such positions each is as
  /// likely as it would be if nothing were known about how the opponents choose.
  ///
  /// @param seen what the player observes
  /// @param random decides what the player cannot know
  P sample(P seen, Player player, RandomGenerator random);

  /// What a player sees of a move or of an outcome of chance: two that look the same to the player
  /// give equal objects, two that do not give different ones. What players choose or draw
  /// themselves they see.
  ///
  /// @param before the complete position in which it is made
  default Object seen(P before, M move, Player player) {
    return move;
  }

  /// What a player finds out when a move or an outcome of chance turns up what was hidden; null if
  /// nothing is turned up. What was found out differently gives different objects. Whether anything
  /// is turned up must not depend on what is hidden.
  ///
  /// @param before the complete position in which the move is made
  /// @param after the complete position to which it leads
  default @Nullable Object turnedUp(P before, P after, Player player) {
    return null;
  }

  /// Of a game in which everybody sees everything: there is nothing to fill in.
  static <P, M> Determinization<P, M> nothingHidden() {
    return (seen, _, _) -> seen;
  }
}
