package dev.rulewright.kernel.picture;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Variant;
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

  /// The picture of a position of any game; a variant looks like the game that it varies. Of a game
  /// that says nothing every field of the text form is a place, whoever looks.
  @SuppressWarnings("unchecked") // a game draws its own positions
  static <P> Picture of(Game<P, ?> game, P position, Optional<Player> viewer) {
    return switch (game) {
      case Pictured<?> pictured -> ((Pictured<P>) pictured).picture(position, viewer);
      case Variant<P, ?> variant -> of(variant.game(), position, viewer);
      default -> FieldPicture.of(game.notation().fields(position), game.players());
    };
  }

  /// The same in plain text, seen by somebody who sees everything.
  static <P> String text(Game<P, ?> game, P position) {
    return PictureText.of(of(game, position, Optional.empty()));
  }
}
