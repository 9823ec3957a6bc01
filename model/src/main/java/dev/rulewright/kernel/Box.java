package dev.rulewright.kernel;

import java.util.List;

/// What is in the box of one game: whoever has the box can set the game up for any reading.
///
/// @param <P> positions
/// @param <M> moves, including the outcomes of chance
public interface Box<P, M> {

  /// The identifier of the game, such as `mission-combat`; the same as [Rulebook#game].
  String name();

  /// The game under a reading, with more cards than the box holds.
  ///
  /// @param reading `standard`, or as the game's readings are written
  /// @param readingPlace where the reading stands
  /// @param extraCards one field per card: its name and its values; may be empty
  /// @throws BadInput if there is no such reading or a card makes no sense
  Game<P, M> game(String reading, Place readingPlace, List<Field> extraCards);

  /// Whether a move may be legal although [Game#turn] lists only its normal form, such as a split
  /// of damage that wastes some of it.
  default boolean isListedInNormalForm(M move) {
    return false;
  }

  /// A small world of the game.
  ///
  /// @throws BadInput if a word of the plan makes no sense, a start is impossible, or the game
  ///   knows no small worlds
  default World<P, M> world(World.Plan plan) {
    throw BadInput.at(plan.place()).because("the game '" + name() + "' knows no small worlds");
  }
}
