package dev.rulewright.kernel.picture;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import java.util.Optional;

/// A game that says what its positions look like.
///
/// @param <P> positions
public interface Pictured<P> {

  /// What lies on the table.
  ///
  /// @param viewer who looks, so that what is hidden from that player lies face down; empty for
  ///   somebody who sees everything
  Picture picture(P position, Optional<Player> viewer);

  /// The picture of a position of any game. Of one that says nothing every field of the text form
  /// is a place, whoever looks.
  @SuppressWarnings("unchecked") // a game draws its own positions
  static <P> Picture of(Game<P, ?> game, P position, Optional<Player> viewer) {
    return game instanceof Pictured<?> pictured
        ? ((Pictured<P>) pictured).picture(position, viewer)
        : FieldPicture.of(game.notation().fields(position), game.players());
  }
}
