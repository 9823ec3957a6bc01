package dev.rulewright.kernel.box;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.TableNumbers;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.reading.Readings;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What is in the box of one game: whoever has the box can set the game up for any reading.
///
/// @param <P> positions
/// @param <M> moves, including the outcomes of chance
public interface Box<P, M> {

  /// The identifier of the game, such as `mission-combat`.
  default String name() {
    return rulebook().game();
  }

  /// The class that holds the rules, by which their code is told from other code.
  default Class<?> code() {
    return getClass();
  }

  /// The rulebook, whatever the reading.
  default Rulebook rulebook() {
    return readings().rulebook();
  }

  /// The players in seat order, whatever the reading.
  List<? extends Player> players();

  /// What the rulebook leaves open.
  Readings readings();

  /// What is in the box thing by thing; by default nothing is told.
  default Contents contents() {
    return new Contents();
  }

  /// What is printed on things of the box, by their words in notation.
  default Map<String, String> printedNames() {
    return contents().names();
  }

  /// What cards, pieces and places of the box are worth, in a few words each, by their words in
  /// notation.
  default Map<String, String> values() {
    return contents().values();
  }

  /// Moves as sentences; by default as notation.
  default Sentences sentences() {
    return Sentences.NONE;
  }

  /// The numbers in the tables that the box was read from; none by default.
  default TableNumbers numbers() {
    return TableNumbers.NONE;
  }

  /// The box read from other tables in the place of those of [#numbers].
  ///
  /// @throws BadInput if they do not go together
  default Box<P, M> readFrom(Map<String, DataFile> tables) {
    throw new UnsupportedOperationException(name() + " was not read from tables");
  }

  /// What in this box can be played but is probably a mistake, one sentence each; none for the box
  /// as it ships.
  default List<String> warnings() {
    return List.of();
  }

  /// The game under a reading.
  ///
  /// @param reading `standard`, or as the game's readings are written
  /// @param readingPlace where the reading stands
  /// @throws BadInput if there is no such reading
  Game<P, M> game(String reading, Place readingPlace);

  /// The game under a reading, with cards that are not in the box. By default a game takes none.
  ///
  /// @param extraCards one field per card: its name and its values; may be empty
  /// @throws BadInput if there is no such reading or a card makes no sense
  default Game<P, M> game(String reading, Place readingPlace, List<Field> extraCards) {
    for (Field card : extraCards) {
      throw BadInput.at(card.keyPlace()).found(card.key()).because(name() + " has no extra cards");
    }
    return game(reading, readingPlace);
  }

  /// The box with another value in the place of an assumed one, as far as a scenario may rest on
  /// it; none by default.
  default Stream<Otherwise<P, M>> otherwise() {
    return Stream.of();
  }

  /// Whether a move may be legal although [Game#turn] lists only its normal form, such as a split
  /// of damage that wastes some of it.
  default boolean isListedInNormalForm(M move) {
    return false;
  }

  /// A small world of the game. By default it has all that is in the box, see [World#of].
  ///
  /// @throws BadInput if a word of the plan makes no sense, or a start is impossible
  default World<P, M> world(World.Plan plan) {
    return World.of(this, plan);
  }
}
