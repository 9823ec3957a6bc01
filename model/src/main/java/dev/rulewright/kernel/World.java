package dev.rulewright.kernel;

import java.util.List;
import java.util.Optional;

/// A small world: a game with a few of its cards, maybe on a part of its board, and the positions
/// in which plays begin there. Small enough that every play can be followed.
///
/// @param game the game with what is in the world
/// @param starts the positions in which plays begin; never empty
/// @param turns whether it matters how many turns have been played, because play ends after some
/// @param <P> positions
/// @param <M> moves
public record World<P, M>(Game<P, M> game, List<P> starts, Turns turns) {

  /// Whether play ends after some turns.
  public enum Turns {
    /// Play goes on without end.
    UNLIMITED,
    /// Play ends after some turns.
    COUNTED
  }

  /// Copies the list.
  public World {
    starts = List.copyOf(starts);
  }

  /// What somebody wrote down about a world; what the words mean is left to the game.
  ///
  /// @param place where it begins
  /// @param reading the reading of the game
  /// @param readingPlace where the reading stands
  /// @param cards cards that are in no box, one field each
  /// @param areas the areas that are on the board; all if missing
  /// @param numbers numbers of the rulebook that are others here, one field each
  /// @param given the position in which plays begin, or what all such positions have in common
  /// @param everywhere the units that stand on every combination of areas
  /// @param turns the turns that are played, if they are limited
  public record Plan(
      Place place,
      String reading,
      Place readingPlace,
      List<Field> cards,
      Optional<Field> areas,
      List<Field> numbers,
      List<Field> given,
      Optional<Field> everywhere,
      Optional<Field> turns) {

    /// Copies the lists.
    public Plan {
      cards = List.copyOf(cards);
      numbers = List.copyOf(numbers);
      given = List.copyOf(given);
    }
  }
}
